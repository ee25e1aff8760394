import { Suspense, useState } from 'react';
import { maxAttachedPapers } from '#domain/threads/thread-item.ts';
import { answerPaperMessages as texts } from '#messages/answer-papers.ts';
import { Button } from '#web/design-system/button.tsx';
import { type ChosenPaper, useAnswerPapers } from './answer-papers.ts';

interface AttachToAnswerProps {
  chosen: readonly ChosenPaper[];
  onChosen(papers: readonly ChosenPaper[]): void;
}

/** Chooses documents of the vault, or uploads one, to go with an answer. */
export default function AttachToAnswer({ chosen, onChosen }: AttachToAnswerProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const papers = useAnswerPapers();
  if (!papers) return null;
  const { Picker, companyId, side, mayUpload } = papers;
  return (
    <div className="grid justify-items-start gap-2">
      {chosen.length > 0 && (
        <ul aria-label={texts.chosen} className="list-disc ps-4.5 text-sm">
          {chosen.map(({ id, label }) => (
            <li key={id} className="wrap-anywhere">
              <bdi>{label}</bdi>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => setIsChoosing(true)}>{chosen.length > 0 ? texts.change : texts.attach}</Button>
      {isChoosing && (
        <Suspense>
          <Picker
            {...{ companyId, side, mayUpload, chosen, onChosen }}
            max={maxAttachedPapers}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
