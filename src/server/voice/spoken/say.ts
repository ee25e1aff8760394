import { plainLine } from '../../knowledge/index.ts';
import { sayTheSame } from './heard-figures.ts';
import { sayNames } from './names.ts';
import { sayFigures } from './say-figures.ts';

/** A line of an answer as a caption: no markup, sources or addresses; figures stay as written. */
export function captionOf(line: string): string {
  return plainLine(line.replaceAll(/[*`]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, ''))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ +([.,;:!?])/g, '$1')
    .trim();
}

/** A caption in spoken form: every figure, name and abbreviation in words. */
export function wordsOfSpeech(caption: string): string {
  return sayNames(
    sayFigures(
      caption
        // An abbreviation after its long form and small notes only help readers.
        .replaceAll(/(?<=[A-Z][a-z]+ [A-Za-z]+) ?\([A-Z]{2,6}\)/g, '')
        .replaceAll(/ ?\(([^()]*)\)/g, (_, inner: string) =>
          /^(?:[a-z]+ ?){1,3}$/.test(inner) ? '' : `, ${inner},`,
        )
        .replaceAll(/\band\/or\b/g, 'or')
        .replaceAll('24/7', 'at any time')
        .replaceAll(/(?<=\d) ?\/ ?(?=[a-z])/g, ' per ')
        .replaceAll(/(?<=[A-Za-z]) ?\/ ?(?=[A-Za-z])/g, ' or ')
        .replaceAll('&', ' and ')
        .replaceAll(
          /[≤≥<>]\s?/g,
          (sign) => ({ '≤': 'at most ', '≥': 'at least ', '<': 'under ', '>': 'over ' })[sign.trim()] ?? '',
        ),
    ),
  )
    .replaceAll(/[“”"„«»]/g, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s*[–—]\s*/g, ', ')
    .replaceAll('…', '.')
    .replaceAll(/,(?:\s*,)+/g, ',')
    .replaceAll(/,\s*([.;:!?])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * The spoken form of a caption. If it would contain a wrong figure, the digits are left to the voice; `undefined` if
 * even that is wrong.
 */
export function speechOf(caption: string): string | undefined {
  const words = wordsOfSpeech(caption);
  if (sayTheSame(words, caption)) return words;
  const plain = caption
    .replaceAll(/[()“”"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return sayTheSame(plain, caption) ? plain : undefined;
}
