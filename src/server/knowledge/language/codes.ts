/** Names with a number or letter, such as 'CP575', 'category B' and 'Form 1120'. */
export interface Codes {
  learn(text: string): void;
  /** The codes of a text of which the sources only know others of the same kind, and forms that they do not name. */
  unknown(text: string): readonly string[];
}

const code =
  /\b([A-Z]{1,4})-?(\d{1,5}[A-Z]?)\b|\b(category|class|tier|band|group|level|type|form|letter|schedule|article|section) ([A-Z]|\d+[A-Z]?)\b/g;

export function openCodes(): Codes {
  const known = new Map<string, Set<string>>();
  const texts: string[] = [];
  return {
    learn(text) {
      texts.push(spelled(text));
      for (const [kind, name] of codesIn(text)) {
        const names = known.get(kind) ?? new Set();
        names.add(name);
        known.set(kind, names);
      }
    },
    unknown(text) {
      return codesIn(text)
        .filter(([kind, name]) => known.get(kind)?.has(name) === false)
        .map(([kind, name]) => `${kind} ${name}`)
        .concat(
          [...text.matchAll(form)]
            .map(([, name = '']) => name)
            .filter((name) => !texts.some((each) => each.includes(spelled(name)))),
        );
    },
  };
}

/** The number of a form: 'Form SS-4', 'forms LL IN01 and 5472'. */
const form = /\b[Ff]orms? ((?:[A-Z]{1,4}[ -]?)*\d+(?:-?[A-Z]{1,4})?)\b/g;

function spelled(text: string): string {
  return text.replaceAll(/[ -]/g, '').toLowerCase();
}

function codesIn(text: string): [kind: string, name: string][] {
  return [...text.matchAll(code)].map(([, letters, number, kind, name]) => [
    letters ?? kind ?? '',
    number ?? name ?? '',
  ]);
}
