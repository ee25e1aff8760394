import { randomUUID } from 'node:crypto';
import { readKitSchema } from '#contract/kits.ts';
import { apiBase } from '#contract/operation.ts';
import { displayNameOf } from '#domain/accounts/person.ts';
import { kitFormat, kitVersion, type LogLine } from '#domain/kits/kit.ts';
import { csvOf } from '#domain/values/csv.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import { jsonSchemaOf, type KitCase } from './case-schema.ts';
import { kitPage } from './kit-page.ts';
import type { KitReading } from './kit-section.ts';
import type { KitPorts } from './ports.ts';
import { readKit } from './read-kit.ts';
import { type WrittenFile, writeKit } from './write-kit.ts';

type Ports = Pick<KitPorts, 'clock' | 'config' | 'kitSections'>;

/** A kit that is ready to be streamed. Its records are read; its files are read one by one. */
export type MadeKit = () => ReadableStream<Uint8Array>;

/** Reads what goes into a kit, in the viewer's transaction in the company. */
export async function makeKit(services: Ports, reading: Omit<KitReading, 'who'>): Promise<MadeKit> {
  const { config, clock, kitSections } = services;
  const { people, sections, log, files } = await readKit(kitSections, reading);
  const at = clock();
  const { kitMessages } = messagesIn(locales[0]);
  const schemaUrl = `${config.publicUrl}${apiBase}${readKitSchema.path}`;
  const caseOf = (written: readonly WrittenFile[]): KitCase => {
    const there = new Set(written.map(({ path }) => path));
    return {
      $schema: schemaUrl,
      format: kitFormat,
      version: kitVersion,
      id: randomUUID(),
      madeAt: at.toISOString(),
      madeBy: displayNameOf(reading.viewer.person),
      from: { name: config.brand.name, url: config.publicUrl },
      company: { name: reading.company.name },
      people,
      sections: withoutLost(sections, there),
      log,
      files: [...written],
    };
  };
  return () =>
    writeKit(
      files,
      function* (written) {
        const kit = caseOf(written);
        yield ['case.json', `${JSON.stringify(kit, null, 2)}\n`];
        yield ['schema.json', `${JSON.stringify(jsonSchemaOf(kitSections, schemaUrl), null, 2)}\n`];
        yield ['audit.csv', logAsCsv(log, kitMessages.logColumns)];
        yield ['index.html', kitPage(kit, kitMessages)];
      },
      at,
    );
}

/** A file that was lost in the store is not named in the record. */
function withoutLost(value: Record<string, unknown>, there: ReadonlySet<string>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value), (name, found) =>
    (name === 'file' || name === 'logo') && typeof found === 'string' && !there.has(found) ? null : found,
  );
}

function logAsCsv(log: readonly LogLine[], names: Record<keyof LogLine, string>): string {
  const columns = Object.keys(names) as (keyof LogLine)[];
  const rows = log.map((line) => {
    const details = Object.entries(line.details).map(([name, value]) => `${name}: ${value ?? ''}`);
    return columns.map((column) => (column === 'details' ? details.join('; ') : String(line[column] ?? '')));
  });
  return csvOf([columns.map((column) => names[column]), ...rows]);
}
