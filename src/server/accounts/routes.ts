import * as contract from '#contract/accounts.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { changeName } from './change-name.ts';
import { changePassword } from './change-password.ts';
import { endSession } from './end-session.ts';
import { issueSession } from './issue-session.ts';
import { listSessions } from './list-sessions.ts';
import type { AccountPorts } from './ports.ts';
import { readEmail } from './read-email.ts';
import { registerPerson } from './register-person.ts';
import { signIn } from './sign-in.ts';
import { viewPerson, viewSecondFactorAsked } from './views.ts';

const { serve } = servingWith<AccountPorts>();

/** Routes of the accounts feature. */
export const accountRoutes = [
  serve(contract.register, async (call) => {
    const { full_name: fullName, email, password, phone = '' } = call.input;
    const { person, token, passwordMark } = await registerPerson(
      call.services,
      { fullName, email, password, phone },
      call.client,
    );
    return {
      message: call.texts.accountCreated,
      user: viewPerson(person),
      ...(await issueSession(call, token, { personId: person.id, passwordMark })),
    };
  }),

  serve(contract.login, async (call) => {
    const outcome = await signIn(call.services, call.input, call);
    if ('challenge' in outcome) return viewSecondFactorAsked(outcome.challenge, call.texts.secondFactorAsked);
    const { person, token, passwordMark } = outcome;
    return {
      message: call.texts.signedIn,
      user: viewPerson(person),
      ...(await issueSession(call, token, { personId: person.id, passwordMark })),
    };
  }),

  serve(contract.logout, async ({ services, session, replyHeaders, texts }) => {
    const { sessions } = services.accounts;
    if (session) await sessions.stored.end(session.person.id, session.id);
    Object.assign(replyHeaders, sessions.signOutHeaders());
    return { message: texts.loggedOut };
  }),

  serve(contract.readSession, async ({ services, session, session: { person } }) => ({
    user: viewPerson(person),
    isOperator: (await services.accounts.staffRoleOf(person.id)) !== undefined,
    emailVerified: (await readEmail(services, person)).isVerified,
    lockAfter: session.lockAfter,
  })),

  serve(contract.changeName, async ({ services, session, input, texts }) => ({
    message: texts.nameSaved,
    user: viewPerson(await changeName(services, session.person, input.fullName)),
  })),

  serve(contract.changePassword, async ({ services, session, input, replyHeaders, replyCookies, texts }) => {
    const { sessions, devices } = services.accounts;
    const { token, passwordMark } = await changePassword(services, session, input);
    const signedToken = sessions.sign(token);
    const message = texts.passwordChanged;
    if (session.heldAs === 'bearer-token') return { message, token: signedToken };
    replyHeaders['set-cookie'] = sessions.cookieFor(signedToken);
    replyCookies.push(devices.cookieFor({ personId: session.person.id, passwordMark }));
    return { message };
  }),

  serve(contract.listSessions, async ({ services, session }) => ({
    sessions: await listSessions(services, session),
  })),

  serve(contract.endSession, async ({ services, session, params, texts }) => {
    await endSession(services, session, params.id);
    return { message: texts.sessionEnded };
  }),

  serve(contract.endOtherSessions, async ({ services, session, texts }) => {
    await services.accounts.sessions.stored.endOthers(session.person.id, session.id);
    return { message: texts.otherSessionsEnded };
  }),

  serve(contract.endAllSessions, async ({ services, session, replyHeaders, texts }) => {
    const { sessions } = services.accounts;
    await sessions.stored.endAll(session.person.id);
    Object.assign(replyHeaders, sessions.signOutHeaders());
    return { message: texts.allSessionsEnded };
  }),
];
