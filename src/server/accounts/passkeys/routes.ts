import * as contract from '#contract/passkeys.ts';
import { Failure } from '../../platform/failure.ts';
import { servingWith } from '../../platform/serve-operation.ts';
import { issueSession } from '../issue-session.ts';
import type { AccountPorts } from '../ports.ts';
import { viewPasskey, viewPerson } from '../views.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { renameTo } from './passkey-repository.ts';
import { removePasskey } from './remove-passkey.ts';
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts';

const { serve } = servingWith<AccountPorts>();

/** Routes for passkeys. */
export const passkeyRoutes = [
  serve(contract.beginPasskeySignIn, async ({ services, client }) => ({
    options: await beginPasskeySignIn(services, client),
  })),

  serve(contract.signInWithPasskey, async (call) => {
    const { person, token } = await signInWithPasskey(call.services, call.input.response, call.client);
    return {
      message: call.texts.loginSuccessful,
      user: viewPerson(person),
      ...(await issueSession(call, token)),
    };
  }),

  serve(contract.beginPasskey, async ({ services, session, input }) => ({
    options: await beginPasskey(services, session, input.currentPassword),
  })),

  serve(contract.addPasskey, async ({ services, session, input, texts }) => ({
    message: texts.passkeyAdded,
    passkey: viewPasskey(await addPasskey(services, session, input)),
  })),

  serve(contract.renamePasskey, async ({ services, session, params, input, texts }) => {
    const change = { userId: session.person.id, id: params.passkey, name: input.name };
    if (!(await renameTo(services.database, change))) throw new Failure('passkey-not-found');
    return { message: texts.passkeyRenamed };
  }),

  serve(contract.removePasskey, async ({ services, session, params, texts }) => {
    await removePasskey(services, session.person, params.passkey);
    return { message: texts.passkeyRemoved };
  }),
];
