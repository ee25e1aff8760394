import type { BankFit } from '#domain/banking/bank-fit.ts';
import { bankStepMessages } from '#messages/bank-step.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';

const tones: Record<BankFit['fit'], BadgeTone> = {
  fits: 'good',
  open: 'neutral',
  limited: 'warn',
  refused: 'bad',
  'other-country': 'neutral',
};

/** How a bank fits the company, with the rules that speak against it. */
export function BankFitNote({ fit: { bank, fit, against } }: { fit: BankFit }) {
  if (fit === 'other-country') return null;
  return (
    <div className="mt-2 grid justify-items-start gap-1 text-sm font-normal">
      <Badge tone={tones[fit]}>{bankStepMessages.fits[fit]}</Badge>
      {against.map(({ statement }) => (
        <p key={statement.text} className="text-pretty">
          {statement.text} <SourceMark sources={[statement.source]} subject={bank.name} />
        </p>
      ))}
    </div>
  );
}
