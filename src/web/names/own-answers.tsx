import { useState } from 'react';
import { type NamesView, type NameView, readNames } from '#contract/names.ts';
import { nameMessages } from '#messages/names.ts';
import { Button } from '#web/design-system/button.tsx';
import { useQuery } from '#web/platform/query.ts';
import { RecordAnswerDialog } from './record-answer-dialog.tsx';

/** Without an agency, founders record what the authority said of each name they saved. */
export function OwnAnswers({ companyId, names }: { companyId: string; names: NamesView }) {
  const { refetch } = useQuery(readNames, { params: { id: companyId } });
  const [answered, setAnswered] = useState<NameView>();
  const open = names.names.filter(({ state }) => state === 'proposed');
  if (open.length === 0) return null;
  return (
    <section aria-label={nameMessages.ownAnswers} className="grid gap-2">
      <h3 className="font-medium">{nameMessages.ownAnswers}</h3>
      <ul>
        {open.map((name) => (
          <li key={name.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2">
            <span className="min-w-0 flex-1 basis-48">
              <bdi>{name.name}</bdi>
            </span>
            <Button size="small" onClick={() => setAnswered(name)}>
              {nameMessages.record}
              <span className="sr-only"> {nameMessages.recordSubject(name.name)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {answered && (
        <RecordAnswerDialog
          companyId={companyId}
          by="founder"
          name={answered}
          untilIfToday={names.reservation.untilIfToday}
          onClose={() => setAnswered(undefined)}
          onSaved={() => {
            setAnswered(undefined);
            void refetch();
          }}
        />
      )}
    </section>
  );
}
