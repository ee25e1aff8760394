import { addShareClass } from '#contract/parties.ts';
import type { PeopleView } from '#contract/party-view.ts';
import { peopleMessages as texts } from '#messages/people.ts';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { PeopleDialog } from './people-dialog.tsx';

interface ShareClassDialogProps {
  companyId: string;
  onChanged(people: PeopleView): void;
  onClose(): void;
}

/** Adds a class of shares beside the ordinary ones. */
export function ShareClassDialog({ companyId, ...done }: ShareClassDialogProps) {
  return (
    <PeopleDialog
      title={texts.addClass}
      description={texts.addClassAbout}
      action={texts.addClass}
      read={classIn}
      check={(input) => problemsOf(addShareClass, input)}
      send={(input) => call(addShareClass, { params: { id: companyId }, input })}
      {...done}
    >
      {(field) => (
        <>
          <TextField
            label={texts.className}
            hint={texts.classNameHint}
            autoComplete="off"
            {...field('name')}
          />
          <TextField label={texts.classTotal} inputMode="numeric" autoComplete="off" {...field('total')} />
          <TextField
            label={texts.classNominal}
            inputMode="decimal"
            autoComplete="off"
            {...field('nominalValue')}
          />
          <TextField
            label={texts.classVotes}
            hint={texts.classVotesHint}
            inputMode="numeric"
            autoComplete="off"
            defaultValue="1"
            {...field('votesPerShare')}
          />
        </>
      )}
    </PeopleDialog>
  );
}

function classIn(entries: FormData) {
  const text = (name: string) => String(entries.get(name) ?? '').trim();
  // An empty number is not zero.
  const number = (name: string) => (text(name) === '' ? Number.NaN : Number(text(name)));
  return {
    name: text('name'),
    total: number('total'),
    nominalValue: text('nominalValue'),
    votesPerShare: number('votesPerShare'),
  };
}
