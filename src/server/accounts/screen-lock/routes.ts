import * as contract from '#contract/screen-lock.ts';
import { servingWith } from '../../platform/serve-operation.ts';
import type { AccountPorts } from '../ports.ts';
import { changeScreenLock } from './change-screen-lock.ts';
import { lockScreen } from './lock-screen.ts';
import { readScreenLock } from './read-screen-lock.ts';
import { beginUnlock, unlockScreen } from './unlock-screen.ts';

const { serve } = servingWith<AccountPorts>();

/** Routes for the lock of a screen that nobody sits at. */
export const screenLockRoutes = [
  serve(contract.readScreenLock, ({ services, session }) => readScreenLock(services, session)),

  serve(contract.changeScreenLock, async ({ services, session, input, texts }) => {
    const lockAfter = await changeScreenLock(services, session, input.minutes);
    return { message: texts.screenLockSaved, ...(await readScreenLock(services, { ...session, lockAfter })) };
  }),

  serve(contract.lockSession, async ({ services, session, input }) => {
    const { noteScreenLock } = services.accounts;
    await lockScreen({ ...services, noteScreenLock }, session, input.how);
    return {};
  }),

  serve(contract.noteInput, async ({ services, session }) => {
    await services.accounts.sessions.stored.noteInput(session.id, services.clock());
    return {};
  }),

  serve(contract.beginUnlock, async ({ services, session }) => ({
    options: await beginUnlock(services, session),
  })),

  serve(contract.unlockSession, async ({ services, session, input, texts }) => {
    await unlockScreen(services, session, input);
    return { message: texts.screenUnlocked };
  }),
];
