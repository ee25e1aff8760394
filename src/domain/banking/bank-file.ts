import type { Country } from '#domain/catalogue/choices.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import type { Source } from '#domain/values/sourced.ts';

/** One thing that a bank's file holds. */
export interface FileItem {
  id: 'licence' | 'articles' | 'owners' | 'resolution' | 'identity' | 'address' | 'funds' | 'contracts';
  /** Any of these papers is it. */
  papers: readonly PaperKind[];
  /** Where it is said that banks ask for it. */
  source: Source;
}

const readOn = '2026-11';

const core: Source = {
  title: 'On Dubai: opening a bank account, requirements and process',
  url: 'https://on-dubai.com/blog/opening-a-bank-account-in-dubai-requirements-and-process-explained',
  readOn,
  confidence: 'high',
};
const address: Source = {
  title: 'Wio Bank: support',
  url: 'https://www.wio.io/support/',
  readOn,
  confidence: 'high',
};
const prepared: Source = {
  title: 'Sirius: why UAE banks reject applications, six patterns',
  url: 'https://sirius-consulting.ae/en/insights/why-uae-banks-reject-applications-six-patterns',
  readOn,
  confidence: 'medium',
};

const licencePapers: readonly PaperKind[] = ['licence', 'certificate-of-incorporation'];

/** What banks ask of a company, in the order in which it is put together. */
function fileItemsOf(country: Country): readonly FileItem[] {
  // The pages read are about the UAE; elsewhere the bank's own list counts, which the dialog shows.
  if (country !== 'AE') return [];
  return [
    { id: 'licence', papers: licencePapers, source: core },
    { id: 'articles', papers: ['articles'], source: core },
    { id: 'owners', papers: ['owner-declaration', 'ownership-chart'], source: core },
    { id: 'resolution', papers: ['board-resolution', 'power-of-attorney'], source: core },
    { id: 'identity', papers: ['passport', 'identity-card'], source: core },
    { id: 'address', papers: ['lease', 'proof-of-address'], source: address },
    { id: 'funds', papers: ['source-of-funds', 'bank-statement'], source: prepared },
    { id: 'contracts', papers: ['evidence'], source: prepared },
  ];
}

/** A thing with what the company has of it. */
export interface FileState extends FileItem {
  /** 'waiting': uploaded, and not reviewed yet. */
  state: 'held' | 'waiting' | 'missing';
}

/** Which things a company has, by the kinds of its papers. */
export function fileStatesOf(
  country: Country,
  { accepted, received }: { accepted: readonly PaperKind[]; received: readonly PaperKind[] },
): readonly FileState[] {
  const isAmong = (kinds: readonly PaperKind[], { papers }: FileItem) =>
    papers.some((kind) => kinds.includes(kind));
  return fileItemsOf(country).map((item) => ({
    ...item,
    state: isAmong(accepted, item) ? 'held' : isAmong(received, item) ? 'waiting' : 'missing',
  }));
}
