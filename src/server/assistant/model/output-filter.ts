import {
  type Citation,
  cellsOf,
  isRow,
  isRule,
  openSentences,
  plainLine,
  rowAsText,
  type Verdict,
  withoutDisguise,
} from '../../knowledge/index.ts';
import { sourcesText } from '../builtin/wording/word-answer.ts';
import { openAddressGuard } from './address-guard.ts';
import type { Evidence } from './evidence.ts';
import type { LeakGuard } from './leak-guard.ts';
import { ModelFailure } from './model-failure.ts';

/** Lets through a model's text as far as the evidence supports it. */
export interface OutputFilter {
  /**
   * @returns what can be shown now; '' if nothing yet
   * @throws ModelFailure 'unusable' if the model reveals its instruction or takes another role
   */
  push(text: string): string;
  /** The rest, at the end of a text. @param isCut whether it ends in mid-sentence */
  end(isCut?: boolean): string;
  /** The list of sources at the end of the answer; '' without citations. */
  sources(): string;
  /** The sources cited so far; number 1 is at index 0. */
  readonly cited: readonly Citation[];
  /** Characters shown so far. */
  readonly length: number;
  /** Set once a figure matched no source: nothing from there on is shown. */
  readonly failure: ModelFailure | undefined;
}

const marks = / ?[[【]\^?(\d+(?:\s*[,–-]\s*\d+)*)[\]】](?!\()/g;
const sourcesHeading = /^\W*(?:sources?|references?|citations?|footnotes?)\W*$/i;
/** Text is held back until the first citation; an answer without one by this length is rejected. */
const maxUnsourced = 500;

/** How many sources are added to a sentence that cites none. */
const maxAdded = 3;

/** Statements that need no source: that something is unknown or cannot be answered, and questions back. */
const needsNoSource =
  /\b(?:do not|don['’]t|does not|cannot|can['’]t|unable|outside|not known|no source)\b|\?\s*$/i;

/**
 * Opens the output filter of one answer; works sentence by sentence.
 * @param isOwn whether the answer may use the asker's own plan, which has no source
 */
export function openOutputFilter(evidence: Evidence, leaks: LeakGuard, isOwn: () => boolean): OutputFilter {
  const cited: Citation[] = [];
  const sentences = openSentences();
  const addresses = openAddressGuard(evidence.addresses);
  let length = 0;
  let gap = '';
  /** Header cells of the current table. */
  let heads: string[] | undefined;
  let isOver = false;
  let failure: ModelFailure | undefined;

  /** Trailing whitespace is held until more text follows. */
  function show(text: string): string {
    const all = gap + addresses.clean(length === 0 ? text.trimStart() : text, gap);
    const shown = all.trimEnd();
    gap = all.slice(shown.length).replace(/\n{3,}/, '\n\n');
    length += shown.length;
    addresses.append(shown);
    return shown;
  }

  function judge(said: string): string {
    if (isOver) return '';
    const piece = addresses.clean(withoutDisguise(said), gap);
    const body = piece.trim();
    if (!body) return length > 0 ? show(piece) : '';
    if (sourcesHeading.test(body)) {
      isOver = true;
      return '';
    }
    if (leaks.isLeak(plainLine(body))) throw new ModelFailure('unusable');
    if (isRow(piece)) return judgeRow(piece, body);
    heads = undefined;
    return shown(piece, body);
  }

  /** A row is read with the heads of its columns, which may hold the unit. */
  function judgeRow(piece: string, body: string): string {
    if (isRule(body)) return show(piece);
    const said = shown(piece, rowAsText(body, heads));
    heads ??= cellsOf(body);
    return said;
  }

  /** @throws ModelFailure 'unmatched' for a figure that no source holds, or not the one that is cited */
  function shown(piece: string, text: string): string {
    const cites = [...piece.matchAll(marks)].flatMap(([, numbers = '']) => numbersIn(numbers));
    const { unsupported, supported } = evidence.figures.check(plainLine(text), {
      cited: cites.filter((number) => evidence.sources[number - 1]),
    });
    if (unsupported.length > 0)
      throw new ModelFailure('unmatched', 'a figure of its answer matched no source');
    return show(withMarks(piece, supported));
  }

  /** Replaces the model's source numbers by the answer's and adds missing ones. */
  function withMarks(piece: string, supported: Verdict['supported']): string {
    const given = new Set([...piece.matchAll(marks)].flatMap(([, numbers = '']) => numbersIn(numbers)));
    const forgotten = new Set<number>();
    for (const { by } of supported) {
      const isFree = by[0]?.sources.length === 0;
      const isGiven = by.some(({ sources }) =>
        sources.some((each) => given.has(each) || forgotten.has(each)),
      );
      if (!isFree && !isGiven)
        for (const each of by[0]?.sources.slice(0, maxAdded) ?? []) forgotten.add(each);
    }
    const renumbered = piece.replaceAll(marks, (_, numbers: string) => markFor(numbersIn(numbers)));
    const added = markFor([...forgotten]);
    if (!added) return renumbered;
    return renumbered.replace(/(?: ?\|)?[.!?:;]*[*_]*\s*$/, (end) => added + end);
  }

  function markFor(numbers: readonly number[]): string {
    const shown = new Set<number>();
    for (const each of numbers) {
      const source = evidence.sources[each - 1];
      if (!source) continue;
      const known = cited.indexOf(source);
      shown.add(known === -1 ? cited.push(source) : known + 1);
    }
    return shown.size > 0 ? ` [${[...shown].sort((one, other) => one - other).join(', ')}]` : '';
  }

  let held = '';
  let released = 0;

  function letGo(): string {
    const text = held;
    held = '';
    released += text.length;
    return text;
  }

  const isShowable = () => cited.length > 0 || isOwn();

  /** What was judged before a figure without a source stays, however the text was split. */
  function take(piece: string): void {
    if (failure) return;
    try {
      held += judge(piece);
    } catch (error) {
      if (!(error instanceof ModelFailure) || error.kind !== 'unmatched') throw error;
      failure = error;
    }
    if (!isShowable() && held.length > maxUnsourced) throw new ModelFailure('unusable');
  }

  return {
    cited,
    get length() {
      return released;
    },
    get failure() {
      return failure;
    },
    push(text) {
      for (const piece of sentences.push(text)) take(piece);
      return isShowable() ? letGo() : '';
    },
    end(isCut = false) {
      const rest = sentences.rest();
      if (!isCut) take(rest);
      return isShowable() || (!failure && needsNoSource.test(held)) ? letGo() : '';
    },
    sources() {
      return sourcesText(cited.map((source, index) => ({ source, number: index + 1 })));
    },
  };
}

/** '2, 4-6' as 2, 4, 5, 6. */
function numbersIn(text: string): number[] {
  return text.split(',').flatMap((each) => {
    const [from = 0, to = from] = each.split(/[–-]/).map(Number);
    return Array.from({ length: Math.min(Math.max(to - from + 1, 1), 20) }, (_, index) => from + index);
  });
}
