import type { kitMessages as Texts } from '#messages/kits.ts';
import type { KitCase } from './case-schema.ts';

/** Longest text that a cell shows; `case.json` has all of it. */
const maxCell = 2_000;

/**
 * A page that shows a kit without this product or a connection: no script, nothing from elsewhere, and every text of
 * the record escaped.
 */
export function kitPage(kit: KitCase, texts: typeof Texts): string {
  const names = namesOf(kit);
  const sections = Object.entries(kit.sections).flatMap(([name, data]) =>
    tablesOf(data).map(([part, rows]) => section(titleOf(texts, name, part), rows, names)),
  );
  const body = [
    `<h1>${escaped(kit.company.name)}</h1>`,
    `<p>${escaped(texts.page.madeAt(kit.madeAt, kit.madeBy, kit.from.name))}</p>`,
    `<p>${escaped(texts.page.howToCheck)}</p>`,
    `<h2>${escaped(texts.page.leftOut)}</h2><ul>`,
    ...Object.values(texts.leftOut).map((sentence) => `<li>${escaped(sentence)}</li>`),
    '</ul>',
    section(texts.page.people, kit.people, names),
    ...sections,
    section(texts.page.files, kit.files, names),
    section(texts.page.log, kit.log, names),
  ];
  return `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(kit.company.name)}</title>
<style>${style}</style></head><body>
${body.join('\n')}
</body></html>
`;
}

type Row = Readonly<Record<string, unknown>>;

/** The lists of a section, or its one record. */
function tablesOf(data: unknown): [string, readonly Row[]][] {
  return Object.entries((data ?? {}) as Record<string, unknown>).flatMap(([part, value]) => {
    if (Array.isArray(value)) return value.length > 0 ? [[part, value as Row[]] as [string, Row[]]] : [];
    return value && typeof value === 'object' ? [[part, [value as Row]] as [string, Row[]]] : [];
  });
}

function titleOf(texts: typeof Texts, name: string, part: string): string {
  const titles: Readonly<Record<string, string>> = texts.sections;
  return titles[`${name}.${part}`] ?? titles[name] ?? `${words(name)}: ${words(part)}`;
}

function section(title: string, rows: readonly Row[], names: ReadonlyMap<string, string>): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) =>
    rows.some((row) => !isEmpty(row[column])),
  );
  const heads = columns.map((column) => `<th scope="col">${escaped(words(column))}</th>`).join('');
  const lines = rows.map(
    (row) =>
      `<tr>${columns.map((column) => `<td dir="auto">${cell(row[column], names)}</td>`).join('')}</tr>`,
  );
  return `<h2>${escaped(title)} (${rows.length})</h2><div><table><thead><tr>${heads}</tr></thead><tbody>
${lines.join('\n')}
</tbody></table></div>`;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function cell(value: unknown, names: ReadonlyMap<string, string>): string {
  if (isEmpty(value)) return '';
  if (typeof value === 'object') return escaped(JSON.stringify(value).slice(0, maxCell));
  const text = String(value);
  if (/^(papers|registers|quotes|invoices)\/[a-z0-9-]+\.[a-z0-9]+$/.test(text))
    return `<a href="${text}">${text}</a>`;
  return escaped((names.get(text) ?? text).slice(0, maxCell));
}

/** What the ids of a kit stand for, for people's eyes. */
function namesOf({ people, sections }: KitCase): Map<string, string> {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  for (const data of Object.values(sections)) {
    for (const [, rows] of tablesOf(data)) {
      for (const { id, name, kind } of rows) {
        if (typeof id === 'string') names.set(id, String(name ?? kind ?? id));
      }
    }
  }
  return names;
}

/** 'recordedAt' as 'Recorded at'. */
function words(name: string): string {
  const spaced = name
    .replaceAll(/([a-z])([A-Z])|-/g, '$1 $2')
    .toLowerCase()
    .trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.75rem}h2{font-size:1.125rem;margin:2rem 0 .5rem}div{overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem}th,td{text-align:start;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid #8884;max-width:32rem;overflow-wrap:anywhere}`;
