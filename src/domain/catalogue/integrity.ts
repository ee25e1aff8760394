import { currencies, type MoneyRange } from '#domain/values/money.ts';
import { addMonths, isPlainDate, type PlainDate } from '#domain/values/plain-date.ts';
import type { Source } from '#domain/values/sourced.ts';
import { jurisdictionIdOf, officeTypes, visaChoices } from './choices.ts';
import { type CompanyAnswers, type CompanyQuestion, companyQuestions } from './company-question.ts';
import { holds, type PlanRequirements } from './condition.ts';
import type { CountryDefinition, Jurisdiction, Known } from './definition.ts';

/** Maximum age of a source in months. */
export const monthsUntilStale = 18;

const answersWith = (isYes: (question: CompanyQuestion) => boolean): CompanyAnswers =>
  Object.fromEntries(companyQuestions.map((question) => [question, isYes(question)]));

/** All yes, all no, and all yes but one. */
const everyAnswer: readonly CompanyAnswers[] = [
  answersWith(() => true),
  answersWith(() => false),
  ...companyQuestions.map((no) => answersWith((question) => question !== no)),
];

const everyRequirement: readonly PlanRequirements[] = visaChoices.flatMap((visas) =>
  officeTypes.flatMap((officeType) => [
    { visas, officeType },
    ...everyAnswer.map((answers) => ({ visas, officeType, answers })),
  ]),
);

/**
 * Checks a country's catalogue and returns its problems as sentences with their location.
 *
 * @param today for finding sources that are too old
 */
export function problemsOf(definition: CountryDefinition, today: PlainDate): string[] {
  const ids = definition.jurisdictions.map(({ id }) => id);
  return [
    ...repeated(ids).map((id) => `${definition.country}: the id '${id}' is there twice`),
    ...definition.jurisdictions.flatMap((jurisdiction) => problemsOfJurisdiction(jurisdiction, today)),
  ];
}

function problemsOfJurisdiction(jurisdiction: Jurisdiction, today: PlainDate): string[] {
  const { id, place, fees, steps, deadlines, offices, exits, confirmedChangeFees = {} } = jurisdiction;
  const problems = [
    ...(id === jurisdictionIdOf(place) ? [] : [`${id} should have the id '${jurisdictionIdOf(place)}'`]),
    ...problemsOfSources(jurisdiction, id, today),
    ...problemsOfSteps(jurisdiction),
    ...[fees, steps, deadlines].flatMap((parts) =>
      repeated(parts.map((part) => part.id)).map((part) => `${id}: the id '${part}' is there twice`),
    ),
  ];
  for (const fee of fees) {
    const where = `${id} fee '${fee.id}'`;
    if (!fee.payee) problems.push(`${where} names no payee`);
    problems.push(...problemsOfAmount(fee.amount, where));
    if ((fee.due === 'per-visa-renewal') !== (fee.renewedEveryYears !== undefined)) {
      problems.push(`${where} needs years between renewals if, and only if, it is due at each of them`);
    }
    if (fee.inYears && !(fee.due === 'once' || fee.due === 'per-visa')) {
      problems.push(`${where} names its years and repeats as well`);
    }
  }
  for (const { id: deadline, rule, onlyIf, dependsOn } of deadlines) {
    if (onlyIf && !/^(?:for|with|on|once|after) /.test(onlyIf))
      problems.push(`${id} deadline '${deadline}' does not read after 'only': '${onlyIf}'`);
    if (dependsOn && !onlyIf)
      problems.push(`${id} deadline '${deadline}' asks for answers and says no condition`);
    if ('eachMonthOn' in rule.value && !(rule.value.eachMonthOn >= 1 && rule.value.eachMonthOn <= 28))
      problems.push(`${id} deadline '${deadline}' is on day ${rule.value.eachMonthOn} of each month`);
    if ('on' in rule.value && !isPlainDate(rule.value.on)) {
      problems.push(`${id} deadline '${deadline}' is on '${rule.value.on}', which is no day`);
    }
    if (!('eachYearOn' in rule.value)) continue;
    const { eachYearOn, periodEndsOn, startsIn } = rule.value;
    for (const day of [eachYearOn, periodEndsOn ?? eachYearOn]) {
      if (!isPlainDate(`2027-${day}`))
        problems.push(`${id} deadline '${deadline}' is each year on '${day}', which is no day`);
    }
    if (periodEndsOn && !startsIn)
      problems.push(`${id} deadline '${deadline}' is for a period, but begins with the year after`);
  }
  for (const [kind, { amount }] of Object.entries(confirmedChangeFees))
    problems.push(...problemsOfAmount(amount, `${id} fee '${kind}'`));
  for (const { kind, cost } of exits) problems.push(...problemsOfAmount(cost, `${id} exit '${kind}'`));
  for (const [what, parts] of Object.entries({ fee: fees, step: steps, deadline: deadlines })) {
    const idle = parts.filter(({ when }) => !everyRequirement.some((answers) => holds(when, answers)));
    problems.push(...idle.map((part) => `${id} ${what} '${part.id}' is for answers that nobody can give`));
  }
  const missing = officeTypes.filter((type) => offices.filter((office) => office.type === type).length !== 1);
  if (missing.length > 0) problems.push(`${id} says not once what these offices are: ${missing.join(', ')}`);
  if (fees.length === 0) problems.push(`${id} has no fees`);
  if (!exits.some(({ kind }) => kind === 'closing')) problems.push(`${id} has no way to close`);
  return problems;
}

