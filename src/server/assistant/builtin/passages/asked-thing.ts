import { placesIn, plainText, wordsOf } from '../../../knowledge/index.ts';

/** Where the name of a thing ends in a question. */
const end =
  '(?= (?:at|in|inside|within|outside|through|during|for|with|on|over|from|per|to|of|by|under|between|among|than|as|before|after|when|if|and|or|i|we|my|our|that|a year|each|cost|costs|charge|charges|here|there|now|today)\\b|[ ?.!,]*$)';
const article = '(?:an? |the |my |our |one |your )?';
/** Questions for a figure, a name or a fact of a thing, which they name. */
const asking: readonly RegExp[] = [
  new RegExp(`\\bhow much (?:is|are|was|does|do|would|will|for) ${article}((?:\\w+ ){0,3}?\\w+)${end}`),
  new RegExp(`\\bwhat (?:does|do|would|will) ${article}((?:\\w+ ){0,3}?\\w+) (?:cost|costs|charge)\\b`),
  new RegExp(
    `\\b(?:(?:what|which|who)(?: is| are| s)?|when (?:is|are|s)) (?:an? |the )(?:my |our |your )?((?:\\w+ ){0,3}?\\w+)${end}`,
  ),
  new RegExp(
    `\\b(?:costs?|prices?|fees?|rents?|rates?|salary|number|name|address) (?:of|for) ${article}((?:\\w+ ){0,3}?\\w+)${end}`,
  ),
  new RegExp(`\\bpay for ${article}((?:\\w+ ){0,3}?\\w+)${end}`),
  new RegExp(`\\b(?:is|are) there (?:any |an? )?((?:\\w+ ){0,2}?\\w+)${end}`),
  new RegExp(
    `\\bhow (?:(?:do|can|would|should) (?:i|we|you|one)|to) (?:get|obtain|apply for|request) ${article}((?:\\w+ ){0,3}?\\w+)${end}`,
  ),
  new RegExp(
    `\\b(?:vat|gst|tax) (?:is |be )?(?:charged |due |payable )?on ${article}((?:\\w+ ){0,2}?\\w+)${end}`,
  ),
  new RegExp(`\\b(?:subject to|falls? under|covered by|concerned by) ${article}((?:\\w+ ){0,2}?\\w+)${end}`),
  new RegExp(`\\b(?:do|does) ${article}((?:\\w+ ){0,2}?\\w+) (?:apply|concern|hold)\\b`),
  /\bhow many ((?:\w+ ){0,1}?\w+) (?:are|is|were|work|does|do|did|has|have)\b/,
];

/** Words that say what is wanted of a thing, or that any company has. */
const anyThing = new Set(
  wordsOf(
    `cost price fee charge rate amount total sum minimum maximum average lowest highest usual new first last next best
     cheapest fastest difference time days year month date deadline way rule rules requirement requirements company business
     firm founder owner licence license package setup formation incorporation registration renewal number
     process procedure thing one exact official current standard normal yearly annual monthly
     percent percentage standard threshold limit size latest earliest list kind type kinds types option options step steps answer point benefit share law
     dollar dirham pound riyal euro`,
  ),
);

/** The words of the thing that a question asks a figure or fact of; empty if it names none but a company. */
export function askedThing(question: string): readonly string[] {
  const plain = plainText(question).replaceAll(/\s+/g, ' ').trim();
  const placed = new Set(placesIn(question).used.flatMap((word) => wordsOf(word)));
  const things = asking.flatMap((pattern) => pattern.exec(plain)?.slice(1) ?? []);
  return [...new Set(things.flatMap((thing) => wordsOf(thing)))].filter(
    (word) => !anyThing.has(word) && !placed.has(word) && !/^\d/.test(word),
  );
}
