import type { PlanView, StatementView } from '#contract/plans.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { planMessages } from '#messages/plans.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/platform/router.tsx';
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
  return (
    <>
      <dl className="divide-y divide-line rounded-card border border-line bg-raised">
        {groups.map((group) => {
          const statements = [facts[group]].flat();
          if (statements.length === 0) return null;
          return (
            <div
              key={group}
              className="grid gap-x-8 gap-y-2 px-4 py-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:px-5"
            >
              <dt className="font-medium">{planMessages.factGroups[group]}</dt>
              <dd>
                <Statements statements={statements} subject={planMessages.factGroups[group]} />
              </dd>
            </div>
          );
        })}
        <div className="grid gap-x-8 gap-y-2 px-4 py-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:px-5">
          <dt className="font-medium">{planMessages.office}</dt>
          <dd>
            <OfficeFacts office={office} />
          </dd>
        </div>
      </dl>
      <p className="mt-3 print:hidden">
        <Link
          to={`${paths.help}?${new URLSearchParams({ q: place })}`}
          className="rounded-sm font-medium text-accent-text underline underline-offset-2"
        >
          {planMessages.moreInHelp(place)}
        </Link>
      </p>
    </>
  );
}

function OfficeFacts({ office }: { office: PlanView['office'] }) {
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
  const statements = isPermitted === false ? [permitted] : [permitted, quota];
  return <Statements statements={statements} subject={label} />;
}

/** How to leave: closing the company, or moving it. */
export function ExitList({ exits }: { exits: PlanView['exits'] }) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {exits.map(({ kind, steps, cost, costStatement }) => {
        const title = planMessages.exitKinds[kind];
        return (
          <section key={kind} className="rounded-card border border-line bg-raised p-5">
            <h3 className="font-medium">{title}</h3>
            <div className="mt-3">
              <Statements statements={steps} subject={title} />
            </div>
            <div className="mt-4 border-t border-line pt-3">
              <p className="text-xs font-medium text-muted">{planMessages.exitCost}</p>
              {cost && 'text' in costStatement ? (
                <p>
                  <span className="me-2 font-medium tabular">{moneyText(cost)}</span>
                  <Sources of={costStatement.sources} subject={`${planMessages.exitCost}: ${title}`} />
                </p>
              ) : (
                <StatementText statement={costStatement} subject={`${planMessages.exitCost}: ${title}`} />
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function Statements({ statements, subject }: { statements: readonly StatementView[]; subject: string }) {
  return (
    <ul className="grid gap-2">
      {statements.map((statement) => (
        <li key={'text' in statement ? statement.text : statement.unconfirmed} className="break-inside-avoid">
          <StatementText statement={statement} subject={subject} />
        </li>
      ))}
    </ul>
  );
}
