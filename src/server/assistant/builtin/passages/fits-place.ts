import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import type { Country } from '#domain/catalogue/choices.ts';
import { type Passage, placesIn, plainText, type Understanding, visasIn } from '../../../knowledge/index.ts';
import { sentencesIn } from '../../tools/sentences.ts';
import { stateMeant, statesIn } from '../question/named-state.ts';
import { amountsIn } from '../question/quantities.ts';

/** Whether a passage is about a place or country of the question: one about another is never an answer. */
export function fitsPlace(
  passage: Passage,
  { question, before, places, countries, isGuessed }: Understanding,
): boolean {
  const state = stateMeant(question, before);
  const headed = statesIn(passage.heading);
  // What is about one state answers no question about another one alone.
  if (state !== undefined && headed.length > 0 && !headed.includes(state)) return false;
  // What sets all countries side by side answers no question about one of them.
  if (passage.country === undefined) {
    // What sets a country beside another that was not asked about is about that one as well.
    const beside = namedByHeading(passage).countries;
    if (!isGuessed && countries.length > 1 && beside.some((each) => !countries.includes(each))) return false;
    if (countries.length !== 1 || isGuessed) return true;
    const named = countriesNamedBy(passage);
    return !passage.topics.includes('comparison') && (named.length === 0 || named.includes(countries[0]));
  }
  const about = new Set<Country>([
    ...countries,
    ...places.flatMap((id) => jurisdictionWith(id)?.place.country ?? []),
  ]);
  if (about.size === 0 || isGuessed) return true;
  if (!about.has(passage.country)) return false;
  if (isHeadedByOther(passage, places)) return false;
  if (places.length === 0 || passage.places.length === 0) return true;
  // What Dubai permits on its mainland says nothing of another emirate's.
  if (ofDubaiMainland.test(passage.heading) && otherEmirate.test(plainText(question))) return false;
  const ofCountry = places.filter((id) => jurisdictionWith(id)?.place.country === passage.country);
  if (ofCountry.length === 0) return true;
  if (isOfOtherForm(passage, ofCountry)) return false;
  return passage.places.some((id) => ofCountry.includes(id)) || isOtherKind(passage, ofCountry);
}

