import * as contract from '#contract/account-export.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { exportAccount } from './export-account.ts';
import type { AccountExportPorts } from './ports.ts';

const { serveDownload } = servingWith<AccountExportPorts>();

/** Route for exporting a person's data as one file. */
export const accountExportRoutes = [
  serveDownload(contract.exportAccount, async ({ services, session, replyHeaders }) => {
    const text = await exportAccount(services, session);
    const day = services.clock().toISOString().slice(0, 10);
    replyHeaders['content-disposition'] = `attachment; filename="account-${day}.json"`;
    return { content: new TextEncoder().encode(text), type: 'application/json' };
  }),
];
