import { previewAccess as previewOperation } from '#contract/member-access.ts';
import * as detailsContract from '#contract/paper-details.ts';
import * as contract from '#contract/papers.ts';
import type { Person } from '#domain/accounts/person.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { addUploadPiece } from './add-upload-piece.ts';
import { beginUpload } from './begin-upload.ts';
import { confirmExpiry } from './confirm-expiry.ts';
import { decidePaper } from './decide-paper.ts';
import { deletePaper } from './delete-paper.ts';
import { attachmentHeader, downloadNameOf } from './file-name.ts';
import { listPaperReads } from './list-paper-reads.ts';
import { listPapers } from './list-papers.ts';
import { drawPage, openPaper } from './open-paper.ts';
import type { PaperPorts } from './ports.ts';
import { previewAccess } from './preview-access.ts';
import { inPapers, paperSeen, type Uploader } from './reach.ts';
import { cancelUpload, readUpload } from './read-upload.ts';
import { sandboxHeaders } from './sandbox-headers.ts';
import { saveDetails } from './save-details.ts';

const { serve, serveDownload } = servingWith<PaperPorts>();

const asMember = ({ person }: { person: Person }): Uploader => ({ side: 'member', person });

/** Operations of the papers feature. */
export const paperRoutes = [
  serve(contract.listPapers, async ({ services, session, params }) => ({
    list: await listPapers(services, session.person, params.id),
  })),

  serve(previewOperation, async ({ services, session, params, query }) => ({
    papers: await previewAccess(services, session.person, params.id, params.member, query.classes),
  })),

  serve(contract.beginUpload, async ({ services, session, params, input }) => ({
    upload: await beginUpload(services, asMember(session), params.id, input),
  })),

  serve(contract.readUpload, async ({ services, session, params }) => ({
    upload: await readUpload(services, asMember(session), params.id, params.upload),
  })),

  serve(contract.addUploadPiece, ({ services, session, params, upload }) =>
    addUploadPiece(
      services,
      asMember(session),
      { companyId: params.id, uploadId: params.upload, offset: Number(params.offset) },
      upload,
    ),
  ),

  serve(contract.cancelUpload, async ({ services, session, params }) => {
    await cancelUpload(services, asMember(session), params.id, params.upload);
    return {};
  }),

  serveDownload(contract.readPaperPage, async ({ services, session, params, replyHeaders }) => {
    const { person } = session;
    const opened = await inPapers(services, person, params.id, 'read-papers', async (scope) => {
      const paper = await paperSeen(scope, person, params.paper);
      const opening = { by: person, side: 'member', purpose: 'preview' } as const;
      return openPaper(services, scope, paper, Number(params.version), opening);
    });
    const content = await drawPage(services, opened, Number(params.page), Number(params.width));
    Object.assign(replyHeaders, sandboxHeaders, { 'content-disposition': 'inline' });
    return { content, type: 'image/webp' };
  }),

  serveDownload(contract.downloadPaper, async ({ services, session, params, replyHeaders }) => {
    const { person } = session;
    const { name, type, content } = await inPapers(
      services,
      person,
      params.id,
      'read-papers',
      async (scope) => {
        const paper = await paperSeen(scope, person, params.paper);
        const opening = { by: person, side: 'member', purpose: 'download' } as const;
        return openPaper(services, scope, paper, Number(params.version), opening);
      },
    );
    const bytes = new Uint8Array(await content());
    Object.assign(replyHeaders, sandboxHeaders, {
      'content-disposition': attachmentHeader(downloadNameOf(name, type)),
    });
    return { content: bytes, type };
  }),

  serve(contract.confirmPaperExpiry, async ({ services, session, params, input }) => ({
    paper: await confirmExpiry(services, session.person, params.id, {
      paperId: params.paper,
      number: Number(params.version),
      expiresOn: input.expiresOn === null ? null : plainDate(input.expiresOn),
    }),
  })),

  serve(detailsContract.savePaperDetails, async ({ services, session, params, input }) => ({
    paper: await saveDetails(services, session.person, params.id, {
      paperId: params.paper,
      number: Number(params.version),
      said: input,
    }),
  })),

  serve(contract.decidePaper, async ({ services, session, params, input }) => ({
    paper: await decidePaper(services, session.person, params.id, {
      paperId: params.paper,
      number: Number(params.version),
      decision: input.decision,
      seenState: input.seenState,
      points: input.points.map(({ page, text }) => ({ page: page ?? undefined, text })),
    }),
  })),

  serve(contract.deletePaper, async ({ services, session, params, texts }) => {
    const found = await deletePaper(services, session.person, params.id, params.paper);
    return found.outcome === 'deleted'
      ? { message: texts.paperDeleted, kept: null }
      : { message: texts.paperKept(found.rule.rule), kept: { rule: found.rule.rule, until: found.until } };
  }),

  serve(contract.listPaperReads, async ({ services, session, params }) => ({
    reads: await listPaperReads(services, session.person, params.id, params.paper),
  })),
];
