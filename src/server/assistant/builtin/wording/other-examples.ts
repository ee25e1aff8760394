/** A date with its year. */
const fullDate =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g;

/** Fewest dates of an example: the day that it counts from, and the one that it comes to. */
const minDates = 2;

const datesIn = (text: string) => text.match(fullDate)?.length ?? 0;

/**
 * A passage without its examples of other companies' dates, for an answer that counted from the asker's own.
 * @param text Markdown with citations
 */
export function withoutOtherExamples(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const [, bullet = '', said = ''] = /^([-*] )?(.*)$/.exec(line) ?? [];
      const kept = said
        .split(/(?<=\.)\s+(?=[A-Z])/)
        .flatMap(withoutExample)
        .join(' ');
      return kept === '' && said !== '' ? [] : [`${bullet}${kept}`];
    })
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A sentence without the example behind its colon; none where it is one as a whole. */
function withoutExample(sentence: string): string[] {
  // What is counted for the asker is bold.
  if (sentence.includes('**') || datesIn(sentence) < minDates) return [sentence];
  const at = sentence.indexOf(': ');
  const rule = sentence.slice(0, Math.max(0, at));
  if (datesIn(rule) >= minDates || /^(?:example)?$/i.test(rule)) return [];
  const [marks = ''] = /\s*\[[\d, ]+\]\.?$/.exec(sentence) ?? [];
  return [`${rule}${marks.replace(/\.$/, '')}.`];
}
