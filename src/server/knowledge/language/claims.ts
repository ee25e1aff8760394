import { plain } from './normalise-figures.ts';

/** Finds one kind of figure in a normalised text. */
export interface Reader {
  pattern: RegExp;
  /** The keys of each figure in a match; `undefined` if it is not a figure. */
  read(groups: readonly (string | undefined)[], match: string): readonly (readonly string[])[] | undefined;
  kind: 'date' | 'year' | 'time' | 'money' | 'percent' | 'period' | 'number' | 'share' | 'claim';
}

const claim = (key: string, source: string): Reader => ({
  kind: 'claim',
  pattern: new RegExp(source, 'gi'),
  read: () => [[`claim:${key}`]],
});

const free = [
  'free of (?:any )?(?:charge|cost)s?\\b',
  '(?:at|with|for) no (?:extra |additional |further )?(?:cost|charge|fee)s?\\b',
  '(?:there (?:is|are)|has|have|charges?|pays?) no (?:fee|charge|cost)s?\\b',
  'without (?:a |any |extra |additional )?(?:fee|charge|cost|payment)s?\\b',
  '(?:costs?|charges?|pays?|owes?|asks?(?: for)?) (?:(?!for\\b)\\w+ ){0,3}nothing\\b',
  'no (?:\\w+ ){0,3}(?:fee|charge|cost)s? (?:is|are) (?:\\w+ )?(?:charged|due|payable|added|needed)\\b',
  "(?:won't|wouldn't|doesn't|does not|will not|do not|don't|never) (?:cost|charge|pay|owe|set) (?:\\w+ ){0,2}(?:anything|a (?:dirham|penny|cent|dollar|pound|riyal|fils|dime))\\b",
  '(?:complimentary|gratis|for free|costs?-free|fees?-free|on the house|thrown in|next to nothing|toll-free|pro bono)\\b',
  "(?:is|are|comes?|it's|stays?|remains?) (?:completely |entirely |absolutely |totally )?free\\b(?! (?:zone|from|to|and|or|of)\\b)",
  'fees? (?:is|are|was|were|gets?) waived\\b',
  'waives? (?:\\w+ ){0,3}(?:fee|charge|cost)s?\\b',
];

const included = [
  '(?:is|are|comes?|already|all|everything|visas?|licen[cs]es?|fees?|rent|desk|office|vat|audit|tax(?:es)?) (?:already |also |all )?(?:included|inclusive)\\b',
  '(?<!\\bin )all[- ]in(?:clusive)?\\b',
  'included in (?:the |this |that )?(?:price|fee|package|cost|total|sum)\\b',
  '(?:fee|price|package|cost|total|licen[cs]e)s? (?:already |also )?includes?\\b',
  'nothing (?:comes|is|goes|gets) (?:on top|extra|added)\\b',
  'nothing (?:more|else|further|(?:left )?to add)(?: to pay| is due)?\\b',
  '(?:buys?|covers?|pays? for) everything\\b',
  'no (?:further|other|additional|extra|hidden) (?:cost|fee|charge|payment)s?\\b',
];

const cheapest = [
  '(?:cheapest|lowest[- ](?:cost|price|priced)|least expensive|most affordable|best value|best price|unbeatable)\\b',
  '(?:no|none) (?:other )?(?:\\w+ ){0,3}(?:costs?|charges?|is|are) (?:less|cheaper)\\b',
];

const dearest = ['(?:dearest|most expensive|priciest|costliest)\\b'];

/** Sets one place or thing above another by its price. */
const ranked = [
  '(?:cheaper|dearer|pricier|costlier|(?:less|more) expensive) than\\b',
  '(?:costs?|charges?|pays?|asks?) (?:\\w+ )?(?:less|more) than (?=[A-Z]|(?:an?|the|for) )',
];

/** Says that sources do not differ. */
const agreed = [
  '(?:all|the|both|every) (?:\\w+ )?(?:sources?|pages?|agents?|guides?) (?:all )?(?:agree|say the same|concur)s?\\b',
  'all (?:the )?(?:sources|pages|agents|guides) (?:name|say|give|state)\\b',
  '(?:undisputed|beyond dispute|uncontested|unanimous(?:ly)?)\\b',
  '(?:no ?(?:body|one)) (?:disputes?|disagrees?|doubts?)\\b',
  '(?:not|never) (?:disputed|in dispute|in doubt)\\b',
];

