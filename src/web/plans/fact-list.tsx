import type { PlanView, StatementView } from '#contract/plans.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { planMessages } from '#messages/plans.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { Fold } from '#web/design-system/fold.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/platform/router.tsx';
import { useIsPrinted } from '#web/platform/use-is-printed.ts';
import { Sources } from './source-numbers.tsx';
import { StatementText } from './statement-text.tsx';

const groups = [
  'authority',
  'suits',
  'doesNotSuit',
  'legalForms',
  'owners',
  'capital',
  'officers',
  'tax',
  'audit',
  'banking',
] as const;

/** What a founder decides by, in the catalogue's words. */
export function FactList({ plan: { facts, office, jurisdiction } }: { plan: PlanView }) {
  const { country, companyType, subType } = jurisdiction.place;
  const place = planMessages.title(country, companyType, subType);
  const isPrinted = useIsPrinted();
  return (
    <>
      <ul className={isPrinted ? 'columns-2 gap-6' : 'border-b border-line'}>
        {groups.map((group) => (
          <FactLine
            key={group}
            title={planMessages.factGroups[group]}
            statements={[facts[group]].flat()}
            isPrinted={isPrinted}
          />
        ))}
        <FactLine
          title={planMessages.office}
          statements={officeFacts(office)}
          subject={office.label}
          isPrinted={isPrinted}
        />
      </ul>
      <p className="mt-3 print:hidden">
        <Link
          to={`${paths.help}?${new URLSearchParams({ q: place })}`}
          className="inline-flex min-h-6 items-center rounded-sm font-medium text-accent-text underline underline-offset-2 pointer-coarse:min-h-11"
        >
          {planMessages.moreInHelp(place)}
        </Link>
      </p>
    </>
  );
}

interface FactLineProps {
  title: string;
  statements: readonly StatementView[];
  /** What the sources are about, where it is not the title. */
  subject?: string;
  isPrinted: boolean;
}

/** The first statement on one line; all of them, with their sources, once it is unfolded. */
function FactLine({ title, statements, subject = title, isPrinted }: FactLineProps) {
  const [first] = statements;
  if (!first) return null;
  return (
    <li className="border-t border-line">
      <Fold
        isHeading
        summary={
          <span className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <span className="font-medium">{title}</span>
            <span className="truncate font-normal text-muted print:hidden">{wordsOf(first)}</span>
          </span>
        }
      >
        <div className={classNames('pb-2', !isPrinted && 'sm:ms-44')}>
          <Statements statements={statements} subject={subject} />
        </div>
      </Fold>
    </li>
  );
}

function wordsOf(statement: StatementView): string {
  return 'text' in statement ? statement.text : `${statement.unconfirmed}: ${planMessages.unconfirmed}`;
}

function officeFacts(office: PlanView['office']): readonly StatementView[] {
  const { label, isPermitted, permission, visaQuota, quotaStatement } = office;
  const permitted: StatementView =
    'text' in permission
      ? { ...permission, text: planMessages.isPermitted(label, isPermitted ?? true) }
      : permission;
  const quota: StatementView =
    'text' in quotaStatement && visaQuota
      ? { ...quotaStatement, text: planMessages.visaQuota(visaQuota) }
      : quotaStatement;
  // The visa quota of an office that is not available is irrelevant.
  return isPermitted === false ? [permitted] : [permitted, quota];
}

/** How to leave, and what it costs: closing the company, or moving it. */
export function ExitList({ exits }: { exits: PlanView['exits'] }) {
  const isPrinted = useIsPrinted();
  return (
    <ul className={isPrinted ? 'columns-2 gap-6' : 'border-b border-line'}>
      {exits.map(({ kind, steps, cost, costStatement }) => {
        const title = planMessages.exitKinds[kind];
        const subject = `${planMessages.exitCost}: ${title}`;
        return (
          <li key={kind} className="border-t border-line break-inside-avoid">
            <Fold
              isHeading
              summary={
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-medium">{title}</span>
                  <span className="font-normal text-muted tabular">
                    {cost ? <bdi>{moneyText(cost)}</bdi> : planMessages.unpriced}
                  </span>
                </span>
              }
              aside={
                cost &&
                'text' in costStatement && (
                  <span className="py-2.5">
                    <Sources of={costStatement.sources} subject={subject} />
                  </span>
                )
              }
            >
              <div className="pb-2">
                <Statements statements={steps} subject={title} />
                {'unconfirmed' in costStatement && (
                  <div className="mb-2">
                    <p className="text-xs font-medium text-muted">{planMessages.exitCost}</p>
                    <StatementText statement={costStatement} subject={subject} />
                  </div>
                )}
              </div>
            </Fold>
          </li>
        );
      })}
    </ul>
  );
}

function Statements({ statements, subject }: { statements: readonly StatementView[]; subject: string }) {
  return (
    <ul>
      {statements.map((statement) => (
        <li
          key={'text' in statement ? statement.text : statement.unconfirmed}
          className="mb-2 break-inside-avoid"
        >
          <StatementText statement={statement} subject={subject} />
        </li>
      ))}
    </ul>
  );
}
