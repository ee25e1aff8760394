import { randomUUID } from 'node:crypto';
import type { Expectations, Inspection } from '#domain/papers/inspection.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import type { PaperPoint } from '#domain/papers/paper-state.ts';
import { type CompanyKey, keyIn, keysOf, openFile, sealFile, sealText } from '../company-keys/index.ts';
import type { Run } from '../jobs/index.ts';
import { PaperRefused } from '../paper-checks/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { findCompany } from '../tenancy/index.ts';
import { dropFiles } from './drop-files.ts';
import { labelOf } from './labels.ts';
import { withParties } from './paper-owners.ts';
import {
  type ContentRow,
  changeVersion,
  findPaper,
  listVersionRows,
  lockPaper,
  type PaperRow,
  type VersionRow,
} from './paper-repository.ts';
import type { PaperPorts } from './ports.ts';
import { dayOf } from './today.ts';

/** How sure the reader has to be of a date, from 0 to 1. */
const sureEnough = 0.95;

interface Waiting {
  paper: PaperRow;
  version: VersionRow;
  content: ContentRow & { fileKey: string };
  keys: readonly CompanyKey[];
  /** The name of the person that it is about. */
  ownerName: string | undefined;
}

/** The keys were rotated meanwhile: the file lies elsewhere, and what was found would be sealed with a key that is gone. */
class SealedAgain extends Error {}

/**
 * Has a version checked that waits for it: by the virus scanner where one is set, then by content. What is found is
 * stored with it, and from then on it can be shown. Run again, it goes on where it was.
 * @throws Error if a part does not answer, so that the job is tried again
 */
export async function inspectPaper(
  services: PaperPorts,
  { companyId, paperId, number }: { companyId: string; paperId: string; number: number },
  run: Run,
): Promise<void> {
  try {
    await inspectOnce(services, { companyId, paperId, number }, run);
  } catch (error) {
    if (!(error instanceof SealedAgain)) throw error;
    await inspectPaper(services, { companyId, paperId, number }, run);
  }
}

async function inspectOnce(
  services: PaperPorts,
  { companyId, paperId, number }: { companyId: string; paperId: string; number: number },
  { isLast }: Run,
): Promise<void> {
  const waiting = await readWaiting(services, companyId, paperId, number);
  if (!waiting) return;
  const { version, content: stored, keys, paper } = waiting;
  const key = keyIn(keys, stored.keyVersion);
  const sealed = await services.files.read(stored.fileKey);
  if (!sealed) throw new Error('The file of a paper is missing in the file store.');
  const uploaded = openFile(key, labelOf.file(companyId, paperId, number), sealed);

  const scanned = await services.paperChecks.scan(uploaded);
  const change = (values: Partial<VersionRow>, content: Partial<ContentRow>) =>
    inScope(services.database, { company: companyId }, async (scope) => {
      await lockPaper(scope, companyId, paperId);
      const versions = await listVersionRows(scope, companyId, paperId);
      const now = versions.find((row) => row.number === number)?.content;
      if (now && now.keyVersion !== stored.keyVersion) throw new SealedAgain();
      return changeVersion(scope, { paperId, number, seen: 'checking' }, values, content);
    });
  if (scanned === 'found') {
    const points: PaperPoint[] = [{ code: 'infected', text: '' }];
    const sealedPoints = sealText(key, labelOf.points(companyId, paperId, number), JSON.stringify(points));
    await change({ state: 'returned', isScanned: true }, { fileKey: null, sealedPoints });
    await dropFiles(services, [stored.fileKey]);
    return;
  }

  const photograph = version.type === 'image/heic' ? await asJpeg(services, uploaded) : undefined;
  const content = photograph ?? uploaded;
  const expectations = expectationsOf(waiting, services.clock());
  const inspection = await inspected(services, paper, content, expectations, isLast);
  const expiry = inspection.read?.expiry;
  const expiresOn = expiry && expiry.confidence >= sureEnough ? expiry.value : version.expiresOn;
  const fileKey = photograph ? `papers/${randomUUID()}` : stored.fileKey;
  if (photograph) {
    await services.files.write(fileKey, sealFile(key, labelOf.file(companyId, paperId, number), photograph));
  }
  const isChanged = await change(
    {
      state: 'received',
      ...(photograph && { type: 'image/jpeg', bytes: photograph.byteLength }),
      pages: inspection.pages,
      isScanned: scanned === 'clean',
      expiresOn,
    },
    {
      fileKey,
      sealedInspection: sealText(
        key,
        labelOf.inspection(companyId, paperId, number),
        JSON.stringify(inspection),
      ),
    },
  );
  if (photograph) await dropFiles(services, [isChanged ? stored.fileKey : fileKey]);
}

function readWaiting(
  { database, secrets, paperOwners }: PaperPorts,
  companyId: string,
  paperId: string,
  number: number,
): Promise<Waiting | undefined> {
  return inScope(database, { company: companyId }, async (scope) => {
    const details = await findCompany(scope, companyId);
    const stored = await findPaper(scope, companyId, paperId);
    if (!details || !stored) return undefined;
    const owners = await paperOwners({ ...scope, details });
    const [paper] = withParties([stored], owners);
    const versions = await listVersionRows(scope, companyId, paperId);
    const version = versions.find((row) => row.number === number);
    const { fileKey } = version?.content ?? {};
    if (!paper || version?.state !== 'checking' || !version.content || !fileKey) return undefined;
    return {
      paper,
      version,
      content: { ...version.content, fileKey },
      keys: await keysOf(secrets, scope, companyId),
      ownerName: owners.find(({ id, kind }) => id === paper.partyId && kind === 'person')?.name,
    };
  });
}

function expectationsOf({ paper, ownerName }: Waiting, now: Date): Expectations {
  const { maxPages, validMonths } = paperRules[paper.kind];
  const today = dayOf(now);
  return {
    today,
    maxPages,
    ...(ownerName && { name: ownerName }),
    ...(validMonths && { validity: { months: validMonths.value, from: today } }),
  };
}

/** A check that fails again and again must not keep a paper from the people who can judge it. */
async function inspected(
  { paperChecks, log }: Pick<PaperPorts, 'paperChecks' | 'log'>,
  { kind }: PaperRow,
  content: Uint8Array,
  expectations: Expectations,
  isLast: boolean,
): Promise<Inspection> {
  try {
    return await paperChecks.inspect(content, paperRules[kind].inspectedAs, expectations);
  } catch (error) {
    if (!isLast) throw error;
    log.warn({ err: error }, 'A paper could not be checked. People look at it unchecked.');
    const unchecked = { code: 'too-demanding', severity: 'warn', parameters: {} } as const;
    return { type: null, pages: 0, sound: false, findings: [unchecked], read: null };
  }
}

/** `undefined` for a photograph that cannot be converted: the check says why. */
async function asJpeg(
  { paperChecks }: Pick<PaperPorts, 'paperChecks'>,
  heic: Uint8Array,
): Promise<Uint8Array | undefined> {
  try {
    return await paperChecks.toJpeg(heic);
  } catch (error) {
    if (error instanceof PaperRefused) return undefined;
    throw error;
  }
}