const lasting = ['(?:a lifetime|for life|forever|indefinitely|unlimited(?:ly)?|never expires?)\\b'];
const once = [
  'once(?= ?(?:[.,;!?)]|$))',
  '(?:one-?off|one-?time|once and for all|once, for good|(?:pay|paid|due|charged|payable)(?: only| just)? once|just once)\\b',
];

/** Without a wait. */
const immediate = [
  '(?:at once|immediately|instantly|straight away|right away|on the spot|same[- ]day|the same day)\\b',
];

const worded = (key: string, wordings: readonly string[]) => claim(key, `\\b(?:${wordings.join('|')})`);

const superlative =
  '(?<!\\bat )least|(?<!\\bat (?:the )?)most|lowest|highest|fastest|quickest|slowest|shortest|longest|largest|biggest|smallest';

const superlatives = new RegExp(`\\b(?:${superlative})\\b`, 'gi');

/** The superlatives of a text, as keys. */
export function ranksIn(text: string): readonly string[] {
  return (text.match(superlatives) ?? []).map(rankOf);
}

/** What is first in its order: the fastest also takes the shortest time. */
function rankOf(word: string): string {
  const rank = word.toLowerCase();
  if (/^(?:lowest|least|smallest)$/.test(rank)) return 'claim:lowest';
  if (/^(?:highest|most|largest|biggest)$/.test(rank)) return 'claim:highest';
  return /^(?:slowest|longest)$/.test(rank) ? 'claim:slowest' : 'claim:fastest';
}

/** Says about a price or time what is as right or wrong as an amount: that it is nothing, all there is, or the least. */
export const claimReaders: readonly Reader[] = [
  worded('free', free),
  worded('included', included),
  worded('cheapest', cheapest),
  worded('dearest', dearest),
  { ...worded('ranked', ranked), pattern: new RegExp(`\\b(?:${ranked.join('|')})`, 'g') },
  worded('agreed', agreed),
  {
    // Of several places or things.
    kind: 'claim',
    pattern: new RegExp(
      `\\b(?:${superlative})\\b(?=[^.;:]*\\b(?:of (?:the|all|these|those|any)|among|anywhere|any other)\\b)`,
      'gi',
    ),
    read: (_, match) => [[rankOf(match)]],
  },
  worded('lasting', lasting),
  worded('once', once),
  {
    kind: 'claim',
    pattern:
      /\bwhichever is (?:the )?(?:higher|greater|larger|more)\b|\bthe (?:higher|greater|larger) of\b/gi,
    read: () => [['claim:higher of']],
  },
  {
    kind: 'claim',
    pattern: /\bwhichever is (?:the )?(?:lower|lesser|smaller|less)\b|\bthe (?:lower|lesser|smaller) of\b/gi,
    read: () => [['claim:lower of']],
  },
  { ...worded('immediate', immediate), kind: 'period' },
  {
    kind: 'period',
    pattern: /\b(?:from|on|since) (?:the )?(?:(?:very )?first day|day 1|day one|outset)\b/gi,
    read: () => [['vague:first day']],
  },
  {
    kind: 'claim',
    pattern: /^\W*only (?!about|from|up|if|when|after|once|\d)(?=[a-z])/gi,
    read: () => [['claim:only']],
  },
  {
    kind: 'period',
    pattern:
      /\b(?:takes?|taking|took|lasts?|waits?|waiting|within|in|matter of|for) (?:only |just |a few |some |several |a couple of )*(minutes|hours|days|weeks|months|years)\b/gi,
    read: ([unit = '']) => [[`vague:${unit.toLowerCase()}`]],
  },
  {
    kind: 'period',
    pattern:
      /\b(minutes|hours|days|weeks|months|years) (?:or|to) (minutes|hours|days|weeks|months|years)\b/gi,
    read: ([one = '', other = '']) => [[`vague:${one.toLowerCase()}`], [`vague:${other.toLowerCase()}`]],
  },
  {
    kind: 'share',
    pattern:
      /\b(?:tens|dozens|scores|hundreds|thousands|millions|billions|lakhs|crores) of(?: (?:hundreds|thousands|millions))?\b|\bby the (?:dozen|score|hundred|thousand)\b/gi,
    read: (_, match) => [[`vague:${match.toLowerCase()}`]],
  },
  {
    kind: 'share',
    pattern: /\b(?:a )?(?:handful|fistful|bunch|heap|ton|pile)s? of\b/gi,
    read: () => [['vague:handful']],
  },
  {
    kind: 'share',
    pattern:
      /\b(?:a |some )?(few|several|many|some|couple(?: of)?) (hundred|thousand|million|lakh|crore)s?\b/gi,
    read: ([some = '', scale = '']) => [[`vague:${some.toLowerCase()} ${scale.toLowerCase()}`]],
  },
  {
    // Who has to agree.
    kind: 'share',
    pattern:
      /\b(?:most|(?:a|the) majority|some) (?:of (?:the |its )?)?(?:members|shareholders|directors|partners|owners)\b/gi,
    read: () => [['share:most']],
  },
  {
    kind: 'share',
    pattern:
      /\b(?:(?:low|mid|high)[- ](\d)|(\d)(?:-|(?<=[4-9]) )|(single|double|triple)[- ])[- ]?(?:figures?|digits?)\b/gi,
    read: ([scaled, plainly, word = '']) => [[`vague:${scaled ?? plainly ?? word.toLowerCase()} figures`]],
  },
];

