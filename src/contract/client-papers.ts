import * as z from 'zod/mini';
import { paperTypes } from '#domain/papers/inspection.ts';
import { idField } from './fields.ts';
import { defineOperation } from './operation.ts';
import {
  companyParams,
  newUpload,
  pageParams,
  paperListView,
  pieceMaximumBytes,
  pieceParams,
  pieceStored,
  uploadView,
  versionParams,
} from './papers.ts';

/** All papers of a client, with every party's. */
export const listClientPapers = defineOperation({
  id: 'listClientPapers',
  method: 'GET',
  path: '/operator/companies/{id}/papers',
  feature: 'Papers',
  access: 'operator',
  right: 'review-papers',
  params: companyParams,
  output: z.object({ status: z.literal('success'), list: paperListView }),
  success: 200,
  failures: ['company-not-found'],
});

export const readClientPaperPage = defineOperation({
  id: 'readClientPaperPage',
  method: 'GET',
  path: '/operator/companies/{id}/papers/{paper}/versions/{version}/pages/{page}/{width}',
  feature: 'Papers',
  access: 'operator',
  right: 'read-identity-papers',
  params: pageParams,
  download: { types: ['image/webp'] },
  success: 200,
  failures: ['company-not-found', 'paper-not-found', 'paper-not-shown'],
});

/** Identity papers leave the product only with a right of their own. */
export const downloadClientPaper = defineOperation({
  id: 'downloadClientPaper',
  method: 'GET',
  path: '/operator/companies/{id}/papers/{paper}/versions/{version}/file',
  feature: 'Papers',
  access: 'operator',
  right: 'review-papers',
  params: versionParams,
  download: { types: paperTypes },
  success: 200,
  failures: ['company-not-found', 'right-required', 'paper-not-found', 'paper-not-shown'],
});

/** Hands a paper in on a client's behalf, in pieces as its people do. */
export const beginClientUpload = defineOperation({
  id: 'beginClientUpload',
  method: 'POST',
  path: '/operator/companies/{id}/uploads',
  feature: 'Papers',
  access: 'operator',
  right: 'hand-in-papers',
  params: companyParams,
  input: newUpload,
  output: z.object({ status: z.literal('success'), upload: uploadView }),
  success: 201,
  idempotent: true,
  failures: ['company-not-found', 'paper-not-found', 'too-many-papers', 'too-many-requests'],
});

export const readClientUpload = defineOperation({
  id: 'readClientUpload',
  method: 'GET',
  path: '/operator/companies/{id}/uploads/{upload}',
  feature: 'Papers',
  access: 'operator',
  right: 'hand-in-papers',
  params: z.object({ id: idField, upload: idField }),
  output: z.object({ status: z.literal('success'), upload: uploadView }),
  success: 200,
  failures: ['company-not-found', 'upload-not-found'],
});

export const addClientUploadPiece = defineOperation({
  id: 'addClientUploadPiece',
  method: 'PUT',
  path: '/operator/companies/{id}/uploads/{upload}/bytes/{offset}',
  feature: 'Papers',
  access: 'operator',
  right: 'hand-in-papers',
  params: pieceParams,
  upload: { types: ['application/offset+octet-stream'], maximumBytes: pieceMaximumBytes },
  output: pieceStored,
  success: 200,
  failures: ['company-not-found', 'upload-not-found', 'upload-moved-on', 'invalid-input'],
});
