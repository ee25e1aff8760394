import { randomInt } from 'node:crypto';
import * as contract from '#contract/signing.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import { PaperChecksBusy, PaperRefused } from '../paper-checks/index.ts';
import { openPaperIn } from '../papers/index.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { addEvent, changeSigner, type Envelope, type SignerRow } from './envelope-repository.ts';
import { envelopeRoutes } from './envelope-routes.ts';
import { changedBehind, hashOfCode, identify, withLink } from './link.ts';
import type { SigningPorts } from './ports.ts';
import { declineSigning, signDocument } from './sign-document.ts';

const { serve } = servingWith<SigningPorts>();

const codesSent: Limit = { name: 'send-signing-code', times: 5, windowSeconds: 15 * 60 };
const codeForMs = 15 * 60 * 1000;
/** Width of a page that a signer looks at, in pixels. */
const pageWidth = 1_280;

/** What the signing feature answers. */
export const signingRoutes = [
  ...(['member', 'staff'] as const).flatMap((side) => envelopeRoutes(side)),

  serve(contract.readSigning, async ({ services, session, input }) => ({
    signing: await withLink(
      services,
      { ...input, session },
      async ({ scope, envelope, signer, document }) => ({
        ...viewOfLink({ company: scope.details.name, envelope, signer }),
        pages: document.made.pages,
        isWorkingPaper: document.template.workingPaper,
        changed: [],
      }),
    ).catch(async (failure: unknown) => {
      const found =
        failure instanceof Failure && failure.code === 'envelope-void'
          ? await changedBehind(services, input.token)
          : undefined;
      if (!found || found.changed.length === 0) throw failure;
      return { ...viewOfLink(found), pages: 0, isWorkingPaper: false, changed: [...found.changed] };
    }),
  })),

  serve(contract.sendSigningCode, async ({ services, session, input, texts }) => {
    await withLink(services, { ...input, session }, async ({ scope, envelope, signer }) => {
      if (signer.userId !== null) throw new Failure('signing-not-yours');
      await services.rateLimits.count(codesSent, signer.id);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const codeUntil = new Date(services.clock().getTime() + codeForMs);
      await changeSigner(scope, signer.id, { codeHash: hashOfCode(services, signer.id, code), codeUntil });
      const url = `${services.config.publicUrl}/app/sign`;
      const words = { code, title: envelope.row.title };
      await queueEmail(services, scope, writeEmail('signing-code', { to: signer.email, url }, words));
    });
    return { message: texts.signingCodeSent };
  }),

  serve(contract.readSigningPage, async ({ services, session, client, input }) => {
    const { opened } = await withLink(services, { ...input, session }, async (link) => {
      const { scope, signer, document, envelope } = link;
      const identified = await identify(services, signer, { session, code: input.code });
      const { companyId, envelopeId, id: signerId } = signer;
      if (!envelope.events.some((event) => event.signerId === signerId && event.kind === 'opened')) {
        const at = services.clock();
        const { address } = client;
        await addEvent(scope, { companyId, envelopeId, signerId, kind: 'opened', at, identified, address });
      }
      const { paperId, version } = document.made;
      const by = { id: signer.userId ?? signerId };
      return {
        opened: await openPaperIn(
          services,
          scope,
          { paperId, version },
          { by, side: 'member', purpose: 'preview' },
        ),
      };
    });
    if (input.page > opened.pages) throw new Failure('paper-not-shown');
    try {
      const drawn = await services.paperChecks.drawPage(
        await opened.content(),
        opened.type,
        input.page,
        pageWidth,
      );
      return { picture: Buffer.from(drawn).toString('base64') };
    } catch (error) {
      if (error instanceof PaperRefused) throw new Failure('paper-not-shown');
      if (error instanceof PaperChecksBusy) throw new Failure('busy', { retryAfterSeconds: 5 });
      throw error;
    }
  }),

  serve(contract.signDocument, async ({ services, session, client, input, texts }) => {
    const { token, code, method, mark, timeZone } = input;
    const signature = { code, method, mark, timeZone, address: client.address };
    const { isCompleted } = await signDocument(services, { token, session }, signature);
    return { isCompleted, message: isCompleted ? texts.signedByAll : texts.signed };
  }),

  serve(contract.declineSigning, async ({ services, session, client, input, texts }) => {
    const { token, code, reason } = input;
    await declineSigning(services, { token, session }, { code, reason, address: client.address });
    return { message: texts.signingDeclined };
  }),
];

/** What a link says before it is known who asks. */
function viewOfLink({
  company,
  envelope,
  signer,
}: {
  company: string;
  envelope: Envelope;
  signer: SignerRow;
}) {
  return {
    title: envelope.row.title,
    company,
    name: signer.name,
    identifyBy: signer.userId === null ? ('email-code' as const) : ('account' as const),
    expiresAt: envelope.row.expiresAt.toISOString(),
  };
}
