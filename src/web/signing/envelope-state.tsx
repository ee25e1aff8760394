import { lazy, Suspense, useState } from 'react';
import type { DocumentListView } from '#contract/documents.ts';
import type { EnvelopeView } from '#contract/signing.ts';
import { signingMessages as texts } from '#messages/signing.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import type { EnvelopeChange } from './change-dialog.tsx';
import { type SigningSide, signingCalls } from './signing-calls.ts';

const ChangeDialog = lazy(() => import('./change-dialog.tsx'));

const tones: Record<EnvelopeView['state'], BadgeTone> = {
  open: 'accent',
  completed: 'good',
  declined: 'bad',
  void: 'bad',
  cancelled: 'neutral',
  expired: 'warn',
};

interface EnvelopeStateProps {
  companyId: string;
  side: SigningSide;
  envelope: EnvelopeView;
  parties: DocumentListView['parties'];
  mayManage: boolean;
  onDone(): void;
}

/** How a document that was sent to be signed stands, with what its sender can do about it. */
export function EnvelopeState({ companyId, side, envelope, parties, mayManage, onDone }: EnvelopeStateProps) {
  const [change, setChange] = useState<EnvelopeChange>();
  const { state, title } = envelope;
  const isGoing = state === 'open' || state === 'declined';
  const calls = signingCalls[side];

  async function run(work: Promise<{ message: string }>): Promise<void> {
    try {
      notify.success((await work).message);
      onDone();
    } catch (failure) {
      notify.error(describeFailure(failure));
    }
  }

  return (
    <div className="mt-1 border-s-2 border-line ps-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={tones[state]}>{texts.state(state)}</Badge>
        <span className="text-muted tabular-nums">
          {isGoing || state === 'expired'
            ? texts.sentUntil(envelope.order, envelope.expiresAt)
            : texts.orders[envelope.order]}
        </span>
      </div>
      {state === 'void' && (
        <p className="mt-1 max-w-prose text-pretty text-bad">{texts.voided(envelope.changed)}</p>
      )}
      {envelope.reason && (
        <p className="mt-1 wrap-anywhere" dir="auto">
          {texts.because(envelope.reason)}
        </p>
      )}
      <ul className="mt-1">
        {envelope.signers.map((signer) => (
          <li key={signer.id} className="flex flex-wrap items-center gap-x-3 py-1">
            <div className="min-w-0 basis-60 grow">
              <p className="wrap-anywhere">
                <bdi>{texts.signer(signer.name, signer.state)}</bdi>
              </p>
              {signer.inPlaceOf && (
                <p className="text-muted">
                  <bdi>{texts.inPlaceOf(signer.inPlaceOf)}</bdi>
                </p>
              )}
              {(signer.signedAt ?? signer.remindedAt) && (
                <p className="text-muted tabular-nums">
                  {signer.signedAt ? texts.signedAt(signer.signedAt) : texts.reminded(signer)}
                </p>
              )}
            </div>
            {mayManage && isGoing && signer.state !== 'signed' && signer.state !== 'replaced' && (
              <div className="flex flex-wrap gap-1">
                {signer.remindFrom !== null && Date.parse(signer.remindFrom) <= Date.now() && (
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={texts.remindNamed(signer.name)}
                    onClick={() =>
                      run(
                        call(calls.ask, {
                          params: { id: companyId, envelope: envelope.id, signer: signer.id },
                          input: { email: signer.email },
                        }),
                      )
                    }
                  >
                    {texts.remind}
                  </Button>
                )}
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={texts.changeNamed(signer.name)}
                  onClick={() => setChange({ kind: 'signer', signer })}
                >
                  {texts.change}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {mayManage && (isGoing || state === 'expired') && (
        <div className="flex flex-wrap gap-1">
          {state !== 'declined' && (
            <Button
              kind="quiet"
              size="small"
              aria-label={texts.extendNamed(title)}
              onClick={() => setChange({ kind: 'time' })}
            >
              {texts.extend}
            </Button>
          )}
          <Button
            kind="quiet"
            size="small"
            aria-label={texts.cancelNamed(title)}
            onClick={() => run(call(calls.cancel, { params: { id: companyId, envelope: envelope.id } }))}
          >
            {texts.cancel}
          </Button>
        </div>
      )}
      {change && (
        <Suspense fallback={null}>
          <ChangeDialog
            companyId={companyId}
            side={side}
            envelope={envelope}
            change={change}
            parties={parties}
            onClose={() => setChange(undefined)}
            onDone={() => {
              setChange(undefined);
              onDone();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
