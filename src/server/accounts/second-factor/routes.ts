import * as contract from '#contract/second-factor.ts';
import { servingWith } from '../../platform/serve-operation.ts';
import { issueSession } from '../issue-session.ts';
import type { AccountPorts } from '../ports.ts';
import { viewPerson } from '../views.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { turnOffSecondFactor } from './turn-off-second-factor.ts';

const { serve } = servingWith<AccountPorts>();

/** Routes for two-step verification. */
export const secondFactorRoutes = [
  serve(contract.signInWithCode, async (call) => {
    const { person, token, passwordMark } = await signInWithCode(call.services, call.input, call.client);
    const knownFor = passwordMark === undefined ? undefined : { personId: person.id, passwordMark };
    return {
      message: call.texts.loginSuccessful,
      user: viewPerson(person),
      ...(await issueSession(call, token, knownFor)),
    };
  }),

  serve(contract.beginSecondFactor, ({ services, session, input }) =>
    beginSecondFactor(services, session, input.currentPassword),
  ),

  serve(contract.confirmSecondFactor, async ({ services, session, input, texts }) => ({
    message: texts.secondFactorOn,
    recoveryCodes: await confirmSecondFactor(services, session, input.code),
  })),

  serve(contract.renewRecoveryCodes, async ({ services, session, input, texts }) => ({
    message: texts.recoveryCodesRenewed,
    recoveryCodes: await renewRecoveryCodes(services, session, input),
  })),

  serve(contract.turnOffSecondFactor, async ({ services, session, input, texts }) => {
    await turnOffSecondFactor(services, session, input);
    return { message: texts.secondFactorOff };
  }),
];
