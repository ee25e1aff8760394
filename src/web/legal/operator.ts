import type { Operator } from '#messages/legal.ts';
import { webSettings } from '#web/platform/web-settings.ts';

const { name, operatorName, contact } = webSettings.brand;

/** Who runs this installation, from its configuration. */
export const operator: Operator = { product: name, operator: operatorName, contact };
