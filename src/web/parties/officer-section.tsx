import { useState } from 'react';
import { appointOfficer, endOffice } from '#contract/parties.ts';
import type { PeopleView } from '#contract/party-view.ts';
import { type Office, offices } from '#domain/parties/party.ts';
import { peopleMessages as texts } from '#messages/people.ts';
import { Button } from '#web/design-system/button.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { namesIn } from './names-in.ts';
import { PeopleDialog } from './people-dialog.tsx';
import { RuleList } from './rule-list.tsx';
import { Row, Section, type SectionProps } from './section.tsx';

type Held = PeopleView['offices'][number];

/** Who holds which office since when, and the rules of the place. */
export function OfficerSection({ company, people, mayChange, onChanged }: SectionProps) {
  const [isAppointing, setIsAppointing] = useState(false);
  const [ended, setEnded] = useState<Held>();
  const nameOf = namesIn(people);
  return (
    <Section
      title={texts.officers}
      about={texts.officersAbout}
      action={mayChange && <Button onClick={() => setIsAppointing(true)}>{texts.appoint}</Button>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        {people.offices.length === 0 ? (
          <p className="text-muted">{texts.noOfficers}</p>
        ) : (
          <ul className="flex flex-col">
            {people.offices.map((held) => (
              <Row
                key={held.id}
                actions={mayChange && <Button onClick={() => setEnded(held)}>{texts.end}</Button>}
              >
                <p>
                  <span className="font-medium">{nameOf(held.party)}</span>{' '}
                  {texts.officeNames[held.office].toLowerCase()}{' '}
                  <span className="text-muted">{texts.since(held.from)}</span>
                  <span className="block text-muted">{texts.duties[held.office]}</span>
                </p>
              </Row>
            ))}
          </ul>
        )}
        <RuleList people={people} />
      </div>
      {isAppointing && (
        <AppointDialog
          companyId={company.id}
          people={people}
          onChanged={onChanged}
          onClose={() => setIsAppointing(false)}
        />
      )}
      {ended && (
        <EndDialog
          key={ended.id}
          companyId={company.id}
          held={ended}
          people={people}
          onChanged={onChanged}
          onClose={() => setEnded(undefined)}
        />
      )}
    </Section>
  );
}

interface DialogProps {
  companyId: string;
  people: PeopleView;
  onChanged(people: PeopleView): void;
  onClose(): void;
}

function AppointDialog({ companyId, people, ...done }: DialogProps) {
  const [office, setOffice] = useState<Office>('director');
  return (
    <PeopleDialog
      title={texts.appointTitle}
      action={texts.appoint}
      read={(entries) => ({ party: String(entries.get('party')), office, from: String(entries.get('from')) })}
      check={(input) => problemsOf(appointOfficer, input)}
      send={(input) => call(appointOfficer, { params: { id: companyId }, input })}
      {...done}
    >
      {(field) => (
        <>
          <SelectField
            label={texts.office}
            {...field('office')}
            hint={texts.duties[office]}
            value={office}
            choices={offices.map((value) => ({ value, label: texts.officeNames[value] }))}
            onChange={(event) => setOffice(event.target.value as Office)}
          />
          <SelectField
            label={texts.party}
            {...field('party')}
            choices={people.parties.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField label={texts.from} {...field('from')} type="date" defaultValue={people.day} />
        </>
      )}
    </PeopleDialog>
  );
}

function EndDialog({ companyId, people, held, ...done }: DialogProps & { held: Held }) {
  return (
    <PeopleDialog
      title={texts.endTitle(namesIn(people)(held.party), held.office)}
      action={texts.end}
      isEnding
      read={(entries) => ({ until: String(entries.get('until')) })}
      check={(input) => problemsOf(endOffice, input)}
      send={(input) => call(endOffice, { params: { id: companyId, office: held.id }, input })}
      {...done}
    >
      {(field) => <TextField label={texts.endOn} {...field('until')} type="date" defaultValue={people.day} />}
    </PeopleDialog>
  );
}
