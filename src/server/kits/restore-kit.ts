import { randomUUID } from 'node:crypto';
import type { KitProblem } from '#domain/kits/kit-import.ts';
import { addAuditEntry, operatorActor, personActor } from '../audit/index.ts';
import type { Run } from '../jobs/index.ts';
import { PictureRefused } from '../paper-checks/index.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { KitCase } from './case-schema.ts';
import { refuseKit } from './check-kit.ts';
import { dropKitFiles } from './drop-kit-files.ts';
import {
  changeImport,
  findImport,
  findImporter,
  listPieces,
  lockImport,
  removePieces,
} from './import-repository.ts';
import { bytesOfPieces } from './kit-pieces.ts';
import { openPreview, sealPreview } from './kit-preview.ts';
import { addImported } from './kit-repository.ts';
import type { KitOwner, KitPreparing, KitWarning, KitWriting } from './kit-section.ts';
import { KitRefused, type OpenedKit, openKit, sha256Of } from './open-kit.ts';
import type { KitPorts } from './ports.ts';
import { readCase } from './verify-kit.ts';

type Ports = Pick<KitPorts, 'clock' | 'config' | 'database' | 'files' | 'kitSections' | 'log' | 'secrets'>;

interface Waiting {
  importId: string;
  owner: KitOwner;
  /** The importer's address, if it is confirmed: by it they are found among the kit's people. */
  email: string | undefined;
}

/**
 * Makes a company from a kit, all of it or nothing: its files are stored first, then one transaction stores its rows.
 * Files of a run that broke off are removed by the daily tidying, and a run that is repeated begins anew.
 */
export async function restoreKit(
  services: Ports,
  { importId, side }: { importId: string; side: KitOwner['side'] },
  { isLast }: Run,
): Promise<void> {
  const found = await inScope(services.database, 'installation', async (scope) => {
    const row = await findImport(scope, importId);
    const account = row?.state === 'importing' ? await findImporter(scope, row.userId) : undefined;
    return account && { account, pieces: await listPieces(scope, importId) };
  });
  if (!found) return;
  const { id, name, email, phone, emailVerified } = found.account;
  const person = { id, email, fullName: name, phone };
  const waiting = { importId, owner: { person, side }, email: emailVerified ? email : undefined };
  try {
    const kit = await openKit(bytesOfPieces(services, found.pieces));
    try {
      await storeKit(services, waiting, kit, await readCase(kit, services.kitSections));
    } finally {
      kit.close();
    }
  } catch (error) {
    const problem = problemOf(error);
    if (!problem && !isLast) throw error;
    await refuseKit(services, importId, problem ?? 'not-importable');
  }
}

/** Why a kit cannot be taken, whatever is tried again; `undefined` for what may pass. */
function problemOf(error: unknown): KitProblem | undefined {
  if (error instanceof KitRefused) return error.problem;
  if (error instanceof Failure && error.code === 'too-many-companies') return 'too-many-companies';
  if (error instanceof PictureRefused) return 'not-importable';
  const constraint = violatedConstraintOf(error);
  if (constraint === 'clients_client_key_key' || constraint === 'clients_licence_key_key')
    return 'client-known';
  return constraint === undefined ? undefined : 'not-importable';
}

async function storeKit(services: Ports, waiting: Waiting, kit: OpenedKit, record: KitCase): Promise<void> {
  const { importId, owner } = waiting;
  const companyId = randomUUID();
  const ids = idsOf(record, waiting);
  const preparing: KitPreparing = { companyId, owner, newId: ids.newId, file: fileReader(kit, record) };
  const steps: ((writing: KitWriting) => Promise<void>)[] = [];
  for (const { name, restore } of services.kitSections) {
    const data = record.sections[name];
    if (data !== undefined && restore) steps.push(await restore(preparing, data as never));
  }

  const warnings = new Set<KitWarning>();
  const at = services.clock();
  const keys = await inScope(services.database, 'installation', async (transaction) => {
    const row = await lockImport(transaction, importId);
    // Another run has done it in the meantime.
    if (row?.state !== 'importing') return [];
    const acts: Record<string, string> = {};
    const writing: KitWriting = {
      ...transaction,
      companyId,
      owner,
      at,
      newId: ids.newId,
      account(place, id) {
        if (id === null) return null;
        if (id === ids.ownerInKit) return owner.person.id;
        acts[place] = ids.newId(id);
        return null;
      },
      warn: (warning) => warnings.add(warning),
    };
    for (const store of steps) await store(writing);
    await addImported(transaction, {
      companyId,
      kitId: record.id,
      fromName: record.from.name,
      madeAt: new Date(record.madeAt),
      importedBy: owner.person.id,
      importedAt: at,
      people: record.people.flatMap((one) =>
        one.id === ids.ownerInKit ? [] : { ...one, id: ids.newId(one.id) },
      ),
      acts,
      log: record.log.map((line) => ({ ...line, from: line.from ?? record.from.name })),
    });
    await addAuditEntry(transaction, {
      action: 'case-imported',
      subject: record.company.name,
      details: { from: record.from.name },
      companyId,
      actor: owner.side === 'staff' ? operatorActor(owner.person) : personActor(owner.person),
      at,
    });
    const preview = openPreview(services, row);
    await changeImport(transaction, importId, {
      state: 'done',
      changedAt: at,
      sealedPreview:
        preview && sealPreview(services, importId, { ...preview, companyId, warnings: [...warnings] }),
    });
    return removePieces(transaction, importId);
  });
  await dropKitFiles(services, keys);
}

interface Ids {
  newId(id: string): string;
  /** How the kit names who brings it; `undefined` where it does not, or nobody can tell. */
  ownerInKit: string | undefined;
}

/** Everything gets a new id, but who brings a kit of their own is who they are. */
function idsOf({ people }: KitCase, { owner, email }: Waiting): Ids {
  const known = new Map<string, string>();
  const isOwner = (address: string | null) => email !== undefined && address?.toLowerCase() === email;
  const ownerInKit = owner.side === 'member' ? people.find((person) => isOwner(person.email))?.id : undefined;
  if (ownerInKit) known.set(ownerInKit, owner.person.id);
  return {
    ownerInKit,
    newId(id) {
      const given = known.get(id) ?? randomUUID();
      known.set(id, given);
      return given;
    },
  };
}

function fileReader(kit: OpenedKit, { files }: KitCase): KitPreparing['file'] {
  const sums = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  return async (path) => {
    const content = await kit.read(path);
    if (sums.get(path) !== sha256Of(content)) throw new KitRefused('hash-wrong');
    return content;
  };
}
