import { lazy, Suspense, useState } from 'react';
import type { DocumentListView, MadeDocumentView } from '#contract/documents.ts';
import { signingMessages as texts } from '#messages/signing.ts';
import { Button } from '#web/design-system/button.tsx';
import { useQuery } from '#web/platform/query.ts';
import { EnvelopeState } from './envelope-state.tsx';
import { type SigningSide, signingCalls } from './signing-calls.ts';

const SendDialog = lazy(() => import('./send-dialog.tsx'));

interface DocumentSigningProps {
  companyId: string;
  side: SigningSide;
  document: MadeDocumentView;
  parties: DocumentListView['parties'];
  /** Told when something was sent or taken back. */
  onChanged(): void;
}

/** Whether a made document is out for signature, and the way to send it. */
export default function DocumentSigning({
  companyId,
  side,
  document,
  parties,
  onChanged,
}: DocumentSigningProps) {
  const { data, refetch } = useQuery(signingCalls[side].list, { params: { id: companyId } });
  const [isSending, setIsSending] = useState(false);
  if (!data || document.signature !== 'simple' || document.signers.length === 0) return null;
  const envelope = data.envelopes.find((one) => one.document === document.id);
  const maySend =
    document.mayRebuild &&
    document.changed.length === 0 &&
    envelope?.state !== 'open' &&
    envelope?.state !== 'declined' &&
    envelope?.state !== 'expired' &&
    envelope?.state !== 'completed';
  const done = () => {
    refetch();
    onChanged();
  };
  return (
    <div className="mt-2 grid gap-2 text-sm">
      {envelope && (
        <EnvelopeState
          companyId={companyId}
          side={side}
          envelope={envelope}
          parties={parties}
          mayManage={document.mayRebuild}
          onDone={done}
        />
      )}
      {maySend && (
        <Button
          size="small"
          className="justify-self-start"
          aria-label={texts.sendNamed(document.title)}
          onClick={() => setIsSending(true)}
        >
          {texts.send}
        </Button>
      )}
      {isSending && (
        <Suspense fallback={null}>
          <SendDialog
            companyId={companyId}
            side={side}
            document={document}
            onClose={() => setIsSending(false)}
            onSent={() => {
              setIsSending(false);
              done();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
