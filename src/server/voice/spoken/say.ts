import { plainLine } from '../../knowledge/index.ts';
import { sayTheSame } from './heard-figures.ts';
import { sayNames } from './names.ts';
import { sayFigures } from './say-figures.ts';

/** A line of an answer as it is read: no marks, no sources, no addresses; figures as they are written. */
export function captionOf(line: string): string {
  return plainLine(line.replaceAll(/[*`]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, ''))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ +([.,;:!?])/g, '$1')
    .trim();
}

/** A line without marks as it is said: every figure, name and abbreviation in words. */
export function wordsOfSpeech(caption: string): string {
  return sayNames(
    sayFigures(
      caption
        // An abbreviation behind what it stands for, and small notes, only help who reads.
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
 * A caption as it is said. Where a figure would be heard that it does not hold, its digits are left to the voice;
 * `undefined` where even that would say another figure.
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
