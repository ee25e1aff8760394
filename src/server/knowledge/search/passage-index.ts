import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Topic } from '../article.ts';
import { wordsOf } from '../language/words.ts';
import type { Passage } from '../passages.ts';
import { openFullText, type Tokens } from './full-text.ts';
import { placeFactorFor, type Whereabouts } from './place-factor.ts';
import { openPostings, type Postings } from './postings.ts';
import { type Evidence, scoreOf } from './ranking.ts';
import { synonymsOf } from './synonyms.ts';
import { openValueTexts, valuesWantedBy } from './wanted-values.ts';

/** A search query. */
interface Query extends Whereabouts {
  /** The question in the asker's words. */
  question: string;
  /** Stemmed words from `wordsOf`, without words that only name a place. */
  words: readonly string[];
  topics: readonly Topic[];
  /** Words of the previous question, which give context. */
  context?: readonly string[];
}

/** A passage and how well it matches. */
export interface Found {
  passage: Passage;
  /** Comparable within one search only. */
  score: number;
  /** The words of the query that it contains, or close relatives of them. */
  covers: ReadonlySet<string>;
  /**
   * The certainty that this is an answer, from 0 to 1: the share of the query's weight that it contains, with unknown
   * words at full weight.
   */
  certainty: number;
  /** Similarity of the query to one of the passage's own questions, from 0 to 1. */
  likeness: number;
  /** What speaks for it. */
  evidence: Evidence;
}

export interface PassageIndex {
  /**
   * The best matching passages, best first.
   * @param meaning how alike query and each passage are in meaning, by the passage's number; by words alone without it
   */
  search(query: Query, meaning?: Float32Array): readonly Found[];
  /** The weight of a word: high for rare ones, low for unknown ones. */
  weightOf(word: string): number;
  /** Whether the word occurs anywhere. */
  knows(word: string): boolean;
}

/** Shorter words are too similar to others to be corrected. */
const minSlipLength = 5;

/** Longer ones are no misspelling of any word: comparing them takes time that grows with the square of their length. */
const maxSlipLength = 40;

/** Relative weight of an unknown word in ranking. */
const unknownWeight = 1.2;

/** Its weight in deciding whether there is an answer: a question full of unknown words is off topic. */
const unknownWeightAgainst = 5;

/** Exponent for the weight of rare words; tuned on the evaluation's questions. */
const rarity = 1.3;

/** How strongly a field contains a word: heading more than body, synonyms less. */
const holding = { strong: 1, any: 0.75, strongSynonym: 0.6, anySynonym: 0.3 };

/** From this value, a passage counts as containing a word. */
const covering = 0.6;

/** Minimum weight of the previous question, as a part of its share. */
const minLeaning = 0.6;

/** Maximum results; phrase and value matches are only computed for these. */
const maxFound = 60;

/** Maximum words of a query: more are pasted text. */
const maxWords = 80;

/** Maximum words to correct: each one is a separate search. */
const maxMisspellings = 12;

/** Passages indexed at a time, so that the server can answer others in between. */
const atATime = 25;

