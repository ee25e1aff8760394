import * as contract from '#contract/data-rooms.ts';
import { apiBase } from '#contract/operation.ts';
import { Failure } from '../platform/failure.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { makeRoom, readRooms, revokeRoom } from './manage-rooms.ts';
import type { DataRoomPorts } from './ports.ts';
import { endedPage, roomHeaders, roomPage, roomPaperPage } from './room-page.ts';
import { capTableOf, drawRoomPage, inRoom, opened, paperIn, type VisitedRoom } from './visit-room.ts';

const { serve, serveDownload, answering } = servingWith<DataRoomPorts>();

/** Where a room is, below the host. */
const pathTo = (token: string) => apiBase + contract.visitDataRoom.path.replace('{token}', token);

/** Routes of the data rooms. */
export const dataRoomRoutes = [
  serve(contract.listDataRooms, async ({ services, session: { person }, params }) => ({
    rooms: await readRooms(services, person, params.id),
  })),

  serve(contract.makeDataRoom, async ({ services, session: { person }, params, input }) => {
    const { token, rooms } = await makeRoom(services, person, params.id, input);
    return { rooms, address: services.config.publicUrl + pathTo(token) };
  }),

  serve(contract.revokeDataRoom, async ({ services, session: { person }, params }) => ({
    rooms: await revokeRoom(services, person, params.id, params.room),
  })),

  answering(contract.visitDataRoom, ({ services, params: { token } }) =>
    shown(services, token, 'list', (visited) => roomPage(visited, pathTo(token))),
  ),

  answering(contract.visitDataRoomPaper, ({ services, params: { token, paper } }) =>
    shown(services, token, paper, (visited) =>
      roomPaperPage(visited, paperIn(visited, paper), pathTo(token)),
    ),
  ),

  serveDownload(contract.readDataRoomPage, async ({ services, params, replyHeaders }) => {
    Object.assign(replyHeaders, roomHeaders);
    const content = await drawRoomPage(services, params.token, params.paper, Number(params.page));
    return { content, type: 'image/webp' };
  }),

  serveDownload(contract.downloadCapTable, async ({ services, params, replyHeaders }) => {
    Object.assign(replyHeaders, roomHeaders);
    replyHeaders['content-disposition'] = 'attachment; filename="owners.ocf.zip"';
    return { content: await capTableOf(services, params.token), type: 'application/zip' };
  }),
];

/** Shows a page of a room and notes that it was opened; one that says so where the link does not work. */
async function shown(
  services: DataRoomPorts,
  token: string,
  what: string,
  write: (visited: VisitedRoom) => string,
): Promise<Response> {
  const headers = { ...roomHeaders, 'content-type': 'text/html; charset=utf-8' };
  try {
    const html = await inRoom(services, token, async (scope, visited) => {
      const written = write(visited);
      await opened(services, scope, visited, what);
      return written;
    });
    return new Response(html, { headers });
  } catch (thrown) {
    if (thrown instanceof Failure) return new Response(endedPage(), { status: 404, headers });
    throw thrown;
  }
}
