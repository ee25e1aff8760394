import * as contract from '#contract/threads.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { markThreadRead, markThreadReadAsStaff } from './mark-read.ts';
import type { ThreadPorts } from './ports.ts';
import { readThread, readThreadAsStaff } from './read-thread.ts';
import { addStaffNote, sendMessage, sendMessageAsStaff } from './send-message.ts';
import { viewItem, viewNote } from './views.ts';

const { serve } = servingWith<ThreadPorts>();

/** What the threads feature answers to a company's people and to staff. */
export const threadRoutes = [
  serve(contract.readThread, async ({ services, session: { person }, params, query }) => {
    const { items, ...thread } = await readThread(services, person, params.id, query);
    return { ...thread, items: items.map((item) => viewItem(item, person)) };
  }),

  serve(contract.sendMessage, async ({ services, session: { person }, params, input, storeAnswer }) => ({
    item: viewItem(
      await sendMessage(services, person, params.id, input, (transaction, item) =>
        storeAnswer(transaction, { item: viewItem(item, person) }),
      ),
      person,
    ),
  })),

  serve(contract.markThreadRead, async ({ services, session, params, input }) => {
    await markThreadRead(services, session.person, params.id, input.position);
    return {};
  }),

  serve(contract.readThreadAsStaff, async ({ services, session: { person }, staffRole, params, query }) => {
    const reader = { person, role: staffRole };
    const { items, notes, ...thread } = await readThreadAsStaff(services, reader, params.id, query);
    return {
      ...thread,
      items: items.map((item) => viewItem(item, person)),
      notes: notes.map((note) => viewNote(note, person)),
    };
  }),

  serve(
    contract.sendMessageAsStaff,
    async ({ services, session: { person }, staffRole: role, params, input, storeAnswer }) => ({
      item: viewItem(
        await sendMessageAsStaff(services, { person, role }, params.id, input, (transaction, item) =>
          storeAnswer(transaction, { item: viewItem(item, person) }),
        ),
        person,
      ),
    }),
  ),

  serve(contract.markThreadReadAsStaff, async ({ services, session, params, input }) => {
    await markThreadReadAsStaff(services, session.person, params.id, input.position);
    return {};
  }),

  serve(
    contract.addStaffNote,
    async ({ services, session: { person }, staffRole: role, params, input, storeAnswer }) => ({
      note: viewNote(
        await addStaffNote(services, { person, role }, params.id, input, (transaction, note) =>
          storeAnswer(transaction, { note: viewNote(note, person) }),
        ),
        person,
      ),
    }),
  ),
];
