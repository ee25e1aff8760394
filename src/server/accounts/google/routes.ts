import type { Hono } from 'hono';
import * as contract from '#contract/google.ts';
import { googleAnswerParameter, googleCallbackPath } from '#contract/google-return.ts';
import { servingWith } from '../../platform/serve-operation.ts';
import { issueSession } from '../issue-session.ts';
import type { AccountPorts } from '../ports.ts';
import { reauthenticate } from '../reauthenticate.ts';
import { viewPerson, viewSecondFactorAsked } from '../views.ts';
import { beginGoogle, type GoogleFrom } from './begin-google.ts';
import { connectGoogle } from './connect-google.ts';
import { disconnectGoogle } from './disconnect-google.ts';
import { flowCookie, flowTokenIn } from './flow-cookie.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';
import { takeInAnswer } from './take-in-answer.ts';

const { serve } = servingWith<AccountPorts>();

/** Routes for signing in with Google. */
export const googleRoutes = [
  serve(contract.beginGoogleSignIn, async ({ services, client, input, replyHeaders }) => {
    const { url, token } = await beginGoogle(services, { from: input.from, who: client.network });
    replyHeaders['set-cookie'] = flowCookie(services.config.publicUrl, token);
    return { url };
  }),

  serve(contract.signInWithGoogle, async (call) => {
    const { services, headers, client } = call;
    const outcome = await signInWithGoogle(services, flowTokenIn(headers, services.config.publicUrl), client);
    if ('challenge' in outcome) return viewSecondFactorAsked(outcome.challenge, call.texts.secondFactorAsked);
    const { person, token, registered } = outcome;
    return {
      message: registered ? call.texts.accountCreated : call.texts.loginSuccessful,
      user: viewPerson(person),
      registered,
      ...(await issueSession(call, token)),
    };
  }),

  serve(contract.beginGoogleConnection, async ({ services, session, input, replyHeaders }) => {
    const { id } = session.person;
    await reauthenticate(services, session, input.currentPassword);
    const { url, token } = await beginGoogle(services, { from: 'settings', who: id, userId: id });
    replyHeaders['set-cookie'] = flowCookie(services.config.publicUrl, token);
    return { url };
  }),

  serve(contract.connectGoogle, async ({ services, session, headers, texts }) => {
    await connectGoogle(services, session, flowTokenIn(headers, services.config.publicUrl));
    return { message: texts.googleConnected };
  }),

  serve(contract.disconnectGoogle, async ({ services, session, texts }) => {
    await disconnectGoogle(services, session.person);
    return { message: texts.googleDisconnected };
  }),
];

/** The page to continue on, by what was requested. */
const pages: Record<GoogleFrom, string> = {
  'sign-in': '/app/signin',
  'sign-up': '/app/signup',
  settings: '/app/dashboard/settings',
};

/** Mounts the address that Google redirects to. It only redirects to our own pages. */
export function mountGoogleCallback(
  app: Hono,
  services: Pick<AccountPorts, 'log' | 'clock' | 'database' | 'accounts' | 'config'>,
): void {
  const { publicUrl } = services.config;
  app.get(googleCallbackPath, async (context) => {
    const token = flowTokenIn(context.req.raw.headers, publicUrl);
    const { search } = new URL(context.req.url);
    const taken = token && (await takeInAnswer(services, { token, query: search }));
    const headers = new Headers({
      location: `${pages[taken ? taken.from : 'sign-in']}?${googleAnswerParameter}=answer`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    if (taken) headers.set('set-cookie', flowCookie(publicUrl, taken.token));
    return new Response(null, { status: 303, headers });
  });
}
