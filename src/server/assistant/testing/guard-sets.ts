import { readdirSync, readFileSync } from 'node:fs';
import { plainDate } from '#domain/values/plain-date.ts';
import type { Part } from '../builtin/wording/word-answer.ts';
import { type Evidence, openEvidence } from '../model/evidence.ts';
import { openOutputFilter } from '../model/output-filter.ts';

/** A sentence or table that a model could say. */
interface Said {
  text: string;
  /** What is wrong with it, such as 'swapped currency'; 'true' if nothing is. */
  kind: string;
  /** What the asker said besides the question. */
  asked: string;
}

/** The evidence of one question, with what a model could make of it. */
interface GuardSet {
  question: string;
  parts: readonly Part[];
  /** What the evidence supports. */
  trueOnes: readonly Said[];
  /** What it supports, and the guard still refuses. */
  refusedOnes: readonly Said[];
  /** What it does not support. */
  falseOnes: readonly Said[];
  /** What it does not support, and the guard does not find yet. */
  missedOnes: readonly Said[];
}

const folder = new URL('../model/guard-sets/', import.meta.url);

/**
 * Reads the sets of `model/guard-sets`; its README says how they are written.
 * @param round the folder of later sets, such as 'round-7'; the first ones if absent
 */
export function readGuardSets(round = ''): readonly GuardSet[] {
  const ofRound = new URL(round === '' ? '.' : `${round}/`, folder);
  return readdirSync(ofRound)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => readSet(readFileSync(new URL(name, ofRound), 'utf8')));
}

function readSet(text: string): GuardSet {
  const sections = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((each) => [each.slice(0, each.indexOf('\n')), each.slice(each.indexOf('\n')).trim()] as const),
  );
  return {
    question: /^# (.*)/.exec(text)?.[1] ?? '',
    parts: partsIn(sections.get('Evidence') ?? ''),
    trueOnes: saidIn(sections.get('True') ?? '').map((each) => ({ ...each, kind: 'true' })),
    refusedOnes: saidIn(sections.get('True, and still refused') ?? '').map((each) => ({
      ...each,
      kind: 'true',
    })),
    falseOnes: saidIn(sections.get('False') ?? '').map(withKind),
    missedOnes: saidIn(sections.get('False, and still shown') ?? '').map(withKind),
  };
}

/** 'subject: The audit costs AED 12,900.' */
function withKind({ text, asked }: { text: string; asked: string }): Said {
  const [, kind = '', rest = ''] = /^([a-z ]+): ([\s\S]*)$/.exec(text) ?? [];
  return { kind, text: rest, asked };
}

function partsIn(section: string): Part[] {
  const blocks = section.split(/^### /m).slice(1);
  const list = blocks.pop() ?? '';
  const sources = [...list.matchAll(/^\[(\d+)\] (.*)$/gm)].map(([, number = '', title = '']) => ({
    title,
    url: `https://source-${number}.example`,
    publisher: '',
    confidence: 'high' as const,
  }));
  return blocks.map((block) => {
    const [heading = '', ...lines] = block.split('\n');
    const isComputed = heading === 'Computed';
    return { ...(!isComputed && { heading }), text: lines.join('\n').trim(), sources };
  });
}

/** The items of a list, each with what the asker said. */
function saidIn(section: string): { text: string; asked: string }[] {
  return section
    .split(/^- /m)
    .slice(1)
    .map((item) => {
      const whole = item.trimEnd().replaceAll(/^ {2}/gm, '');
      const asked = /\(asked: ([^)]*)\)/.exec(whole);
      return { text: whole.replace(asked?.[0] ?? '', '').trim(), asked: asked?.[1] ?? '' };
    });
}

/**
 * What a founder would see of it, and whether it is whole. It comes in the given pieces, as a stream does.
 * @param pieces the text in pieces; in one if absent
 */
export function shownOf(set: GuardSet, { text, asked }: Said, pieces = [text]) {
  const evidence = evidenceOf(set, asked);
  const filter = openOutputFilter(evidence, { isLeak: () => false }, () => true);
  const shown = pieces.map((piece) => filter.push(piece)).join('') + filter.end();
  return { shown, isWhole: filter.failure === undefined && bare(shown) === bare(text) };
}

const learned = new Map<string, Evidence>();

function evidenceOf({ question, parts }: GuardSet, asked: string): Evidence {
  const key = `${question} ${asked}`;
  const before = learned.get(key);
  if (before) return before;
  const evidence = openEvidence(plainDate('2026-11-21'));
  evidence.add(parts);
  for (const said of [question, asked]) if (said) evidence.addUserText(said);
  learned.set(key, evidence);
  return evidence;
}

/** Without source numbers, which the filter writes anew, and spaces. */
function bare(text: string): string {
  return text
    .replaceAll(/ ?\[[\d, ]+\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
