import type { WebSettings } from '#contract/web-settings.ts';
import '../styles.css';

/* What the server writes into every page, for components that are tested without one. */

const settings: WebSettings = {
  anonymousKey: 'anonymous-key',
  ownTexts: [],
  google: false,
  brand: {
    name: 'Landfall',
    assistantName: 'Landfall Expert',
    operatorName: 'Landfall Ltd',
    contact: 'help@example.com',
  },
};
const script = document.createElement('script');
script.id = 'web-settings';
script.type = 'application/json';
script.textContent = JSON.stringify(settings);
document.head.append(script);
