import { queueEmail, writeEmail } from '../mail/index.ts';
import type { PaperScope } from '../papers/index.ts';
import { hashOfToken, newToken } from '../platform/one-time-token.ts';
import { changeSigner, type EnvelopeRow, type SignerRow } from './envelope-repository.ts';
import type { SigningPorts } from './ports.ts';

type AskPorts = Pick<SigningPorts, 'clock' | 'config' | 'jobs'>;

/** Emails a signer a new link, which replaces the one before. */
export async function askSigner(
  services: AskPorts,
  scope: PaperScope,
  { title, expiresAt }: Pick<EnvelopeRow, 'title' | 'expiresAt'>,
  signer: Pick<SignerRow, 'id' | 'name' | 'email'>,
): Promise<void> {
  const { brand, publicUrl } = services.config;
  const token = newToken();
  await changeSigner(scope, signer.id, {
    tokenHash: hashOfToken(token),
    email: signer.email,
    codeHash: null,
    codeUntil: null,
  });
  await queueEmail(
    services,
    scope,
    // After '#', so that the secret reaches no server's log.
    writeEmail(
      'signing-request',
      { to: signer.email, url: `${publicUrl}/app/sign#${token}` },
      { name: signer.name, company: scope.details.name, title, expiresAt, brand: brand.name },
    ),
  );
}
