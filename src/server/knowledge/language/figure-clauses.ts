import type { Figure } from './figure.ts';

/** A figure with its place in the text. */
export type Found = Omit<Figure, 'clause' | 'reach' | 'before' | 'after' | 'beside' | 'related'> & Span;

interface Span {
  at: number;
  end: number;
}

/** What parts two figures that follow one another, unlike in '5, 10 or 15 years' and 'AED 500 a month'. */
const parted = /[;:(]|,\s*(?:and|or|plus|but)\b|\p{L}{3,}/u;

/** Whether a period only names a thing, as in 'annual return'. */
function isName(period: string, after: string): boolean {
  return (
    /^1 (?:year|month|quarter)$/.test(period) &&
    /^ (?:(?!(?:for|of|in|to|with|and|or|the|an?|by|at|on|from|plus|if|is|are) )[a-z-]+ (?:\([A-Z]+\) )?){0,3}(?:assessments?|returns?|reports?|accounts|audits?|tax(?:es)?|licen[cs]es?|filings?|statements?|declarations?|general|meetings?|renewals?|duties|revenue|turnover)\b/i.test(
      after,
    )
  );
}

/** Points back to the figure before: '0% up to AED 375,000 and 9% on what exceeds it'. */
const pointsBack = /\b(?:it|that|this|rest|remainder|excess)\b/;

/** Where a sentence begins to say something else. */
const strongJoint = /;|\b(?:and|or(?! (?:more|fewer|less|above|over|older)\b)|plus|but|while|whereas|then)\b/;

/** Where a sentence goes on with another figure. */
const joint =
  /[,;:()]|\b(?:and|or(?! (?:more|fewer|less|above|over|older)\b)|plus|but|while|whereas|then)\b|\bfor an? [a-zA-Z]+ (?=(?:formed|incorporated|set up|founded|registered) )/;

/** Where the words between two figures part: at the first joint, or at the last if the next figure follows it. */
function jointIn(text: string): RegExpExecArray | undefined {
  const joints = [...text.matchAll(new RegExp(joint, 'g'))];
  const [first, last] = [joints[0], joints.at(-1)];
  const isNextBehind =
    last &&
    /^ ?(?:(?:so|that is|which is|about|roughly) ?)*[^\p{L}]*$/u.test(
      text.slice(last.index + last[0].length),
    );
  // 'AED 50 online or by software, AED 78 for the same day'
  return isNextBehind && !/^[(:]/.test(last[0]) ? last : first;
}

/** Adds the part of the sentence that each figure belongs to: up to its neighbours, or to what joins it to them. */
export function inClauses(text: string, found: readonly Found[]): Figure[] {
  const spans = found
    .filter(({ kind, text: said, end }) => !(kind === 'period' && isName(said, text.slice(end))))
    .toSorted((one, other) => one.at - other.at);
  /** Figures with no words between them, such as the ends of a range, belong together. */
  const groups: { at: number; end: number }[] = [];
  for (const { at, end } of spans) {
    const last = groups.at(-1);
    const isNext = last && !parted.test(text.slice(last.end, at).replaceAll(/\bfrom\b|^ for (?=$)/g, ''));
    if (last && isNext) last.end = Math.max(last.end, end);
    else groups.push({ at, end });
  }
  const bounds = groups.map(({ at, end }, index) => {
    const before = groups[index - 1];
    const after = groups[index + 1];
    const left = before ? text.slice(before.end, at) : '';
    const right = after ? text.slice(end, after.at) : '';
    const fromJoint = jointIn(left);
    const toJoint = jointIn(right);
    return {
      from: before
        ? before.end + (fromJoint ? fromJoint.index + fromJoint[0].length : 0)
        : text.lastIndexOf(';', at) + 1,
      to: after ? end + (toJoint?.index ?? right.length) : endOfClause(text, end),
      at,
      end,
      reach: `${text.slice(
        before ? before.end + (fromJoint?.index ?? 0) : text.lastIndexOf(';', at) + 1,
        after ? end + lastJointIn(right) : endOfClause(text, end),
      )} ${sharedAfter(text, end)}`,
    };
  });
  const between = (one: Span, other: Span) =>
    one.at < other.at ? text.slice(one.end, other.at) : text.slice(other.end, one.at);
  return found.map((each) => {
    const { end, ...figure } = each;
    const { at } = each;
    const others = found.filter((other) => other.at !== at);
    const related = others.filter(
      (other) =>
        !strongJoint.test(between(each, other)) ||
        isPair(each, other, groups, spans) === true ||
        (other.at < at && isBack(text.slice(end), other, spans)),
    );
    const paired = related.filter((other) => isPair(each, other, groups, spans) !== false);
    const beside = paired.filter((other) => !joint.test(between(each, other)));
    const tokens = (figures: readonly Found[]) =>
      figures.flatMap((other) => {
        const isOver = strongJoint.test(between(each, other)) && isOverIt.test(text.slice(end));
        const side = isOver ? 'above ' : sideOf(text.slice(0, other.at));
        return other.keys.map((key) => side + key);
      });
    const bound = bounds.find((span) => span.at <= at && end <= span.end);
    const { from = 0, to = text.length, reach = text } = bound ?? {};
    // Of 'up to 1 month AED 150', the limit is of the first.
    const neighbours = spans.filter(
      (span) => bound && bound.at <= span.at && span.end <= bound.end && span.kind !== each.kind,
    );
    const last = neighbours.findLast((span) => span.end <= at);
    const next = neighbours.find((span) => span.at >= end);
    return {
      ...figure,
      ...(each.kind === 'period' && isName(each.text, text.slice(end)) && { isName: true }),
      beside: tokens(beside),
      related: tokens(paired),
      clause: text.slice(from, to),
      reach,
      before: last ? text.slice(last.end, at) : text.slice(from, bound?.at ?? at),
      after: next ? text.slice(end, next.at) : text.slice(bound?.end ?? end, to),
    };
  });
}

const isOverIt = /^[^,;.]*\b(?:exceeds?|above|over|after|rest|remainder|excess)\b/;

/**
 * Whether two figures of two lists belong together, as in 'AED 250, 1,200 or 3,450 for category 1, 2 or 3';
 * `undefined` if they are not of such lists.
 */
function isPair(
  one: Span,
  other: Span,
  groups: readonly Span[],
  spans: readonly Span[],
): boolean | undefined {
  const placeOf = ({ at }: Span) => {
    const group = groups.find((each) => each.at <= at && at < each.end);
    const list = [
      ...new Set(
        spans.filter((each) => group && group.at <= each.at && each.at < group.end).map((each) => each.at),
      ),
    ];
    return { group, size: list.length, index: list.indexOf(at) };
  };
  const [own, others] = [placeOf(one), placeOf(other)];
  if (own.size < 2 || own.size !== others.size || own.group === others.group) return undefined;
  return own.index === others.index;
}

/** Whether what follows a figure points back to another one, with none between them. */
function isBack(after: string, other: Span, spans: readonly Span[]): boolean {
  const [near = ''] = after.split(/[,;.]/);
  const next = spans[spans.findIndex(({ at }) => at === other.at) + 1];
  return pointsBack.test(near) && next !== undefined && after.length > 0;
}

/** On which side of a limit something is, by the words in front of it. */
export function sideOf(before: string): string {
  const near = before.slice(-30);
  if (
    /\b(?:up to|below|under|(?<!no )(?:less|fewer) than|at most|no(?:t)? (?:more than|above|over|exceed\w*)|until|first|within) ?(?:the )?$/i.test(
      near,
    )
  )
    return 'below ';
  return /\b(?:above|over|exceed\w*|beyond|more than|passes|after) ?(?:the )?$/i.test(near) ? 'above ' : '';
}

/**
 * What follows the next figure and belongs to this one, too: behind a parenthesis, as in 'AED 600 (100 + 500) per
 * licence', and where something is added, as in 'AED 600 plus AED 50 for the card in category B'.
 */
function sharedAfter(text: string, end: number): string {
  const [, behind] = /^ ?\([^()]*\)([^,;()]*)/.exec(text.slice(end)) ?? [];
  const [, added] =
    /^[^,;()]* plus [^,;()]*?\b((?:in|with|under|by|if|at) [^,;()]*)/.exec(text.slice(end)) ?? [];
  return behind ?? added ?? '';
}

function lastJointIn(text: string): number {
  return [...text.matchAll(new RegExp(joint, 'g'))].at(-1)?.index ?? text.length;
}

function endOfClause(text: string, from: number): number {
  const end = text.indexOf(';', from);
  return end === -1 ? text.length : end;
}
