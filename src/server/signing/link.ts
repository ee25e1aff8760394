import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DocumentPart } from '#domain/documents/document-data.ts';
import type { Identification } from '#domain/signing/envelope.ts';
import type { ReadDocument } from '../documents/index.ts';
import type { PaperScope } from '../papers/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { hashOfToken, isToken } from '../platform/one-time-token.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { Session } from '../platform/session.ts';
import { findCompany } from '../tenancy/index.ts';
import {
  type Envelope,
  findSignerByToken,
  listEnvelopeRows,
  lockEnvelope,
  type SignerRow,
} from './envelope-repository.ts';
import type { SigningPorts } from './ports.ts';
import { foldedOf } from './views.ts';
import { documentIfValid } from './void-changed.ts';

/** What the holder of a link reaches: their turn in one envelope, and nothing else of the company. */
export interface SigningLink {
  scope: PaperScope;
  envelope: Envelope;
  signer: SignerRow;
  document: ReadDocument;
}

/** Who calls with a link. */
export interface LinkCaller {
  token: string;
  session: Session | undefined;
}

/**
 * Runs an action with the link of a signer, in one transaction that sees their company. A document that has changed ends
 * the envelope, which is stored although the action is refused.
 * @throws Failure 'signing-link-not-found', 'envelope-closed', 'envelope-void' or 'not-your-turn'
 */
export async function withLink<T>(
  services: SigningPorts,
  { token, session }: LinkCaller,
  work: (link: SigningLink) => Promise<T>,
): Promise<T> {
  const found = isToken(token)
    ? await inScope(services.database, 'installation', (rows) => findSignerByToken(rows, hashOfToken(token)))
    : undefined;
  if (!found) throw new Failure('signing-link-not-found');
  const { companyId, envelopeId } = found;
  const isTheirs = session !== undefined && session.person.id === found.userId;
  const personId = isTheirs ? session.person.id : undefined;
  const result = await inScope(
    services.database,
    { company: companyId, ...(personId !== undefined && { person: personId }) },
    async (rows) => {
      const details = await findCompany(rows, companyId);
      if (!details) return { failure: 'signing-link-not-found' as const };
      const scope = { ...rows, details };
      await lockEnvelope(scope, envelopeId);
      const [envelope] = await listEnvelopeRows(scope, companyId, envelopeId);
      const signer = envelope?.signers.find(({ tokenHash }) => tokenHash === hashOfToken(token));
      if (!envelope || !signer) return { failure: 'signing-link-not-found' as const };
      const { state, turn } = foldedOf(envelope, services.clock());
      if (state === 'void') return { failure: 'envelope-void' as const };
      if (state !== 'open') return { failure: 'envelope-closed' as const };
      if (!turn.includes(signer.id)) return { failure: 'not-your-turn' as const };
      const document = await documentIfValid(services, scope, envelope, { personId });
      if (!document) return { failure: 'envelope-void' as const };
      return { done: await work({ scope, envelope, signer, document }) };
    },
  );
  if ('failure' in result) throw new Failure(result.failure);
  return result.done;
}

/** What changed and made the document of a link void; `undefined` where it is not void. */
export async function changedBehind(
  services: SigningPorts,
  token: string,
): Promise<
  { company: string; envelope: Envelope; signer: SignerRow; changed: readonly DocumentPart[] } | undefined
> {
  const signer = await inScope(services.database, 'installation', (rows) =>
    findSignerByToken(rows, hashOfToken(token)),
  );
  if (!signer) return undefined;
  const { companyId, envelopeId } = signer;
  return inScope(services.database, { company: companyId }, async (rows) => {
    const details = await findCompany(rows, companyId);
    const [envelope] = await listEnvelopeRows(rows, companyId, envelopeId);
    const voided = envelope?.events.find(({ kind }) => kind === 'voided');
    if (!details || !envelope || !voided) return undefined;
    return { company: details.name, envelope, signer, changed: voided.changed ?? [] };
  });
}

/** How recent a sign-in has to be, in ms. */
const freshForMs = 15 * 60 * 1000;
const codeTries: Limit = { name: 'signing-code', times: 10, windowSeconds: 15 * 60 };

/**
 * Says how it is known that the caller is the signer: by their account with a fresh sign-in, else by the code that was
 * emailed to them.
 * @throws Failure 'sign-in-required', 'signing-not-yours', 'sign-in-again', 'code-wrong' or 'too-many-requests'
 */
export async function identify(
  services: Pick<SigningPorts, 'accounts' | 'clock' | 'rateLimits' | 'secrets'>,
  signer: SignerRow,
  { session, code }: { session: Session | undefined; code: string },
): Promise<Identification> {
  const now = services.clock();
  if (signer.userId !== null) {
    if (!session) throw new Failure('sign-in-required');
    if (session.person.id !== signer.userId) throw new Failure('signing-not-yours');
    const since = new Date(now.getTime() - freshForMs);
    if (!(await services.accounts.sessions.stored.hasBegun(session.id, since)))
      throw new Failure('sign-in-again');
    return 'account';
  }
  await services.rateLimits.count(codeTries, signer.id);
  const { codeHash, codeUntil } = signer;
  const isRight =
    codeHash !== null &&
    codeUntil !== null &&
    codeUntil > now &&
    timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashOfCode(services, signer.id, code)));
  if (!isRight) throw new Failure('code-wrong');
  return 'email-code';
}

/** A code is short, so its hash is keyed: a copy of the table does not reveal it. */
export function hashOfCode(
  { secrets }: Pick<SigningPorts, 'secrets'>,
  signerId: string,
  code: string,
): string {
  return createHmac('sha256', secrets.authSecret)
    .update(`signing code ${signerId} ${code}`)
    .digest('base64url');
}
