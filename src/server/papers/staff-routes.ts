import * as contract from '#contract/client-papers.ts';
import { previewAccessAsStaff as previewOperation } from '#contract/member-access.ts';
import type { Person } from '#domain/accounts/person.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { inCompanyAsStaff, type StaffScope } from '../audit/index.ts';
import { keysOf } from '../company-keys/index.ts';
import { Failure } from '../platform/failure.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { addUploadPiece } from './add-upload-piece.ts';
import { beginUpload } from './begin-upload.ts';
import { attachmentHeader, downloadNameOf } from './file-name.ts';
import { readList } from './list-papers.ts';
import { drawPage, type OpenedPaper, openPaper } from './open-paper.ts';
import { findPaper } from './paper-repository.ts';
import type { PaperPorts, PaperScope } from './ports.ts';
import { previewAccessAsStaff } from './preview-access.ts';
import type { Uploader } from './reach.ts';
import { readUpload } from './read-upload.ts';
import { sandboxHeaders } from './sandbox-headers.ts';
import { listUploads } from './upload-repository.ts';
import { viewUpload } from './views.ts';

const { serve, serveDownload } = servingWith<PaperPorts>();

/** Staff's scope, as this feature's use cases take it. */
export function paperScopeOf({
  orm,
  client,
  company,
}: Pick<StaffScope, 'orm' | 'client' | 'company'>): PaperScope {
  return { orm, client, details: company };
}

const asStaff = ({ person }: { person: Person }, staffRole: StaffRole): Uploader => ({
  side: 'staff',
  person,
  staffRole,
});

/** Operations of the papers feature for staff. */
export const staffPaperRoutes = [
  serve(contract.listClientPapers, async ({ services, session, params }) => ({
    list: await inCompanyAsStaff(services, session.person, params.id, async (staff) => {
      const scope = paperScopeOf(staff);
      await staff.recordRead('papers');
      const list = await readList(services, scope, await services.paperOwners(scope), () => true);
      const keys = await keysOf(services.secrets, scope, params.id);
      const begun = await listUploads(scope, params.id, session.person.id);
      return { ...list, uploads: begun.map((upload) => viewUpload(upload, keys)) };
    }),
  })),

  serve(previewOperation, async ({ services, session, params, query }) => ({
    papers: await previewAccessAsStaff(services, session.person, params.id, params.member, query.classes),
  })),

  serve(contract.beginClientUpload, async ({ services, session, params, input, staffRole }) => ({
    upload: await beginUpload(services, asStaff(session, staffRole), params.id, input),
  })),

  serve(contract.readClientUpload, async ({ services, session, params, staffRole }) => ({
    upload: await readUpload(services, asStaff(session, staffRole), params.id, params.upload),
  })),

  serve(contract.addClientUploadPiece, ({ services, session, params, upload, staffRole }) =>
    addUploadPiece(
      services,
      asStaff(session, staffRole),
      { companyId: params.id, uploadId: params.upload, offset: Number(params.offset) },
      upload,
    ),
  ),

  serveDownload(
    contract.readClientPaperPage,
    async ({ services, session, params, staffRole, replyHeaders }) => {
      const opened = await openAsStaff(services, session.person, params, 'preview', staffRole);
      const content = await drawPage(services, opened, Number(params.page), Number(params.width));
      Object.assign(replyHeaders, sandboxHeaders, { 'content-disposition': 'inline' });
      return { content, type: 'image/webp' };
    },
  ),

  serveDownload(
    contract.downloadClientPaper,
    async ({ services, session, params, staffRole, replyHeaders }) => {
      const opened = await openAsStaff(services, session.person, params, 'download', staffRole);
      const bytes = new Uint8Array(await opened.content());
      Object.assign(replyHeaders, sandboxHeaders, {
        'content-disposition': attachmentHeader(downloadNameOf(opened.name, opened.type)),
      });
      return { content: bytes, type: opened.type };
    },
  ),
];

function openAsStaff(
  services: PaperPorts,
  person: Person,
  { id, paper: paperId, version }: { id: string; paper: string; version: string },
  purpose: 'preview' | 'download',
  role: StaffRole,
): Promise<OpenedPaper> {
  return inCompanyAsStaff(services, person, id, async (staff) => {
    const scope = paperScopeOf(staff);
    const paper = await findPaper(scope, id, paperId);
    if (!paper) throw new Failure('paper-not-found');
    const isLeaving = purpose === 'download' && paperRules[paper.kind].isIdentity;
    if (isLeaving && !mayAsStaff(role, 'export-identity-papers')) throw new Failure('right-required');
    await staff.record({
      action: 'paper-opened',
      subject: paper.kind,
      details: { version: Number(version), purpose },
    });
    return openPaper(services, scope, paper, Number(version), { by: person, side: 'staff', purpose });
  });
}
