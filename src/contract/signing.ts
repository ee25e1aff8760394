import * as z from 'zod/mini';
import { documentParts } from '#domain/documents/document-data.ts';
import {
  envelopeStates,
  identifications,
  signatureMethods,
  signerStates,
  signingOrders,
} from '#domain/signing/envelope.ts';
import { problem } from './field-problem.ts';
import { emailField, idField, momentField, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

const companyParams = z.object({ id: idField });
const envelopeParams = z.object({ id: idField, envelope: idField });

/** How long people can sign, in days. */
const maxDays = 60;

const envelopeView = z.object({
  id: idField,
  /** The made document that is signed. */
  document: idField,
  title: z.string(),
  state: z.enum(envelopeStates),
  order: z.enum(signingOrders),
  sentAt: momentField,
  expiresAt: momentField,
  /** Why it was declined. */
  reason: z.nullable(z.string()),
  /** What changed in the record and made it void. */
  changed: z.array(z.enum(documentParts)),
  signers: z.array(
    z.object({
      id: idField,
      party: idField,
      name: z.string(),
      email: z.string(),
      state: z.enum(signerStates),
      openedAt: z.nullable(momentField),
      signedAt: z.nullable(momentField),
      remindedAt: z.nullable(momentField),
      /** From when on they may be reminded again; `null` where they may not. */
      remindFrom: z.nullable(momentField),
      /** Whom they sign for, by name; `null` for themselves. */
      inPlaceOf: z.nullable(z.string()),
      hasAccount: z.boolean(),
    }),
  ),
});
export type EnvelopeView = z.infer<typeof envelopeView>;

const listed = z.object({ status: z.literal('success'), envelopes: z.array(envelopeView) });
const answered = z.object({ status: z.literal('success'), message: z.string(), envelope: envelopeView });

const daysField = z
  .int(problem('not-whole', { name: 'days' }))
  .check(
    z.gte(1, problem('too-small', { name: 'days', min: 1 })),
    z.lte(maxDays, problem('too-large', { name: 'days', max: maxDays })),
  );
const newEnvelope = z.object({
  document: idField,
  order: z.enum(signingOrders, problem('not-one-of', { name: 'order', values: signingOrders })),
  days: daysField,
  /** An email address for each signer without an account, by the id of their party. */
  emails: z.record(idField, emailField),
});
const newAddress = z.object({ email: emailField });
/** One of the company's people; their account's address counts where they have one. */
const replacement = z.object({ party: idField, email: z.nullable(emailField) });
const moreDays = z.object({ days: daysField });

const memberRefusals = ['company-not-found', 'not-allowed'] as const;
const sendFailures = [
  'document-not-found',
  'document-changed',
  'signature-not-simple',
  'signer-email-missing',
  'envelope-open',
  'too-many-requests',
] as const;
const openFailures = ['envelope-not-found', 'envelope-closed'] as const;
const askFailures = [...openFailures, 'signer-just-reminded', 'too-many-requests'] as const;
const replaceFailures = [
  ...openFailures,
  'envelope-void',
  'party-not-found',
  'signer-email-missing',
  'too-many-requests',
] as const;

const memberPath = '/companies/{id}/envelopes';
const staffPath = '/operator/companies/{id}/envelopes';
const oneEnvelope = '/{envelope}';
const oneSigner = '/{envelope}/signers/{signer}';
const signerParams = z.extend(envelopeParams, { signer: idField });

export const listEnvelopes = defineOperation({
  id: 'listEnvelopes',
  method: 'GET',
  path: memberPath,
  feature: 'Signing',
  access: 'session',
  params: companyParams,
  output: listed,
  success: 200,
  failures: memberRefusals,
});

export const sendEnvelope = defineOperation({
  id: 'sendEnvelope',
  method: 'POST',
  path: memberPath,
  feature: 'Signing',
  access: 'session',
  params: companyParams,
  input: newEnvelope,
  output: answered,
  success: 201,
  idempotent: true,
  failures: [...memberRefusals, ...sendFailures],
});

/** A new link for a signer, to the same address or to another one. */
export const sendSignerAgain = defineOperation({
  id: 'sendSignerAgain',
  method: 'POST',
  path: `${memberPath}${oneSigner}`,
  feature: 'Signing',
  access: 'session',
  params: signerParams,
  input: newAddress,
  output: answered,
  success: 200,
  failures: [...memberRefusals, ...askFailures],
});

/** Somebody else signs in a signer's place. An envelope that the signer declined goes on. */
export const replaceSigner = defineOperation({
  id: 'replaceSigner',
  method: 'PUT',
  path: `${memberPath}${oneSigner}`,
  feature: 'Signing',
  access: 'session',
  params: signerParams,
  input: replacement,
  output: answered,
  success: 200,
  failures: [...memberRefusals, ...replaceFailures],
});

export const extendEnvelope = defineOperation({
  id: 'extendEnvelope',
  method: 'PATCH',
  path: `${memberPath}${oneEnvelope}`,
  feature: 'Signing',
  access: 'session',
  params: envelopeParams,
  input: moreDays,
  output: answered,
  success: 200,
  failures: [...memberRefusals, ...openFailures],
});

export const cancelEnvelope = defineOperation({
  id: 'cancelEnvelope',
  method: 'DELETE',
  path: `${memberPath}${oneEnvelope}`,
  feature: 'Signing',
  access: 'session',
  params: envelopeParams,
  output: answered,
  success: 200,
  failures: [...memberRefusals, ...openFailures],
});

export const listClientEnvelopes = defineOperation({
  id: 'listClientEnvelopes',
  method: 'GET',
  path: staffPath,
  feature: 'Signing',
  access: 'operator',
  right: 'review-papers',
  params: companyParams,
  output: listed,
  success: 200,
  failures: ['company-not-found'],
});

export const sendClientEnvelope = defineOperation({
  id: 'sendClientEnvelope',
  method: 'POST',
  path: staffPath,
  feature: 'Signing',
  access: 'operator',
  right: 'work-on-cases',
  params: companyParams,
  input: newEnvelope,
  output: answered,
  success: 201,
  idempotent: true,
  failures: ['company-not-found', ...sendFailures],
});

export const sendClientSignerAgain = defineOperation({
  id: 'sendClientSignerAgain',
  method: 'POST',
  path: `${staffPath}${oneSigner}`,
  feature: 'Signing',
  access: 'operator',
  right: 'work-on-cases',
  params: signerParams,
  input: newAddress,
  output: answered,
  success: 200,
  failures: ['company-not-found', ...askFailures],
});

export const replaceClientSigner = defineOperation({
  id: 'replaceClientSigner',
  method: 'PUT',
  path: `${staffPath}${oneSigner}`,
  feature: 'Signing',
  access: 'operator',
  right: 'work-on-cases',
  params: signerParams,
  input: replacement,
  output: answered,
  success: 200,
  failures: ['company-not-found', ...replaceFailures],
});

export const extendClientEnvelope = defineOperation({
  id: 'extendClientEnvelope',
  method: 'PATCH',
  path: `${staffPath}${oneEnvelope}`,
  feature: 'Signing',
  access: 'operator',
  right: 'work-on-cases',
  params: envelopeParams,
  input: moreDays,
  output: answered,
  success: 200,
  failures: ['company-not-found', ...openFailures],
});

export const cancelClientEnvelope = defineOperation({
  id: 'cancelClientEnvelope',
  method: 'DELETE',
  path: `${staffPath}${oneEnvelope}`,
  feature: 'Signing',
  access: 'operator',
  right: 'work-on-cases',
  params: envelopeParams,
  output: answered,
  success: 200,
  failures: ['company-not-found', ...openFailures],
});

const tokenField = z.string().check(z.maxLength(100, problem('too-long', { name: 'token', max: 100 })));
/** The code from the email; empty for who signs with their account. */
const codeField = z.string().check(z.maxLength(6, problem('too-long', { name: 'code', max: 6 })));
const bearer = z.object({ token: tokenField, code: codeField });

const linkFailures = ['signing-link-not-found', 'envelope-closed', 'envelope-void', 'not-your-turn'] as const;
const identityFailures = ['signing-not-yours', 'sign-in-again', 'code-wrong', 'too-many-requests'] as const;

/** A POST, so that the secret is in no address. It says only what the emails said, until it is known who asks. */
export const readSigning = defineOperation({
  id: 'readSigning',
  method: 'POST',
  path: '/signing/read',
  feature: 'Signing',
  access: 'key',
  input: z.object({ token: tokenField }),
  output: z.object({
    status: z.literal('success'),
    signing: z.object({
      title: z.string(),
      company: z.string(),
      name: z.string(),
      identifyBy: z.enum(identifications),
      pages: z.int(),
      expiresAt: momentField,
      isWorkingPaper: z.boolean(),
      /** What changed in the record and made the document void; empty while it can be signed. */
      changed: z.array(z.enum(documentParts)),
    }),
  }),
  success: 200,
  failures: linkFailures,
});

export const sendSigningCode = defineOperation({
  id: 'sendSigningCode',
  method: 'POST',
  path: '/signing/code',
  feature: 'Signing',
  access: 'key',
  input: z.object({ token: tokenField }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: [...linkFailures, ...identityFailures],
});

export const readSigningPage = defineOperation({
  id: 'readSigningPage',
  method: 'POST',
  path: '/signing/page',
  feature: 'Signing',
  access: 'key',
  input: z.extend(bearer, { page: z.int().check(z.gte(1), z.lte(200)) }),
  output: z.object({
    status: z.literal('success'),
    /** WebP as base64: the secret of the link belongs into a body, which a picture's address has not. */
    picture: z.string(),
  }),
  success: 200,
  failures: [...linkFailures, ...identityFailures, 'paper-not-shown', 'busy'],
});

export const signDocument = defineOperation({
  id: 'signDocument',
  method: 'POST',
  path: '/signing/sign',
  feature: 'Signing',
  access: 'key',
  input: z.extend(bearer, {
    /** Says yes to signing electronically. */
    consent: z.literal(true),
    /** Where the signer's clock is, such as Asia/Dubai. */
    timeZone: z.optional(z.string().check(z.maxLength(64))),
    method: z.enum(signatureMethods, problem('not-one-of', { name: 'method', values: signatureMethods })),
    /** The typed name, or the drawn picture as base64 of a PNG. */
    mark: z
      .string()
      .check(z.minLength(1), z.maxLength(90_000, problem('too-long', { name: 'mark', max: 90_000 }))),
  }),
  maximumBytes: 128 * 1024,
  output: z.object({ status: z.literal('success'), message: z.string(), isCompleted: z.boolean() }),
  success: 200,
  failures: [...linkFailures, ...identityFailures, 'invalid-input', 'busy'],
});

export const declineSigning = defineOperation({
  id: 'declineSigning',
  method: 'POST',
  path: '/signing/decline',
  feature: 'Signing',
  access: 'key',
  input: z.extend(bearer, { reason: requiredText({ field: 'reason', max: 500 }) }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: [...linkFailures, ...identityFailures],
});
