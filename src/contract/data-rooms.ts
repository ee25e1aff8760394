import * as z from 'zod/mini';
import { dataRoomDays, dataRoomLimits } from '#domain/data-rooms/data-room.ts';
import { problem } from './field-problem.ts';
import { idField, momentField, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

const params = z.object({ id: idField });

const roomView = z.object({
  id: idField,
  recipient: z.string(),
  /** Names of the files. */
  papers: z.array(z.string()),
  hasOwners: z.boolean(),
  createdAt: momentField,
  expiresAt: momentField,
  revokedAt: z.nullable(momentField),
  /** Latest first; what was opened, or `null` for the list. */
  opens: z.array(z.object({ at: momentField, what: z.nullable(z.string()) })),
});
export type DataRoomView = z.infer<typeof roomView>;
const listed = z.object({ status: z.literal('success'), rooms: z.array(roomView) });

/** Papers that people outside may look at by a link. */
export const listDataRooms = defineOperation({
  id: 'listDataRooms',
  method: 'GET',
  path: '/companies/{id}/data-rooms',
  feature: 'Papers',
  access: 'session',
  params,
  output: listed,
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

export const makeDataRoom = defineOperation({
  id: 'makeDataRoom',
  method: 'POST',
  path: '/companies/{id}/data-rooms',
  feature: 'Papers',
  access: 'session',
  idempotent: true,
  params,
  input: z.object({
    /** Who gets the link; stands on each page. */
    recipient: requiredText({ field: 'name', max: dataRoomLimits.recipient }),
    days: z.literal([...dataRoomDays]),
    papers: z
      .array(idField)
      .check(
        z.maxLength(
          dataRoomLimits.papers,
          problem('too-long', { name: 'papers', max: dataRoomLimits.papers }),
        ),
      ),
    hasOwners: z.boolean(problem('not-boolean', { name: 'hasOwners' })),
  }),
  output: z.object({ ...listed.shape, address: z.string() }),
  success: 201,
  failures: ['company-not-found', 'not-allowed', 'paper-not-found', 'too-many-entries'],
});

export const revokeDataRoom = defineOperation({
  id: 'revokeDataRoom',
  method: 'DELETE',
  path: '/companies/{id}/data-rooms/{room}',
  feature: 'Papers',
  access: 'session',
  params: z.object({ id: idField, room: idField }),
  output: listed,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'paper-not-found'],
});

const secret = z.string();
const visited = z.object({ token: secret });

/** A page without scripts, for whoever has the link. A link that has ended leads to a page that says so. */
export const visitDataRoom = defineOperation({
  id: 'visitDataRoom',
  method: 'GET',
  path: '/data-rooms/{token}',
  feature: 'Papers',
  access: 'open',
  params: visited,
  download: { types: ['text/html'] },
  success: 200,
  failures: [],
});

export const visitDataRoomPaper = defineOperation({
  id: 'visitDataRoomPaper',
  method: 'GET',
  path: '/data-rooms/{token}/papers/{paper}',
  feature: 'Papers',
  access: 'open',
  params: z.object({ token: secret, paper: z.string() }),
  download: { types: ['text/html'] },
  success: 200,
  failures: [],
});

/** A picture of a page, marked with whom it was shared with. */
export const readDataRoomPage = defineOperation({
  id: 'readDataRoomPage',
  method: 'GET',
  path: '/data-rooms/{token}/papers/{paper}/pages/{page}',
  feature: 'Papers',
  access: 'open',
  params: z.object({ token: secret, paper: z.string(), page: z.string() }),
  download: { types: ['image/webp'] },
  success: 200,
  failures: ['paper-not-found', 'paper-not-shown', 'too-many-requests', 'busy'],
});

/** The owners as a ZIP in the Open Cap Table Coalition's format. */
export const downloadCapTable = defineOperation({
  id: 'downloadCapTable',
  method: 'GET',
  path: '/data-rooms/{token}/cap-table',
  feature: 'Papers',
  access: 'open',
  params: visited,
  download: { types: ['application/zip'] },
  success: 200,
  failures: ['paper-not-found', 'too-many-requests'],
});
