import { withoutUnknown } from './polarity.ts';

/** Who says what the sources say: an authority, or somebody else. */
export interface Attribution {
  learn(text: string): void;
  /** What a sentence calls an authority's own word where no source does. */
  contradicted(sentence: string): readonly string[];
}

const official =
  /\bofficial(?:ly)?\b|\b(?:itself|themselves) (?:says?|states?|gives?|names?|writes?|publish\w*|confirms?)\b|\b(?:its|their)(?: very)? own (?:\w+ )?(?:lists?|figures?|prices?|pages?|schedules?|words?|numbers?|sites?|websites?)\b|\b(?:publishe[sd]|published) (?:a|an|the|this|that) (?:fee|price|figure|time|list)\b/i;

/** Compares who is said to say something. */
export function openAttribution(): Attribution {
  const texts: string[] = [];
  return {
    learn(text) {
      texts.push(text);
    },
    contradicted(sentence) {
      const [claim] = official.exec(withoutUnknown(sentence)) ?? [];
      if (claim === undefined || texts.some((text) => official.test(withoutUnknown(text)))) return [];
      return [claim];
    },
  };
}
