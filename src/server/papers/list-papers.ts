import type { PaperListView } from '#contract/papers.ts';
import type { Person } from '#domain/accounts/person.ts';
import { jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import { certifiedKindsIn } from '#domain/papers/copy-rules.ts';
import { type PaperRequirement, type PaperTask, requirementsOf } from '#domain/papers/requirements.ts';
import { retentionRuleOf } from '#domain/papers/retention.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { concernedOf, formationIn, licenceEndOf } from '../cases/index.ts';
import { keysOf } from '../company-keys/index.ts';
import { openPaperJudge, type PaperJudge } from './paper-judge.ts';
import { withParties } from './paper-owners.ts';
import {
  kindsSeen,
  listPaperRows,
  listVersionRows,
  type PaperRow,
  type VersionRow,
} from './paper-repository.ts';
import type { PaperOwner, PaperPorts, PaperScope } from './ports.ts';
import { inPapers, personAlone, sees } from './reach.ts';
import { listUploads } from './upload-repository.ts';
import { viewPaper, viewRequirement, viewUpload } from './views.ts';

type ListPorts = Pick<PaperPorts, 'clock' | 'database' | 'hasAgency' | 'paperOwners' | 'prices' | 'secrets'>;

/**
 * What is asked of a company and its parties, what there is, and how it stands, as far as the person sees it.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export async function listPapers(
  services: ListPorts,
  person: Pick<Person, 'id'>,
  companyId: string,
): Promise<PaperListView> {
  return inPapers(services, person, companyId, 'read-papers', async (scope) => {
    const seen = (party: string | null) => sees(person, scope, party);
    const list = await readList(services, scope, scope.owners, seen, person.id);
    const kinds = await kindsSeen(scope, companyId, person.id);
    const own = new Set(list.parties.filter(({ isYou }) => isYou).map(({ id }) => id));
    const requirements = list.requirements.filter(
      ({ kind, party }) => kinds === null || kinds.includes(kind) || (party !== null && own.has(party)),
    );
    const keys = await keysOf(services.secrets, scope, companyId);
    const uploads = await listUploads(scope, companyId, person.id);
    return { ...list, requirements, uploads: uploads.map((upload) => viewUpload(upload, keys)) };
  });
}

/**
 * The same without uploads, for whoever sees the parties that `seen` lets through.
 * @param personId the person who looks; none for staff
 */
export async function readList(
  services: Omit<ListPorts, 'database'>,
  scope: PaperScope,
  owners: readonly PaperOwner[],
  seen: (party: string | null) => boolean,
  personId?: string,
): Promise<PaperListView> {
  const companyId = scope.details.id;
  const jurisdiction = await jurisdictionOf(services, scope);
  const rule = jurisdiction && retentionRuleOf(jurisdiction);
  const rows = await readRows(scope, companyId);
  const papers = withParties(rows.papers, owners).filter(({ partyId }) => seen(partyId));
  const keys = await keysOf(services.secrets, scope, companyId);
  const now = services.clock();
  const { tasks, locked, licenceEndsOn } = jurisdiction ? await askingTasks(services, scope) : nothingAsked;
  const requirements = await requirementsIn(services, scope, owners, tasks);
  const judge = await openPaperJudge(scope, jurisdiction, requirements, licenceEndsOn);
  return {
    parties: owners
      .filter(({ id }) => seen(id))
      .map(({ id, name, kind, accountId }) => ({
        id,
        name,
        kind,
        isYou: personId !== undefined && accountId === personId,
      })),
    requirements: requirements
      .filter(({ party }) => seen(party))
      .map((requirement) => {
        const alone = personId && personAlone({ owners }, requirement);
        return viewRequirement(requirement, papers, {
          locked,
          isClosed: alone !== undefined && alone !== personId,
          rule: judge.rule({ kind: requirement.kind, partyId: requirement.party }),
        });
      }),
    papers: papers.map((paper) => viewPaper(paper, rows.versionsOf(paper.id), keys, now, judge)),
    uploads: [],
    retention: rule ? { rule: rule.rule, years: rule.years.value, sources: [...rule.years.sources] } : null,
    isReviewed: await services.hasAgency(),
  };
}

/**
 * What the company's formation asks for, and what other open cases do; with the tasks that open after others, whose papers are
 * not due yet.
 */
async function askingTasks(
  services: Pick<PaperPorts, 'clock' | 'prices'>,
  scope: PaperScope,
): Promise<AskingTasks> {
  const catalogue = await services.prices.current();
  const found = await formationIn({ ...services, catalogue }, scope, scope.details);
  const { cases, formation } = found;
  const asking = [
    ...formation.folded.tasks.filter(({ state, isFormer }) => state !== 'not-needed' && !isFormer),
    ...cases
      .filter(({ row, finishedOn, withdrawn }) => row.kind !== 'formation' && !finishedOn && !withdrawn)
      .flatMap((found) => {
        const concerned = concernedOf(found);
        return found.folded.tasks
          .filter(({ state }) => state !== 'not-needed')
          .map(({ state, template }) => ({ state, template: { ...template, concerned } }));
      }),
  ];
  return {
    tasks: asking.map(({ template }) => template),
    locked: new Set(asking.flatMap(({ state, template: { id } }) => (state === 'locked' ? [id] : []))),
    licenceEndsOn: licenceEndOf(found),
  };
}

interface AskingTasks {
  tasks: readonly PaperTask[];
  locked: ReadonlySet<string>;
  licenceEndsOn: PlainDate | undefined;
}

const nothingAsked: AskingTasks = { tasks: [], locked: new Set(), licenceEndsOn: undefined };

/** What a company's papers are judged by. */
export async function paperJudgeIn(
  services: Pick<PaperPorts, 'clock' | 'paperOwners' | 'prices'>,
  scope: PaperScope,
  known?: readonly PaperOwner[],
): Promise<PaperJudge> {
  const jurisdiction = await jurisdictionOf(services, scope);
  const { tasks, licenceEndsOn } = jurisdiction ? await askingTasks(services, scope) : nothingAsked;
  const owners = known ?? (await services.paperOwners(scope));
  const requirements = await requirementsIn(services, scope, owners, tasks);
  return openPaperJudge(scope, jurisdiction, requirements, licenceEndsOn);
}

/** The papers that some tasks ask for; none where the catalogue has no plan for the company's place. */
export async function requirementsIn(
  services: Pick<PaperPorts, 'prices'>,
  scope: PaperScope,
  owners: readonly PaperOwner[],
  tasks: readonly PaperTask[],
): Promise<PaperRequirement[]> {
  const jurisdiction = await jurisdictionOf(services, scope);
  if (!jurisdiction) return [];
  const certified = certifiedKindsIn(jurisdiction.id, scope.details.officeType);
  return requirementsOf(jurisdiction.place.country, tasks, owners, certified);
}

export async function jurisdictionOf(
  { prices }: Pick<PaperPorts, 'prices'>,
  { details: { country, companyType, subType } }: PaperScope,
): Promise<Jurisdiction | undefined> {
  const catalogue = await prices.current();
  return catalogue.jurisdictionWith(
    jurisdictionIdOf({ country, companyType, subType: subType ?? undefined }),
  );
}

async function readRows(
  scope: PaperScope,
  companyId: string,
): Promise<{ papers: PaperRow[]; versionsOf: (paperId: string) => VersionRow[] }> {
  const papers = await listPaperRows(scope, companyId);
  const versions = Map.groupBy(await listVersionRows(scope, companyId), ({ paperId }) => paperId);
  return { papers, versionsOf: (paperId) => versions.get(paperId) ?? [] };
}
