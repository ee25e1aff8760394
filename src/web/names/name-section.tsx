import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type NamesView, proposeNames, readNames } from '#contract/names.ts';
import { maxProposals } from '#domain/names/proposal-rules.ts';
import { nameMessages } from '#messages/names.ts';
import { Button } from '#web/design-system/button.tsx';
import { ExternalLink } from '#web/design-system/external-link.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { setAnswer } from '#web/platform/query.ts';
import { useForm } from '#web/platform/use-form.ts';
import { useLeaveGuard } from '#web/platform/use-leave-guard.ts';
import { AnsweredNames } from './answered-names.tsx';
import { draftsOf, emptyDraft, moved, type NameDraft, proposalsOf } from './name-drafts.ts';
import { NameEditor } from './name-editor.tsx';
import { OwnAnswers } from './own-answers.tsx';
import { StatementLine } from './statement-line.tsx';

interface NameSectionProps {
  companyId: string;
  names: NamesView;
  /** What the rules look at beside the name; names are checked again when it changes. */
  checkedWith: string;
}

/** The proposed names, what the authority said of them, and what a reservation is. */
export function NameSection({ companyId, names, checkedWith }: NameSectionProps) {
  const isReserved = names.names.some(({ state }) => state === 'reserved');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AnsweredNames names={names} state="reserved" />
      {names.mayChange ? (
        <ProposalForm
          // A recorded answer changes which names are open.
          key={names.names.map(({ id, state }) => `${id}${state}`).join()}
          companyId={companyId}
          names={names}
          checkedWith={checkedWith}
        />
      ) : (
        <p className="text-muted">{nameMessages.readOnly}</p>
      )}
      {names.mayRecord && <OwnAnswers companyId={companyId} names={names} />}
      <AnsweredNames names={names} state="refused" />
      {!isReserved && <Register names={names} />}
      <ReservationFacts names={names} />
    </div>
  );
}

function ProposalForm({ companyId, names, checkedWith }: NameSectionProps) {
  const [drafts, setDrafts] = useState(() => draftsOf(names));
  const isChanged = JSON.stringify(proposalsOf(drafts)) !== JSON.stringify(proposalsOf(draftsOf(names)));
  useLeaveGuard({ isUp: isChanged, isKeptInTab: true });
  const form = useForm({
    read: () => ({ names: proposalsOf(drafts) }),
    async send(input) {
      const saved = await call(proposeNames, { params: { id: companyId }, input });
      setAnswer(readNames, { params: { id: companyId } }, () => saved);
      notify.success(nameMessages.saved);
    },
  });
  const change = (index: number, draft: NameDraft) =>
    setDrafts(drafts.map((each, position) => (position === index ? draft : each)));
  return (
    <form {...form.props} className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      <ol className="wrap-anywhere">
        {drafts.map((draft, index) => (
          <NameEditor
            key={draft.key}
            companyId={companyId}
            draft={draft}
            rank={index + 1}
            isFirst={index === 0}
            isLast={index === drafts.length - 1}
            asksForArabic={names.asksForArabic}
            checkedWith={checkedWith}
            error={form.errors[`names.${index}.name`]}
            onChange={(next) => change(index, next)}
            onMove={(by) => setDrafts(moved(drafts, index, by))}
            onRemove={() => {
              const rest = drafts.filter((_, position) => position !== index);
              setDrafts(rest.length > 0 ? rest : [emptyDraft()]);
            }}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
        <Button type="submit" kind="primary" isBusy={form.isSending} disabled={!isChanged}>
          {nameMessages.save}
        </Button>
        {drafts.length < maxProposals && (
          <Button onClick={() => setDrafts([...drafts, emptyDraft()])}>
            <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
            {nameMessages.addName}
          </Button>
        )}
        {isChanged && <p className="text-sm text-muted">{nameMessages.unsaved}</p>}
      </div>
    </form>
  );
}

function Register({ names: { register } }: { names: NamesView }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="max-w-prose text-pretty text-muted">{nameMessages.register}</p>
      {register && (
        <ExternalLink
          href={register.url}
          className="inline-flex items-center gap-1 rounded-sm underline decoration-dotted underline-offset-2 hover:decoration-solid pointer-coarse:min-h-11"
        >
          {nameMessages.searchRegister(register.name)}
        </ExternalLink>
      )}
    </div>
  );
}

function ReservationFacts({ names: { reservation, place } }: { names: NamesView }) {
  const { lasts, renewal, fee } = reservation;
  return (
    <dl className="grid gap-3 text-sm @2xl:grid-cols-3">
      <div>
        <dt className="text-xs font-medium text-muted">{nameMessages.lasts}</dt>
        <dd className="mt-0.5">
          <StatementLine statement={lasts} subject={place.name} />
        </dd>
      </div>
      <div>
        <dt className="text-xs font-medium text-muted">{nameMessages.renewal}</dt>
        <dd className="mt-0.5">
          <StatementLine statement={renewal} subject={place.name} />
        </dd>
      </div>
      {fee && (
        <div>
          <dt className="text-xs font-medium text-muted">{nameMessages.fee}</dt>
          <dd className="tabular mt-0.5">
            {fee.amount ? (
              <StatementLine
                statement={{
                  ...fee.statement,
                  ...('text' in fee.statement && { text: nameMessages.amount(fee.amount) }),
                }}
                subject={fee.label}
              />
            ) : (
              <StatementLine statement={fee.statement} subject={fee.label} />
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
