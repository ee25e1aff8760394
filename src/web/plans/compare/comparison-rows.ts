import type { ComparedPlanView, SourceView, StatementView } from '#contract/plans.ts';

/** What is set side by side, in the order shown. */
export const comparisonRows = {
  overview: ['in-short'],
  costs: ['year-1', 'year-2', 'year-3', 'deposits'],
  time: ['working-days'],
  office: ['office', 'quota'],
  rules: ['capital', 'owners', 'audit', 'tax', 'banking'],
  fit: ['suits', 'does-not-suit'],
} as const;

export type RowGroup = keyof typeof comparisonRows;
export type RowId = (typeof comparisonRows)[RowGroup][number];
export type CostRow = 'year-1' | 'year-2' | 'year-3';

const yearOfRow: Record<CostRow, number> = { 'year-1': 1, 'year-2': 2, 'year-3': 3 };

/** The year that a row of costs is about, as a plan has it. */
export function yearIn(plan: ComparedPlanView, row: CostRow): ComparedPlanView['years'][number] | undefined {
  return plan.years.find(({ year }) => year === yearOfRow[row]);
}

export type FigureRow = CostRow | 'deposits' | 'working-days';
export type StatementRow = Exclude<RowId, FigureRow | 'office' | 'quota'>;

const figureRows: ReadonlySet<RowId> = new Set<Exclude<RowId, StatementRow>>([
  'year-1',
  'year-2',
  'year-3',
  'deposits',
  'working-days',
  'office',
  'quota',
]);

/** The statements of a row that consists of them. */
function statementsIn({ facts }: ComparedPlanView, row: StatementRow): readonly StatementView[] {
  if (row === 'in-short') return [facts.suitsInShort];
  return row === 'does-not-suit' ? facts.doesNotSuit : facts[row];
}

/** What every place says word for word in a row, each statement with the sources of all of them. */
export function sharedStatements(
  plans: readonly ComparedPlanView[],
  row: StatementRow,
): readonly StatementView[] {
  const [first = [], ...others] = plans.map((plan) => statementsIn(plan, row));
  return first.flatMap((statement) => {
    const same = others.flatMap(
      (statements) => statements.find((other) => saysTheSame(statement, other)) ?? [],
    );
    if (same.length < others.length) return [];
    if (!('text' in statement)) return statement;
    return { ...statement, sources: [statement, ...same].flatMap(sourcesOf) };
  });
}

/** What a place says in a row beyond what all of them do. */
export function ownStatements(
  plan: ComparedPlanView,
  plans: readonly ComparedPlanView[],
  row: StatementRow,
): readonly StatementView[] {
  const shared = sharedStatements(plans, row);
  return statementsIn(plan, row).filter((one) => !shared.some((other) => saysTheSame(one, other)));
}

/** Whether a row consists of statements, which places can share in part. */
export function isStatementRow(row: RowId): row is StatementRow {
  return !figureRows.has(row);
}

function saysTheSame(one: StatementView, other: StatementView): boolean {
  return JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other));
}

/** Whether the plans say different things in a row. Neither the order nor where it was read counts. */
export function differs(row: RowId, plans: readonly ComparedPlanView[]): boolean {
  if (isStatementRow(row)) return plans.some((plan) => ownStatements(plan, plans, row).length > 0);
  const said = plans.map((plan) => JSON.stringify(saidIn(plan, row)));
  return new Set(said).size > 1;
}

/** What a plan says in a row, as plain data. */
function saidIn(plan: ComparedPlanView, row: Exclude<RowId, StatementRow>): unknown {
  switch (row) {
    case 'year-1':
    case 'year-2':
    case 'year-3': {
      const year = yearIn(plan, row);
      return [year?.total, year?.unconfirmed];
    }
    case 'deposits':
      return plan.years[0]?.deposits;
    case 'working-days':
      return [plan.workingDays, plan.openSteps.length];
    case 'office': {
      const { label, isPermitted } = plan.office;
      const { reason, maxVisas, alternatives } = plan.officeProblem ?? {};
      return [label, isPermitted, reason, maxVisas, alternatives];
    }
    case 'quota':
      return plan.office.visaQuota ?? wordsOf(plan.office.quotaStatement);
  }
}

function wordsOf(statement: StatementView): unknown {
  if ('text' in statement) return statement.text;
  return [statement.unconfirmed, statement.hint?.text];
}

/** What the rows of a comparison show, as plain data, row by row: all that rests on sources. */
export function shownIn(plans: readonly ComparedPlanView[]): unknown {
  const rows = Object.values(comparisonRows).flat();
  return rows.flatMap((row) => plans.map((plan) => statedIn(plan, row)));
}

function statedIn(plan: ComparedPlanView, row: RowId): unknown {
  if (isStatementRow(row)) return statementsIn(plan, row);
  if (row === 'office') return plan.office.permission;
  return row === 'quota' ? plan.office.quotaStatement : sourcesOfFigures(plan, row);
}

/** The pages that the figures of a row were read on; statements carry their own. */
export function sourcesOfFigures(plan: ComparedPlanView, row: FigureRow): SourceView[] {
  if (row === 'working-days') return plan.steps.flatMap(({ statement }) => sourcesOf(statement));
  const year = row === 'deposits' ? plan.years[0] : yearIn(plan, row);
  const lines = year?.lines.filter(
    ({ isRefundable, isOptional }) => !isOptional && isRefundable === (row === 'deposits'),
  );
  return (lines ?? []).flatMap(({ statement }) => sourcesOf(statement));
}

function sourcesOf(statement: StatementView | undefined): SourceView[] {
  return statement && 'text' in statement ? statement.sources : [];
}