function problemsOfAmount(amount: Known<MoneyRange>, where: string): string[] {
  if (!('value' in amount)) return [];
  const { currency, low, high } = amount.value;
  return [
    ...(currencies.includes(currency) ? [] : [`${where} has the unknown currency '${currency}'`]),
    ...(low > high || low < 0 ? [`${where} goes from ${low} to ${high}`] : []),
    ...(high === 0 ? [`${where} costs nothing: leave it out, or say what is to be confirmed`] : []),
  ];
}

function problemsOfSteps({ id, steps }: Jurisdiction): string[] {
  const problems: string[] = [];
  const known = new Set(steps.map((step) => step.id));
  for (const step of steps) {
    for (const need of step.needs) {
      if (!known.has(need)) problems.push(`${id} step '${step.id}' needs '${need}', which is not there`);
    }
    if ('value' in step.workingDays) {
      const { shortest, longest } = step.workingDays.value;
      if (shortest > longest || shortest < 0) {
        problems.push(`${id} step '${step.id}' takes from ${shortest} to ${longest} working days`);
      }
    }
  }
  const reachable = new Set<string>();
  for (let grew = true; grew; ) {
    const next = steps.filter(
      (step) => !reachable.has(step.id) && step.needs.every((need) => reachable.has(need)),
    );
    for (const step of next) reachable.add(step.id);
    grew = next.length > 0;
  }
  for (const step of steps) {
    if (!reachable.has(step.id))
      problems.push(`${id} step '${step.id}' is never reached: what it needs waits for it`);
  }
  for (const milestone of ['incorporation', 'bank-account'] as const) {
    const count = steps.filter(({ reaches }) => reaches?.includes(milestone)).length;
    if (count !== 1) problems.push(`${id} has ${count} steps that reach '${milestone}', not one`);
  }
  if (steps.filter(({ reaches }) => reaches?.includes('licence-issue')).length > 1) {
    problems.push(`${id} has several steps that reach 'licence-issue'`);
  }
  return problems;
}

/** Finds every source below a value at any depth. */
export function problemsOfSources(value: unknown, where: string, today: PlainDate): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('sources' in value && Array.isArray(value.sources)) {
    const sources = value.sources as Source[];
    if (sources.length === 0) return [`${where} has no source`];
    return sources.flatMap((source) => problemsOfSource(source, where, today));
  }
  if ('unconfirmed' in value && value.unconfirmed === '')
    return [`${where} does not say what is to be confirmed`];
  return Object.entries(value).flatMap(([name, part]) =>
    problemsOfSources(part, `${where} ${placeOf(name, part)}`, today),
  );
}

function placeOf(name: string, part: unknown): string {
  return typeof part === 'object' && part !== null && 'id' in part ? `'${part.id}'` : name;
}

function problemsOfSource(
  { title, url, readOn, confidence }: Source,
  where: string,
  today: PlainDate,
): string[] {
  const problems: string[] = [];
  if (!title.trim()) problems.push(`${where} has a source without a title`);
  if (!/^https?:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/.test(url))
    problems.push(`${where} has the source address '${url}'`);
  if (!['high', 'medium', 'low'].includes(confidence))
    problems.push(`${where} has the confidence '${confidence}'`);
  const day = `${readOn}-01`;
  if (!isPlainDate(day)) problems.push(`${where} was read in '${readOn}', which is no month`);
  else if (day > today) problems.push(`${where} was read in ${readOn}, which has not come yet`);
  else if (addMonths(day, monthsUntilStale) < today) {
    problems.push(`${where} was read in ${readOn}, more than ${monthsUntilStale} months ago: read it again`);
  }
  return problems;
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
