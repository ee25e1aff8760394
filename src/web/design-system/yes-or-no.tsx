import { Button } from './button.tsx';

interface YesOrNoProps {
  question: string;
  /** `null` or `undefined` before there is one. */
  answer: boolean | null | undefined;
  texts: { yes: string; no: string };
  isDisabled?: boolean;
  onAnswer(answer: boolean): void;
}

/** A question in a list of them, with its two answers beside it. */
export function YesOrNo({ question, answer, texts, isDisabled = false, onAnswer }: YesOrNoProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-8 gap-y-2 py-3">
      <legend className="contents">
        <span className="min-w-0 flex-1 basis-72 font-medium text-pretty">{question}</span>
      </legend>
      {typeof answer === 'boolean' && (
        <span className="hidden print:inline">{answer ? texts.yes : texts.no}</span>
      )}
      <div className="flex gap-2 print:hidden">
        {([true, false] as const).map((choice) => (
          <Button
            key={String(choice)}
            kind={answer === choice ? 'primary' : 'secondary'}
            aria-pressed={answer === choice}
            disabled={isDisabled}
            onClick={() => onAnswer(choice)}
          >
            {choice ? texts.yes : texts.no}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