/** Indexes the passages for full-text search that tolerates typos. */
export async function indexPassages(passages: readonly Passage[]): Promise<PassageIndex> {
  const strong = openPostings();
  const any = openPostings();
  const questions = openPostings();
  /** The passage of a question, and its words. */
  const passageOfQuestion: number[] = [];
  const questionWords: string[][] = [];
  const texts: string[] = [];
  const fullText = openFullText();
  const values = openValueTexts();
  const wantedByHeading = passages.map(({ heading }) => valuesWantedBy(heading));
  for (let next = 0; next < passages.length; next += atATime) {
    for (const [offset, passage] of passages.slice(next, next + atATime).entries()) {
      const tokens = tokensOf(passage, next + offset);
      const { heading, asked, also, title, body } = tokens;
      fullText.add(tokens);
      strong.add(`${heading} ${also}`);
      any.add(`${heading} ${also} ${asked} ${title} ${body}`);
      texts.push(` ${heading} | ${also} | ${asked} | ${title} | ${body} `);
      for (const question of [heading, ...asked.split(' | ')]) {
        if (question === '') continue;
        questions.add(question);
        questionWords.push([...new Set(question.split(' '))]);
        passageOfQuestion.push(next + offset);
      }
    }
    await nextTurn();
  }

  const knows = (word: string) => any.of(word).length > 0;
  function weightOf(word: string): number {
    const count = any.of(word).length;
    return count === 0 ? unknownWeight : Math.log(1 + passages.length / count) ** rarity;
  }
  const questionWeights = Float64Array.from(questionWords, (words) =>
    words.reduce((sum, word) => sum + weightOf(word), 0),
  );

  /** Unknown words are read as the nearest known word. */
  function corrected(word: string): string {
    if (word.length < minSlipLength || word.length > maxSlipLength || /\d/.test(word)) return word;
    const maxDistance = word.length < 10 ? 1 : 2;
    const term = fullText.nearest(word, maxDistance);
    return term && term[0] === word[0] ? term : word;
  }

  function likenesses(words: readonly QueryWord[]): Float64Array {
    const shared = sharedWeights(words, questions, 0.6);
    const asked = words.reduce((sum, { weight }) => sum + weight, 0);
    const best = new Float64Array(passages.length);
    for (const [question, passage] of passageOfQuestion.entries()) {
      const weight = shared[question] ?? 0;
      if (weight === 0) continue;
      const likeness = (2 * weight) / (asked + Math.max(questionWeights[question] ?? 0, weight));
      if (likeness > (best[passage] ?? 0)) best[passage] = likeness;
    }
    return best;
  }

  return {
    weightOf,
    knows,
    search(query, meaning) {
      let misspellings = 0;
      // An amount of the asker's own, such as '400000', is in no article and says nothing against one.
      const asked = query.words.filter((word) => knows(word) || !/^\d/.test(word));
      const words = [...new Set(asked)].slice(0, maxWords).map((word): QueryWord => {
        const mayBeMisspelt = !knows(word) && misspellings < maxMisspellings;
        if (mayBeMisspelt) misspellings += 1;
        const meant = mayBeMisspelt ? corrected(word) : word;
        return {
          word,
          meant,
          synonyms: synonymsOf(meant),
          weight: weightOf(meant),
          isUnknown: !knows(meant),
        };
      });
      if (words.length === 0) return [];
      const context = (query.context ?? []).filter((word) => !query.words.includes(word));
      const total = words.reduce((sum, { weight }) => sum + weight, 0);
      const unknown =
        words.filter(({ isUnknown }) => isUnknown).length * (unknownWeightAgainst - unknownWeight);
      const contextWeight = context.reduce((sum, word) => sum + weightOf(word), 0);

      // The fewer words a question has, the more the previous one counts.
      const leaning = Math.min(1, Math.max(minLeaning, contextWeight / total));

      const bm25 = fullText.scores(words.map(({ meant }) => meant));
      const best = bm25.reduce((most, score) => Math.max(most, score), 0) || 1;

      const held = words.map((word) => heldShares(word, strong, any, passages.length));
      const like = likenesses(words);
      const placeFactor = placeFactorFor(query);
      const carried = new Float64Array(passages.length);
      for (const word of context) {
        const weight = weightOf(word);
        for (const passage of any.of(word)) carried[passage] = (carried[passage] ?? 0) + weight;
      }
      const covered = coveredWeights(words, held, passages.length);
      const wanted = valuesWantedBy(query.question);
      const meantTopics = new Set(query.topics);
      const found: { number: number; score: number; evidence: Evidence }[] = [];
      for (let number = 0; number < passages.length; number += 1) {
        const passage = passages[number];
        const own = covered[number] ?? 0;
        const inContext = contextWeight > 0 ? (carried[number] ?? 0) / contextWeight : 0;
        if (!passage || (own === 0 && inContext === 0 && !meaning)) continue;
        const place = placeFactor(passage);
        if (place === 0) continue;
        const evidence: Evidence = {
          fullText: (bm25[number] ?? 0) / best,
          coverage: own / total,
          certainty: own / (total + unknown),
          likeness: like[number] ?? 0,
          context: leaning * inContext,
          pairs: 0,
          value: 0,
          kind: wanted.some((value) => wantedByHeading[number]?.includes(value)) ? 1 : 0,
          place: Math.log(place),
          topic: passage.topics.some((topic) => meantTopics.has(topic)) ? 1 : 0,
          ...(meaning && { meaning: meaning[number] ?? 0 }),
        };
        found.push({ number, evidence, score: scoreOf(evidence) });
      }
      found.sort((one, other) => other.score - one.score);

      const valueIn = values.openFor(wanted, words);
      const pairs = words.slice(1).map(({ meant }, index) => ` ${words[index]?.meant} ${meant} `);
      return found
        .slice(0, maxFound)
        .flatMap(({ number, evidence: before }) => {
          const passage = passages[number];
          if (!passage) return [];
          const together =
            pairs.filter((pair) => texts[number]?.includes(pair)).length / Math.max(1, pairs.length);
          const covers = words.filter((_, index) => (held[index]?.[number] ?? 0) >= covering);
          const evidence = { ...before, pairs: together, value: valueIn(passage) };
          return [
            {
              passage,
              score: scoreOf(evidence),
              covers: new Set(covers.map(({ word }) => word)),
              certainty: evidence.certainty,
              likeness: evidence.likeness,
              evidence,
            },
          ];
        })
        .sort((one, other) => other.score - one.score);
    },
  };
}

