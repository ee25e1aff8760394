import type {
  Expectations,
  Finding,
  InspectedAs,
  Inspection,
  ReadFields,
} from '#domain/papers/inspection.ts';
import { judgeIdentity } from '#domain/papers/judge-identity.ts';
import { cardZone, fieldsOf, passportZone, type ZoneFormat } from '#domain/papers/machine-readable-zone.ts';
import { readLease } from '#domain/papers/read-lease.ts';
import { hasActiveContent } from './active-content.ts';
import { openFile } from './draw-page.ts';
import { inspectedMs, inspectedSize, maxInspectedPages, maxReadPages, maxReadText } from './limits.ts';
import { FileProblem, type Look, type OpenedFile } from './pages/opened-file.ts';
import { paperTypeOf } from './paper-type.ts';
import { type Grey, greyOf } from './quality/grey.ts';
import { judgeBackground } from './quality/judge-background.ts';
import { judgePage, warning } from './quality/judge-page.ts';
import { judgeSize } from './quality/judge-size.ts';
import { readZone } from './zone/read-zone.ts';

/** Checks a file by its content. Whatever it holds, the answer is an inspection. */
export async function inspectPaper(
  file: Uint8Array,
  as: InspectedAs,
  expectations: Expectations,
): Promise<Inspection> {
  const type = paperTypeOf(file);
  if (!type) return unusable(null, new FileProblem('wrong-type'));
  try {
    const opened = await openFile(file, type);
    try {
      const findings: Finding[] = [];
      if (type === 'application/pdf' && hasActiveContent(file)) findings.push(warning('active-content'));
      const { pages } = opened;
      const { maxPages } = expectations;
      if (maxPages !== undefined && pages > maxPages) {
        findings.push(warning('too-many-pages', { found: pages, limit: maxPages }));
      }
      const { read, found } = await inspectPages(opened, as, expectations);
      const lease = as === 'lease' ? readLease(textOf(opened)) : null;
      return { type, pages, sound: true, findings: [...findings, ...found], read, ...(lease && { lease }) };
    } finally {
      opened.close();
    }
  } catch (error) {
    if (error instanceof FileProblem) return unusable(type, error);
    throw error;
  }
}

/** The text of the first pages, where the file has any. */
function textOf({ pages, text }: OpenedFile): string {
  let found = '';
  for (let page = 1; text && page <= Math.min(pages, maxReadPages) && found.length < maxReadText; page += 1) {
    found += `${text(page)}\n`;
  }
  return found.slice(0, maxReadText);
}

async function inspectPages(
  opened: OpenedFile,
  as: InspectedAs,
  expectations: Expectations,
): Promise<{ found: Finding[]; read: ReadFields | null }> {
  const found: Finding[] = [];
  let read: ReadFields | null = null;
  const formats = zonesOf[as] ?? [];
  const count = Math.min(opened.pages, maxInspectedPages);
  const until = performance.now() + inspectedMs;
  for (let page = 1; page <= count && performance.now() < until; page += 1) {
    const look = await opened.look(page, inspectedSize);
    const findings = judgeLook(look, as);
    found.push(...(opened.pages === 1 ? findings : findings.map((finding) => ({ ...finding, page }))));
    if (page > maxZonePages) continue;
    for (const format of formats) read ??= fieldsIn(greyOf(look.picture), format, until, expectations);
  }
  if (formats.length > 0) found.push(...judgeIdentity(read, expectations));
  return { found, read };
}

/** The zones that each kind of paper may have; a passport card is the size of an identity card. */
const zonesOf: Partial<Record<InspectedAs, readonly ZoneFormat[]>> = {
  passport: [passportZone],
  'identity-card': [cardZone, passportZone],
};
/** The zone is on the first pages or on none. */
const maxZonePages = 4;

function fieldsIn(grey: Grey, format: ZoneFormat, until: number, { today }: Expectations): ReadFields | null {
  const seen = readZone(grey, format, until);
  return seen ? fieldsOf(seen, today) : null;
}

function judgeLook({ picture, taken }: Look, as: InspectedAs): Finding[] {
  const findings = taken ? judgeSize(taken, as) : [];
  if (as === 'portrait') return [...findings, ...judgeBackground(picture)];
  return [...findings, ...judgePage(greyOf(picture), taken !== undefined)];
}

function unusable(type: Inspection['type'], { code, parameters }: FileProblem): Inspection {
  return { type, pages: 0, sound: false, findings: [{ code, severity: 'unusable', parameters }], read: null };
}
