import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { InputOf } from '#contract/operation.ts';
import { type addPasskey, beginPasskeySignIn, signInWithPasskey } from '#contract/passkeys.ts';
import { call, describeFailure } from '#web/platform/call.ts';
import { type LoginOutcome, LoginProblem, takeInLogin } from './take-in-login.ts';

/** The browser let go of it: the person closed its window, or something else began. */
export class PasskeyCancelled extends Error {}

/** A passkey belongs to a name: browsers have none for a bare address such as 127.0.0.1. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** Whether the browser offers passkeys where the email address is typed. */
export async function canFillInPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await browserSupportsWebAuthnAutofill());
}

/** Lets go of what still waits for a passkey. */
export function stopWaiting(): void {
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Signs in with a passkey and keeps the login.
 *
 * @param how in a window of the browser's own, or among what it offers to fill in
 * @param onChosen called once the person has chosen one
 * @throws PasskeyCancelled
 */
export async function enterWithPasskey(
  how: 'window' | 'fill-in',
  onChosen: () => void,
): Promise<LoginOutcome> {
  let options: Record<string, unknown>;
  try {
    ({ options } = await call(beginPasskeySignIn, {}));
  } catch (failure) {
    return { problem: describeFailure(failure), fields: {} };
  }
  const response = await showPasskey(options, how);
  onChosen();
  return takeInLogin(() =>
    call(signInWithPasskey, { input: { response } }).catch((failure: unknown) => {
      throw new LoginProblem(describeFailure(failure));
    }),
  );
}

/**
 * Has the browser show a passkey.
 *
 * @throws PasskeyCancelled
 */
export async function showPasskey(
  options: Record<string, unknown>,
  how: 'window' | 'fill-in' = 'window',
): Promise<InputOf<typeof signInWithPasskey>['response']> {
  const response = await unlessCancelled(() =>
    startAuthentication({
      optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      useBrowserAutofill: how === 'fill-in',
      verifyBrowserAutofillInput: false,
    }),
  );
  return response as unknown as InputOf<typeof signInWithPasskey>['response'];
}

/**
 * Has the browser make a passkey.
 *
 * @throws PasskeyCancelled, or Error where the device has one already
 */
export async function makePasskey(
  options: Record<string, unknown>,
): Promise<InputOf<typeof addPasskey>['response']> {
  const response = await unlessCancelled(() =>
    startRegistration({
      optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
    }),
  );
  return response as unknown as InputOf<typeof addPasskey>['response'];
}

/** Whether the device refused because it has a passkey of this account. */
export function isKnownToDevice(error: unknown): boolean {
  return error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
}

async function unlessCancelled<T>(ceremony: () => Promise<T>): Promise<T> {
  try {
    return await ceremony();
  } catch (error) {
    if (isKnownToDevice(error)) throw error;
    throw new PasskeyCancelled('No passkey was chosen.', { cause: error });
  }
}
