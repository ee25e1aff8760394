import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import { builtSearchFolder } from '../knowledge.ts';
import { type Passage, passagesOf } from '../passages.ts';
import { readKnowledge } from '../read-knowledge.ts';
import { openMeaning } from './meaning/meaning.ts';
import { searchFiles } from './meaning/sentence-vectors.ts';
import { indexPassages } from './passage-index.ts';
import { openHybridSearch, openLexicalSearch, type PassageSearch } from './passage-search.ts';
import { readQuestion } from './read-question.ts';

/** A section that was written after the build. */
const later: Passage = {
  id: 'answers/parrots#may-i-keep-a-parrot',
  heading: 'May I keep a parrot in my office?',
  body: 'Yes.',
  also: '',
  asked: [],
  title: 'Parrots',
  country: undefined,
  places: [],
  topics: ['office'],
  sources: [],
  address: '/help/answers/parrots#may-i-keep-a-parrot',
};

/** Long enough to start a thread on a busy machine. */
const timeoutMs = 120_000;

let passages: readonly Passage[];
const searches = {} as Record<'words' | 'words and meaning', PassageSearch>;
beforeAll(async () => {
  passages = [...passagesOf(await readKnowledge('knowledge')), later];
  const index = await indexPassages(passages);
  searches.words = openLexicalSearch(index);
  searches['words and meaning'] = openHybridSearch(
    index,
    openMeaning({ folder: builtSearchFolder, passages, timeoutMs }),
  );
});
afterAll(() => Promise.all(Object.values(searches).map((search) => search.close())));

const queryOf = (question: string) => readQuestion(question, plainDate('2026-11-21'));

describe.each(['words', 'words and meaning'] as const)('a search by %s', (kind) => {
  const find = (question: string, limit = 10) => searches[kind].find(queryOf(question), limit);

  test('finds the section that asks the same question', async () => {
    const [first] = await find('What is the penalty for late accounts in the UK?');
    expect(first?.passage.id).toBe(
      'united-kingdom/accounts-and-confirmation-statement#what-is-the-penalty-for-late-accounts-in-the-uk',
    );
    expect(first?.confidence).toBeGreaterThan(0.8);
  });

  test('returns the most probable first, and no more than asked for', async () => {
    const found = await find('What does a visa cost in DMCC?', 5);
    expect(found).toHaveLength(5);
    const confidences = found.map(({ confidence }) => confidence);
    expect(confidences).toEqual(confidences.toSorted((one, other) => other - one));
    for (const confidence of confidences) {
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    ['How do I close a company in Singapore?', 'SG'],
    ['corporate tax rate in Delaware', 'US'],
    ['Which audit does an IFZA company need?', 'AE'],
  ])('for %o finds no passage on another country', async (question, country) => {
    const found = await find(question, 60);
    expect(found.length).toBeGreaterThan(5);
    for (const { passage } of found) expect([country, undefined]).toContain(passage.country);
  });

  test('is not confident about what no article answers', async () => {
    for (const question of ['Who will win the football world cup?', 'How do I grow tomatoes?']) {
      const [first] = await find(question);
      expect(first?.confidence ?? 0).toBeLessThan(0.5);
    }
  });

  test.each([
    ['How much is the fine for a visa overstay in the UAE?', true],
    ['Who issues the Emirates ID?', false],
  ])('for %o knows whether an amount is wanted', async (question, isWanted) => {
    const found = await find(question, 60);
    const values = found.map(({ evidence }) => evidence.value);
    expect(Math.max(...values) > 0).toBe(isWanted);
    expect(found.some(({ evidence }) => evidence.kind > 0)).toBe(isWanted);
  });

  test('takes the Emirates ID for a card, not for a place', async () => {
    const [first] = await find('what does the emirates id cost for each year');
    expect(first?.passage.heading).toContain('Emirates ID');
  });

  test('finds a section that was written after the build', async () => {
    const [first] = await find('may I keep a parrot in the office');
    expect(first?.passage.id).toBe(later.id);
  });

  test.each(['', '   ', '?!', '\u0000', '\ud800', 'ﷺ'.repeat(500), 'visa '.repeat(2_000)])(
    'survives the question %#',
    async (question) => {
      expect(Array.isArray(await find(question))).toBe(true);
    },
  );
});

describe('a search by words and meaning', () => {
  const find = (question: string) => searches['words and meaning'].find(queryOf(question), 3);

  test.each([
    ['Somebody who lives there has to sit on the board in Singapore, right?', 'resident-director'],
    ['My Singapore firm is asleep and sells nothing, what is left to do?', 'dormant'],
    ['How young may the boss of a DMCC firm be?', 'minimum-age-of-a-director'],
    ['I parked a bird beside my desk, is it allowed?', 'may-i-keep-a-parrot'],
  ])('for %o finds what shares hardly a word with it', async (question, section) => {
    const found = await find(question);
    expect(found.map(({ passage }) => passage.id).join(' ')).toContain(section);
  });
});

describe('without its files', () => {
  const question = 'Somebody who lives there has to sit on the board in Singapore, right?';
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'landfall-search-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('meaning is not compared, and words still find', async () => {
    const search = openHybridSearch(await indexPassages(passages), openMeaning({ folder, passages }));
    const [first] = await search.find(queryOf('What is the penalty for late accounts in the UK?'), 1);
    expect(first?.passage.country).toBe('GB');
    expect(first?.evidence.meaning).toBeUndefined();
    await search.close();
  });

  test('a thread that fails is reported, and started again later', async () => {
    const failures: string[] = [];
    for (const file of Object.values(searchFiles)) await writeFile(join(folder, file), 'no index');
    const meaning = openMeaning({
      folder,
      passages,
      pauseMs: 0,
      timeoutMs,
      onFailure: ({ message }) => failures.push(message),
    });
    expect(await meaning.compare(question)).toBeUndefined();
    expect(failures).toHaveLength(1);
    await cp(builtSearchFolder, folder, { recursive: true });
    const alike = await meaning.compare(question);
    expect(alike).toHaveLength(passages.length);
    expect(failures).toHaveLength(1);
    await meaning.close();
  });

  test('a thread that ended because nobody asked is started again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const meaning = openMeaning({ folder: builtSearchFolder, passages, timeoutMs, idleMs: 60_000 });
    expect(await meaning.compare('What does a visa cost?')).toHaveLength(passages.length);
    vi.advanceTimersByTime(60_000);
    expect(await meaning.compare('What does a licence cost?')).toHaveLength(passages.length);
    vi.useRealTimers();
    await meaning.close();
    expect(await meaning.compare('What does an office cost?')).toBeUndefined();
  });
});