const parts =
  '(third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|twentieth|fortieth|fiftieth|hundredth|thousandth)';

/** 'Twice' and 'doubled' are one. */
function timesKey(word: string): string {
  if (/^(?:twice|double)/.test(word)) return 'share:2x';
  return word.startsWith('triple') ? 'share:3x' : `share:${word}`;
}

/** Parts that a source may give in percent. */
const percents: Readonly<Record<string, number>> = { quarter: 25, fifth: 20, tenth: 10 };

const partKey = (count: string, part: string) =>
  `share:${/\d/.test(count) ? count : 1}/${part.toLowerCase()}`;

/** Parts and multiples: 'half', 'a fifth cheaper', 'threefold'. */
export const shareReaders: readonly Reader[] = [
  {
    kind: 'percent',
    pattern:
      /\b(?:(half)|(\d+|an?|one)[ -](quarter|fifth|tenth)s?)(?= of (?:the|its|your|their|what|that|all|any)\b)/gi,
    read: ([half, count = '', part = '']) => {
      const value = half ? 50 : (/\d/.test(count) ? Number(count) : 1) * (percents[part.toLowerCase()] ?? 0);
      return [[`percent:${plain(value)}`, half ? 'share:half' : partKey(count, part)]];
    },
  },
  {
    kind: 'percent',
    pattern:
      /\bhalf (?:of )?(?:the |its |your |all )?(?=(?:company|shares?|stock|equity|votes?|voting|members|directors|seats)\b)/gi,
    read: () => [['percent:50', 'share:half']],
  },
  {
    kind: 'share',
    pattern: /\b(half|twice|double[ds]?(?![ -](?:tax|check))|triple[ds]?)\b/gi,
    read: ([word = '']) => [[timesKey(word.toLowerCase())]],
  },
  {
    kind: 'share',
    pattern: new RegExp(
      `\\b(\\d+|an?|one)[ -]${parts}s?(?= (?:of|cheaper|less|more|lower|higher|off|below|above|the|as|dearer|extra|again)\\b)`,
      'gi',
    ),
    read: ([count = '', part = '']) => [[partKey(count, part)]],
  },
  {
    kind: 'share',
    pattern: new RegExp(
      `\\b(an?|one|1(?= quarter (?:is|has|must)))[ -]${parts}(?=(?:[,;.)]| (?:is|are|was|has|have|must|goes)\\b|$))`,
      'gi',
    ),
    read: ([count = '', part = '']) => [[partKey(count, part)]],
  },
  {
    // At the end of a clause; 'a third' alone may be the third of several things.
    kind: 'share',
    pattern: new RegExp(`\\b(\\d+|one)[ -](?!quarter)${parts}s?(?=[ ]?(?:[.,;!?)]|$))`, 'gi'),
    read: ([count = '', part = '']) => [[partKey(count, part)]],
  },
  {
    kind: 'share',
    pattern:
      /\b(\d+(?:\.\d+)?) times (?=(?:as|more|less|cheaper|dearer|higher|lower|the|what|that|its|your|their)\b)/gi,
    read: ([count = '']) => [[`share:${plain(Number(count))}x`]],
  },
  {
    kind: 'share',
    pattern:
      /\b(\d+(?:\.\d+)?|two|three|four|five|ten)[- ]?fold\b|\b(thrice|treble[ds]?|quadruple[ds]?|halve[ds]?)\b/gi,
    read: ([count, word], match) => [[`share:${(count ?? word ?? match).toLowerCase()}`]],
  },
];
