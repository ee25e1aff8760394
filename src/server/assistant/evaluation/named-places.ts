import { catalogue, jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import { comparable } from './typed-values.ts';

/**
 * What names a place in an answer, by its id or country. The emirates that free zones lie in are named for their
 * own sake only, so 'Dubai' alone counts for no place.
 */
const names: readonly (readonly [id: string, pattern: string])[] = [
  ['ae-difc', 'difc|dubai international financial cent(?:re|er)'],
  ['ae-dmcc', 'dmcc|dubai multi commodities cent(?:re|er)'],
  ['ae-adgm', 'adgm|abu dhabi global market'],
  ['ae-ifza', 'ifza|international free zone authority'],
  ['ae-dafza', 'dafza?|dubai airport free ?zone'],
  ['ae-jafza', 'jafza|jebel ali'],
  ['ae-sharjah', 'sharjah'],
  ['ae-ajman', 'ajman'],
  ['ae-ras-al-khaimah', 'ras al[ -]khaimah'],
  ['ae-fujairah', 'fujairah'],
  ['ae-umm-al-quwain', 'umm al[ -]quwain'],
  ['AE', 'uae|united arab emirates|emirates id|mohre|federal tax authority|emaratax'],
  ['US', 'united states|delaware|wyoming|irs|fincen'],
  ['GB', 'united kingdom|companies house|hmrc|\\buk\\b'],
  ['SA', 'saudi(?: arabia)?|zatca|misa'],
  ['SG', 'singapore|acra|iras|bizfile'],
];

const patterns = names.map(([id, pattern]) => ({
  id,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u'),
}));

/** Places and countries that a text names. */
export function placesNamed(text: string): readonly string[] {
  const plain = comparable(text);
  return patterns.filter(({ pattern }) => pattern.test(plain)).map(({ id }) => id);
}

/** Whether an answer that may name certain places may name this one: each is allowed with its country. */
export function isAllowed(place: string, allowed: readonly string[]): boolean {
  return allowed.some((id) => {
    if (id === place || countryOf(id) === place) return true;
    // A country stands for all its places.
    return id === countryOf(place) && id.length === 2;
  });
}

/** The country of a place; of a country itself. */
export function countryOf(id: string): string {
  return id.slice(0, 2).toUpperCase();
}

/** Throws for an id that is neither a country nor in the catalogue. */
export function assertPlace(id: string): void {
  if (!jurisdictionWith(id) && !catalogue.some(({ country }) => country === id)) {
    throw new Error(`There is no place '${id}' in the catalogue.`);
  }
}
