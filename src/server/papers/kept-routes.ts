import { downloadKeptPaper } from '#contract/kept-records.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { attachmentHeader } from './file-name.ts';
import { openKeptPaper } from './kept-papers.ts';
import type { PaperPorts } from './ports.ts';
import { sandboxHeaders } from './sandbox-headers.ts';

const { serveDownload } = servingWith<PaperPorts>();

/** Operations on papers of companies that are gone. */
export const keptPaperRoutes = [
  serveDownload(downloadKeptPaper, async ({ services, session, params, replyHeaders }) => {
    const { name, type, content } = await openKeptPaper(
      services,
      session.person,
      params.paper,
      Number(params.version),
    );
    Object.assign(replyHeaders, sandboxHeaders, { 'content-disposition': attachmentHeader(name) });
    return { content: new Uint8Array(content), type };
  }),
];