/** A word of the query with its alternatives. */
interface QueryWord {
  word: string;
  /** The same in the index's spelling. */
  meant: string;
  synonyms: readonly string[];
  weight: number;
  isUnknown: boolean;
}

/** How strongly each passage contains a word. */
function heldShares(
  { meant, synonyms }: QueryWord,
  strong: Postings,
  any: Postings,
  size: number,
): Float32Array {
  const shares = new Float32Array(size);
  for (const synonym of synonyms) for (const passage of any.of(synonym)) shares[passage] = holding.anySynonym;
  for (const synonym of synonyms) {
    for (const passage of strong.of(synonym)) shares[passage] = holding.strongSynonym;
  }
  for (const passage of any.of(meant)) shares[passage] = holding.any;
  for (const passage of strong.of(meant)) shares[passage] = holding.strong;
  return shares;
}

/** The weight of the query's words in each passage. */
function coveredWeights(
  words: readonly QueryWord[],
  held: readonly Float32Array[],
  size: number,
): Float64Array {
  const covered = new Float64Array(size);
  for (const [index, { weight }] of words.entries()) {
    const shares = held[index];
    for (let number = 0; shares && number < size; number += 1) {
      covered[number] = (covered[number] ?? 0) + (shares[number] ?? 0) * weight;
    }
  }
  return covered;
}

/** The weight of the words that each text shares with the query; a synonym counts partially. */
function sharedWeights(words: readonly QueryWord[], postings: Postings, ofSynonym: number): Float64Array {
  const shared = new Float64Array(postings.size);
  const counted = new Int32Array(postings.size).fill(-1);
  for (const [index, { meant, synonyms, weight }] of words.entries()) {
    for (const text of postings.of(meant)) {
      shared[text] = (shared[text] ?? 0) + weight;
      counted[text] = index;
    }
    for (const synonym of synonyms) {
      for (const text of postings.of(synonym)) {
        if (counted[text] === index) continue;
        shared[text] = (shared[text] ?? 0) + weight * ofSynonym;
        counted[text] = index;
      }
    }
  }
  return shared;
}

function tokensOf({ heading, asked, also, title, body }: Passage, id: number): Tokens {
  const text = (of: string) => wordsOf(of).join(' ');
  return {
    id,
    heading: text(heading),
    asked: asked.map(text).join(' | '),
    also: text(also),
    title: text(title),
    body: text(body),
  };
}
