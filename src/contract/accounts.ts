import * as z from 'zod/mini';
import {
  guessProblemOf,
  lengthProblemOf,
  passwordMaximumLength,
  passwordMinimumLength,
} from '#domain/accounts/password.ts';
import { problem } from './field-problem.ts';
import { emailField, idField, momentField, optionalText, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

export const newPassword = z.string(problem('not-text', { field: 'password' })).check(
  z.refine(
    (value) => lengthProblemOf(value) !== 'too-short',
    problem('password-too-short', { min: passwordMinimumLength }),
  ),
  z.refine(
    (value) => lengthProblemOf(value) !== 'too-long',
    problem('too-long', { field: 'password', max: passwordMaximumLength }),
  ),
  z.refine((value) => guessProblemOf(value) !== 'pattern', problem('password-pattern')),
);

/** A password that is only compared: any text up to a size that cannot tie up the server. */
export const knownPassword = z
  .string(problem('not-text', { field: 'password' }))
  .check(
    z.minLength(1, problem('required', { field: 'password' })),
    z.maxLength(1024, problem('too-long', { field: 'password', max: 1024 })),
  );

export const personView = z.object({ id: idField, email: z.string(), fullName: z.string() });

export const fullName = requiredText({ field: 'full-name', max: 200 });

/** An API client asks for a bearer token instead of the session cookie. */
export const wantToken = z.optional(z.boolean(problem('not-boolean', { name: 'want_token' })));

/** A session was opened. */
export const signedIn = z.object({
  status: z.literal('success'),
  message: z.string(),
  user: personView,
  token: z.optional(z.string()),
});

/** Not signed in yet: the second-factor code has to follow, together with the challenge. */
export const secondFactorAsked = z.object({
  status: z.literal('success'),
  message: z.string(),
  second_factor: z.literal(true),
  challenge: z.string(),
});

const signInAnswer = z.union([signedIn, secondFactorAsked]);

export const register = defineOperation({
  id: 'register',
  method: 'POST',
  path: '/register',
  feature: 'Accounts',
  access: 'key',
  idempotent: true,
  input: z
    .object({
      full_name: fullName,
      email: emailField,
      password: newPassword,
      phone: z.optional(optionalText({ field: 'phone', max: 40 })),
      want_token: wantToken,
    })
    .check(
      z.refine(
        ({ password, email, full_name }) =>
          guessProblemOf(password, { email, fullName: full_name }) !== 'repeats-account',
        { path: ['password'], message: problem('password-repeats-account') },
      ),
    ),
  output: signedIn,
  success: 201,
  failures: ['registration-refused', 'too-many-requests', 'busy'],
});

export const login = defineOperation({
  id: 'login',
  method: 'POST',
  path: '/login',
  feature: 'Accounts',
  access: 'key',
  input: z.object({
    email: emailField,
    password: knownPassword,
    want_token: wantToken,
  }),
  output: signInAnswer,
  success: 200,
  failures: ['wrong-credentials', 'too-many-requests', 'busy'],
});

export const logout = defineOperation({
  id: 'logout',
  method: 'POST',
  path: '/logout',
  feature: 'Accounts',
  access: 'key',
  whileLocked: true,
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: [],
});

export const readSession = defineOperation({
  id: 'readSession',
  method: 'GET',
  path: '/session',
  feature: 'Accounts',
  access: 'session',
  output: z.object({
    status: z.literal('success'),
    user: personView,
    /** Whether the person is an operator of the installation. */
    isOperator: z.boolean(),
    /** Whether the owner has confirmed the address. */
    emailVerified: z.boolean(),
    /** Minutes without input after which the screen locks; 0 for never. */
    lockAfter: z.int(),
  }),
  success: 200,
  failures: [],
});

export const changeName = defineOperation({
  id: 'changeName',
  method: 'PATCH',
  path: '/account',
  feature: 'Accounts',
  access: 'session',
  input: z.object({ fullName }),
  output: z.object({ status: z.literal('success'), message: z.string(), user: personView }),
  success: 200,
  failures: [],
});

export const changePassword = defineOperation({
  id: 'changePassword',
  method: 'POST',
  path: '/account/password',
  feature: 'Accounts',
  access: 'session',
  input: z.object({ currentPassword: knownPassword, newPassword }),
  output: z.object({
    status: z.literal('success'),
    message: z.string(),
    /** The next bearer token, for a client that sent one. */
    token: z.optional(z.string()),
  }),
  success: 200,
  failures: ['wrong-password', 'too-many-requests', 'busy'],
});

/** As far as the client said. For a client that is not a browser, `browser` is its first product ('curl'). */
const device = z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) });
export type Device = z.infer<typeof device>;

export const sessionView = z.object({
  id: idField,
  /** Whether it is the session this call was made with. */
  current: z.boolean(),
  device,
  /** ISO 3166-1 alpha-2 code of the country it was last used from; `null` where that is unknown. */
  country: z.nullable(z.string()),
  createdAt: momentField,
  lastUsedAt: momentField,
});

export const listSessions = defineOperation({
  id: 'listSessions',
  method: 'GET',
  path: '/account/sessions',
  feature: 'Accounts',
  access: 'session',
  output: z.object({ status: z.literal('success'), sessions: z.array(sessionView) }),
  success: 200,
  failures: [],
});

export const endSession = defineOperation({
  id: 'endSession',
  method: 'DELETE',
  path: '/account/sessions/{id}',
  feature: 'Accounts',
  access: 'session',
  params: z.object({ id: idField }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: ['session-not-found'],
});

export const endOtherSessions = defineOperation({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/account/sessions',
  feature: 'Accounts',
  access: 'session',
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: [],
});

export const endAllSessions = defineOperation({
  id: 'endAllSessions',
  method: 'POST',
  path: '/logout/everywhere',
  feature: 'Accounts',
  access: 'session',
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: [],
});