const ofDubaiMainland = /\b(?:mainland Dubai|Dubai(?:'s)? (?:\w+ )?mainland)\b/;

/** Names the mainland or customers of another emirate than Dubai, and not Dubai's beside them. */
const otherEmirate =
  /^(?!.*\bdubai\b)(?=.*\b(?:mainland|sell|selling|customers?|clients?|work|trade)\b).*\b(?:sharjah|ajman|fujairah|ras al[- ]?khaimah|umm al[- ]?quwain|abu dhabi)\b/;

/** Whether a passage's heading names other places than those asked about, all of their kind, as Abu Dhabi for Dubai. */
function isHeadedByOther(passage: Passage, asked: readonly string[]): boolean {
  if (passage.country !== 'AE' || asked.length === 0) return false;
  if (passage.places.some((id) => asked.includes(id))) return false;
  const headed = namedByHeading(passage).places;
  const kindOf = (id: string) => jurisdictionWith(id)?.place.companyType;
  return (
    headed.length > 0 &&
    headed.every((id) => !asked.includes(id) && asked.some((each) => kindOf(each) === kindOf(id)))
  );
}

/** Whether a passage's heading names a kind of company that was not asked about, and not the one that was. */
function isOfOtherForm(passage: Passage, asked: readonly string[]): boolean {
  if (passage.country === 'AE') return false;
  const headed = namedByHeading(passage).places;
  // A heading without a form has that of its answer.
  const named = headed.length > 0 ? headed : namedByOpening(passage);
  return named.length > 0 && !named.some((id) => asked.includes(id));
}

/** Whether a passage is about no firms larger or smaller than the one that a question names by its people or turnover. */
export function fitsSize(
  { heading }: Passage,
  { headcounts, question, before, visas }: Understanding,
): boolean {
  if (ofListed.test(heading) && !asksListed.test(`${before} ${question}`)) return false;
  if (ofRepeat.test(heading) && !asksRepeat.test(`${before} ${question}`)) return false;
  if (deregisters.test(question) && registers.test(heading) && !deregisters.test(heading)) return false;
  const [, year = '', orYear = year] = ofYear.exec(heading) ?? [];
  const isOfOtherYear = ![year, orYear].some((each) => question.includes(each));
  if (year && /\b20\d\d\b/.test(question) && isOfOtherYear) return false;
  const [, month] = ofYearEnd.exec(heading) ?? [];
  if (month !== undefined && !new RegExp(`\\b${month.slice(0, 3)}`, 'i').test(`${before} ${question}`))
    return false;
  if (firstYear.test(question) && laterYears.test(heading) && !firstYear.test(heading)) return false;
  const ofVisas = firstYear.test(heading) ? visasIn(plainText(heading)) : undefined;
  if (ofVisas !== undefined && visas !== undefined && ofVisas !== visas) return false;
  const sizes = sizesIn(heading);
  if (sizes && headcounts.some((count) => count < sizes.least || count > sizes.most)) return false;
  const plain = plainText(heading);
  const [, least, above, below] = turnover.test(plain) ? (bound.exec(plain) ?? []) : [];
  // Reading the amounts of a long message takes longer than a heading without a limit is worth.
  if ((least ?? above ?? below) === undefined) return true;
  const side = sideOf(question);
  if (side?.isBelow && (least ?? above) === side.limit) return false;
  if (side?.isBelow === false && below === side.limit) return false;
  const { revenue } = amountsIn(question);
  if (revenue === undefined) return true;
  if (least !== undefined) return revenue >= Number(least);
  if (above !== undefined) return revenue > Number(above);
  return below === undefined || revenue < Number(below);
}

/** On which side of a limit a question asks, as in 'for companies under 50 million'. */
function sideOf(question: string): { isBelow: boolean; limit: string } | undefined {
  const [, more, above, below] = bound.exec(plainText(question)) ?? [];
  const limit = more ?? above ?? below;
  return limit === undefined ? undefined : { isBelow: below !== undefined, limit };
}

/** Companies whose shares are traded have terms of their own. */
const ofListed = /\blisted\b|\bstock exchange\b|\bSGX\b|\bpublicly traded\b/i;

/** Is listed, or asks about becoming so. */
const asksListed =
  /\blist(?:ed|ing| (?:its|our|the|my|on))\b|\b(?:stock|an|the) exchange\b|\bPLC\b|\bSGX\b|\bpublicly traded\b/i;

/** Who was late before pays more. */
const ofRepeat = /\bin a row\b|\byears running\b|\b(?:second|third) late year\b/i;

/** Was late before, or asks what holds then. */
const asksRepeat =
  /\bin a row\b|\byears running\b|\bagain\b|\b(?:second|third|twice|doubled?|last year|repeat\w*)\b/i;

/** Ends a registration, of which nothing is told by how and until when it is made. */
const deregisters = /\bde-?regist|\b(?:cancel|end)\w* (?:\w+ ){0,3}registration/i;
const registers = /\bregist/i;

/** What is due for one year is not due for another. */
const ofYear = /\bfor (20\d\d)\b(?: (?:or|and) (20\d\d)\b)?/;

/** A rule for years that end on one day is none for others. */
const ofYearEnd = /\byear ends on \d{1,2} ([a-z]+)/i;

/** What a company of one size costs; the price of one visa is multiplied instead. */
const firstYear = /\bfirst year\b/i;

/** What it costs once the first year is over. */
const laterYears = /\b(?:from|in|after) the (?:second|first) year\b|\bsecond year\b|\blater years?\b/i;

const turnover = /\b(?:turnover|revenue)\b/;

/** The limit in a heading, as in 'with a turnover above USD 5 million', read in plain text. */
const bound =
  /\b(?:(\d+) or more|(?:above|over|more than) (?:[a-z]{3} |s?[$£€])?(\d+)|(?:below|under|less than) (?:[a-z]{3} |s?[$£€])?(\d+))/;

/** Whether a passage is about firms with so many people. */
export function isOfHeadcount({ heading }: Passage, headcounts: readonly number[]): boolean {
  const sizes = sizesIn(heading);
  return sizes !== undefined && headcounts.some((count) => count >= sizes.least && count <= sizes.most);
}

function sizesIn(heading: string): { least: number; most: number } | undefined {
  const [, above, below, least = above && String(Number(above) + 1), most] =
    sizesOf.exec(plainText(heading)) ?? [];
  if (below !== undefined) return { least: 0, most: Number(below) - 1 };
  if (least === undefined) return undefined;
  return { least: Number(least), most: most === undefined ? Number.POSITIVE_INFINITY : Number(most) };
}

const sizesOf =
  /\b(?:(?:more than|over|above) (\d+)|(?:fewer|less) than (\d+)|(\d+) (?:or more|to (\d+))) (?:employees|staff|workers|people)\b/;

/** Cached, because passages never change. */
const namedCountries = new WeakMap<Passage, readonly (Country | undefined)[]>();

/** The countries that a passage without one of its own speaks of, as a definition that holds in the UAE only. */
function countriesNamedBy(passage: Passage): readonly (Country | undefined)[] {
  const known = namedCountries.get(passage);
  if (known) return known;
  const { countries } = placesIn(`${passage.heading} ${passage.body}`);
  namedCountries.set(passage, countries);
  return countries;
}

/** Cached, because passages never change. */
const headings = new WeakMap<Passage, ReturnType<typeof placesIn>>();

/** The places and countries that a passage's heading names. */
function namedByHeading(passage: Passage): ReturnType<typeof placesIn> {
  const known = headings.get(passage);
  if (known) return known;
  const named = placesIn(passage.heading);
  headings.set(passage, named);
  return named;
}

/** Cached, because passages never change. */
const openings = new WeakMap<Passage, readonly string[]>();

/** The places that a passage's first sentence names. */
function namedByOpening(passage: Passage): readonly string[] {
  const known = openings.get(passage);
  if (known) return known;
  const named = placesIn(sentencesIn(passage.body)[0] ?? '').places;
  openings.set(passage, named);
  return named;
}

/** Whether a passage is about the other kind of place, as about the mainland for a free zone's permit there. */
function isOtherKind({ places }: Passage, asked: readonly string[]): boolean {
  const kindOf = (id: string) => jurisdictionWith(id)?.place.companyType;
  const kinds = new Set(asked.map(kindOf));
  return places.every((id) => !kinds.has(kindOf(id))) && places.length > 1;
}
