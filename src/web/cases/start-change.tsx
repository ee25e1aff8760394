import { type ReactNode, useState } from 'react';
import {
  type CaseKindView,
  openCase,
  openCaseAsStaff,
  readCaseKinds,
  readCaseKindsAsStaff,
} from '#contract/case-opening.ts';
import type { CaseView } from '#contract/case-views.ts';
import { readClientPeople, readPeople } from '#contract/parties.ts';
import type { PeopleView } from '#contract/party-view.ts';
import type { LaterCaseKind } from '#domain/cases/case-kind.ts';
import { askedFields } from '#domain/cases/kinds/opening.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { changeMessages } from '#messages/changes.ts';
import { commonMessages } from '#messages/common.ts';
import { lineAmountText } from '#messages/totals.ts';
import { turnMessages } from '#messages/turns.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { todayWithin } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { useForm } from '#web/platform/use-form.ts';
import { Mark, Said } from './later-case.tsx';

interface StartChangeProps {
  companyId: string;
  isStaff?: boolean;
  /** Chosen at first, as of a suggestion. */
  kind?: LaterCaseKind | undefined;
  onClose(): void;
  onOpened(opened: CaseView): void | Promise<void>;
}

/** Opens a case after the formation: what it is, what it needs, how long, what it costs, and until when by law. */
export default function StartChange({
  companyId,
  isStaff = false,
  kind,
  onClose,
  onOpened,
}: StartChangeProps) {
  const params = { id: companyId };
  const kinds = useQuery(isStaff ? readCaseKindsAsStaff : readCaseKinds, { params });
  const people = useQuery(isStaff ? readClientPeople : readPeople, { params });
  const [chosen, setChosen] = useState<LaterCaseKind | undefined>(kind);
  const found = kinds.data?.kinds.find((each) => each.kind === chosen);
  const form = useForm({
    read: (entries) => ({
      on: String(entries.get('on') ?? ''),
      values: Object.fromEntries(
        (found?.fields ?? []).map(({ id }) => [id, String(entries.get(`values.${id}`) ?? '')]),
      ),
    }),
    async send(said) {
      if (!found) return;
      const input = { kind: found.kind, ...said };
      const answer = await call(isStaff ? openCaseAsStaff : openCase, { params, input });
      notify.success(changeMessages.opened(caseKindMessages[found.kind]));
      await onOpened(answer.case);
    },
    tells: 'in-form',
  });
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={() => !form.isSending && onClose()}
      title={changeMessages.start}
      description={changeMessages.startAbout}
      actions={
        <>
          <Button onClick={onClose} disabled={form.isSending}>
            {commonMessages.cancel}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form="start-change"
            isBusy={form.isSending}
            disabled={!found || found.obstacle !== null}
          >
            {changeMessages.open}
          </Button>
        </>
      }
    >
      {kinds.data ? (
        <form id="start-change" {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <SelectField
            label={changeMessages.kind}
            placeholder={changeMessages.choose}
            value={chosen ?? ''}
            choices={kinds.data.kinds.map((each) => ({
              value: each.kind,
              label: caseKindMessages[each.kind],
            }))}
            onChange={({ target }) => setChosen(target.value as LaterCaseKind)}
          />
          {found && (
            <>
              <p className="max-w-prose text-pretty text-muted">{changeMessages.kindAbouts[found.kind]}</p>
              {found.obstacle ? (
                <p role="status" className="max-w-prose border-s-2 border-warn ps-3 text-pretty">
                  {changeMessages.obstacles[found.obstacle]}
                </p>
              ) : (
                <Fields key={found.kind} of={found} people={people.data?.people} field={form.field} />
              )}
              <Facts of={found} />
              <FormProblem isAlert text={form.problem} />
            </>
          )}
        </form>
      ) : kinds.failure ? (
        <ErrorState title={changeMessages.unread} onRetry={kinds.refetch}>
          {describeFailure(kinds.failure)}
        </ErrorState>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  );
}

interface FieldsProps {
  of: CaseKindView;
  people: PeopleView | undefined;
  field(name: string): { name: string; error: string | undefined };
}

/** The day of the change, and what is said of it. */
function Fields({ of: { kind, fields, possibleDays, endsOn }, people, field }: FieldsProps) {
  const parties = people?.parties ?? [];
  const classes = people?.shareClasses ?? [];
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const needsParty = fields.some((one) => one.kind === 'party');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {needsParty && people && parties.length === 0 && (
        <p className="text-pretty text-muted sm:col-span-2">
          {changeMessages.noParties}{' '}
          <Link to={dashboardPaths.people} className="underline underline-offset-4">
            {changeMessages.toPeople}
          </Link>
        </p>
      )}
      {askedFields(fields, said).map(({ id, kind: fieldKind, choices }) => {
        const common = { label: changeMessages.field(id), required: true, ...field(`values.${id}`) };
        if (fieldKind === 'text') {
          return (
            <div key={id} className="sm:col-span-2">
              <TextAreaField {...common} rows={2} />
            </div>
          );
        }
        if (fieldKind === 'number') return <TextField key={id} {...common} inputMode="numeric" />;
        const options =
          fieldKind === 'choice'
            ? choices.map((choice) => ({ value: choice, label: changeMessages.choice(choice) }))
            : (fieldKind === 'party' ? parties : classes).map(({ id: value, name }) => ({
                value,
                label: changeMessages.choice(name || value),
              }));
        return (
          <SelectField
            // What is chosen at first may come after the field.
            key={fieldKind === 'share-class' ? `${id} ${classes[0]?.id}` : id}
            {...common}
            placeholder={changeMessages.choose}
            choices={options}
            // Most companies have one class: nothing to choose.
            {...(fieldKind === 'share-class' && { defaultValue: classes[0]?.id })}
            onChange={({ target }) => setSaid({ ...said, [id]: target.value })}
          />
        );
      })}
      {needsParty && parties.length > 0 && (
        <p className="text-pretty text-muted sm:col-span-2">
          {changeMessages.newHolder}{' '}
          <Link to={dashboardPaths.people} className="underline underline-offset-4">
            {changeMessages.toPeople}
          </Link>
        </p>
      )}
      <TextField
        type="date"
        label={changeMessages.day(kind)}
        required
        min={possibleDays.from}
        max={possibleDays.until}
        defaultValue={endsOn ?? todayWithin(possibleDays)}
        {...field('on')}
      />
    </div>
  );
}

/** What the case needs, takes and costs, and the days the law sets. */
function Facts({ of: { steps, fees, legalDays } }: { of: CaseKindView }) {
  return (
    <div className="grid gap-5 border-t border-line pt-5">
      <Part title={changeMessages.legalDays}>
        {legalDays.length === 0 && <p className="text-muted">{changeMessages.noLegalDay}</p>}
        {legalDays.map(({ id, label, why, counted, penalty, sources }) => (
          <div key={id} className="max-w-prose">
            <p className="font-medium text-pretty">
              {label}: {changeMessages.counted(counted)} <SourceMark sources={sources} subject={label} />
            </p>
            <p className="text-pretty text-muted">{why}</p>
            <p className="text-pretty text-muted">
              {changeMessages.penalty}: <Said statement={penalty} subject={label} />
            </p>
          </div>
        ))}
      </Part>
      <Part title={changeMessages.needs}>
        <ol className="grid list-decimal gap-2 ps-5 marker:text-muted">
          {steps.map(({ id, label, actor, workingDays, papers }) => (
            <li key={id} className="text-pretty">
              {label}
              <span className="block text-muted">
                {turnMessages.deciders[actor]} ·{' '}
                {workingDays
                  ? changeMessages.workingDays(workingDays.shortest, workingDays.longest)
                  : changeMessages.timeUnpublished}
              </span>
              {papers.map((paper) => (
                <span key={paper.label} className="block text-muted">
                  {paper.label} <SourceMark sources={paper.sources} subject={paper.label} />
                </span>
              ))}
            </li>
          ))}
        </ol>
      </Part>
      <Part title={changeMessages.costs}>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1">
          {fees.map(({ id, label, amount, isMinimum, statement }) => (
            <div key={id} className="contents">
              <dt className="text-pretty text-muted">{label}</dt>
              <dd className="tabular text-end">
                {amount ? lineAmountText(amount, isMinimum) : changeMessages.unpriced}{' '}
                <Mark statement={statement} subject={label} />
              </dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
