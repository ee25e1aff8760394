import type { NameRule } from './name-rule.ts';
import { asWrittenIn, legalForms, nameWords, wordsFoundIn } from './name-words.ts';

/** A name that a founder proposes. */
export interface NameProposal {
  /** As the founder spells it. */
  name: string;
  /** The same in Arabic letters; empty if there is none. */
  arabicName: string;
  /** What an abbreviation in it stands for; empty if nothing is said. */
  explanation: string;
}

/** What is known of the company when its name is checked. */
export interface NameContext {
  /** Full names of the people who hold the company. */
  holders: readonly string[];
  /** Words by which a name shows the chosen activities; empty while none is chosen. */
  activityWords: readonly string[];
  /** Words that show activities that were not chosen. */
  otherActivityWords: readonly string[];
}

/**
 * What a rule says about a name: the authority refuses it, or asks for a permission; a person has to look; or it is
 * only to be known.
 */
type FindingLevel = 'refused' | 'permission' | 'look' | 'note';

/** A rule that a name does not meet, with the reason as data. */
export interface NameFinding {
  rule: NameRule;
  level: FindingLevel;
  reason: NameReason;
  /** The words or characters of the name that it is about. */
  words: readonly string[];
}

/** Why a name does not meet a rule. */
export const nameReasons = [
  'ending-missing',
  'ending-of-another-form',
  'word-refused',
  'word-needs-permission',
  'first-word-refused',
  'too-long',
  'character-refused',
  'too-many-digits',
  'first-name-missing',
  'activity-not-chosen',
  'activity-missing',
  'activity-contradicted',
  'own-word-missing',
  'abbreviation-unexplained',
  'written-in-other-letters',
  'arabic-missing',
  'arabic-not-arabic',
] as const;
export type NameReason = (typeof nameReasons)[number];

/**
 * Checks a name against the rules of a place. Nothing found means that it passes our rules; whether it is free only
 * the authority's register says.
 */
export function checkName(
  proposal: NameProposal,
  rules: readonly NameRule[],
  context: NameContext,
): readonly NameFinding[] {
  return rules.flatMap((rule) => {
    const found = findingOf(rule, proposal, rules, context);
    return found ? [{ rule, ...found }] : [];
  });
}

/** Whether no rule refuses the name. */
export function passesRules(findings: readonly Pick<NameFinding, 'level'>[]): boolean {
  return findings.every(({ level }) => level !== 'refused');
}

type Found = Omit<NameFinding, 'rule'> | undefined;

function findingOf(
  rule: NameRule,
  proposal: NameProposal,
  rules: readonly NameRule[],
  context: NameContext,
): Found {
  const { name, arabicName, explanation } = proposal;
  const both = `${name} ${arabicName}`;
  switch (rule.kind) {
    case 'ending':
      return endingProblem(name, rule.endings);
    case 'words': {
      const words = wordsFoundIn(both, rule.words).map((word) => asWrittenIn(both, word));
      if (words.length === 0) return undefined;
      return rule.effect === 'refused'
        ? { level: 'refused', reason: 'word-refused', words }
        : { level: 'permission', reason: 'word-needs-permission', words };
    }
    case 'first-word': {
      const start = ` ${nameWords(name).join(' ')} `;
      const words = rule.words.filter((word) => start.startsWith(` ${nameWords(word).join(' ')} `));
      return words.length > 0 ? { level: 'refused', reason: 'first-word-refused', words } : undefined;
    }
    case 'length':
      return [...name].length > rule.max ? { level: 'refused', reason: 'too-long', words: [] } : undefined;
    case 'characters': {
      const words = [...new Set(name)].filter((character) => rule.refused.includes(character));
      return words.length > 0 ? { level: 'refused', reason: 'character-refused', words } : undefined;
    }
    case 'digits': {
      const digits = name.match(/\p{Nd}/gu)?.length ?? 0;
      return digits > rule.max ? { level: 'refused', reason: 'too-many-digits', words: [] } : undefined;
    }
    case 'person': {
      const words = familyNamesAlone(both, context.holders);
      return words.length > 0 ? { level: 'refused', reason: 'first-name-missing', words } : undefined;
    }
    case 'activity':
      return activityProblem(both, rule.isRequired, context);
    case 'own-word':
      return hasOwnWord(name, rules, context)
        ? undefined
        : { level: 'refused', reason: 'own-word-missing', words: [] };
    case 'abbreviation': {
      const words = explanation.trim() ? [] : abbreviationsIn(name, rules);
      return words.length > 0 ? { level: 'refused', reason: 'abbreviation-unexplained', words } : undefined;
    }
    case 'latin-form': {
      const words = name.match(/[^\p{ASCII}‘’“”–—]+/gu) ?? [];
      return words.length > 0 ? { level: 'note', reason: 'written-in-other-letters', words } : undefined;
    }
    case 'arabic':
      if (!arabicName.trim()) return { level: 'look', reason: 'arabic-missing', words: [] };
      return /\p{Script=Arabic}/u.test(arabicName) && !/\p{Script=Latin}/u.test(arabicName)
        ? undefined
        : { level: 'refused', reason: 'arabic-not-arabic', words: [] };
  }
}

function endingProblem(name: string, endings: readonly string[]): Found {
  const words = nameWords(name);
  const text = words.join(' ');
  const own = endings.map((ending) => nameWords(ending).join(' '));
  if (own.some((ending) => text.endsWith(` ${ending}`))) return undefined;
  const last = words.at(-1);
  const isForm = last !== undefined && words.length > 1 && legalForms.some((form) => form === last);
  return isForm
    ? { level: 'refused', reason: 'ending-of-another-form', words: [name.trim().split(/\s+/).at(-1) ?? last] }
    : { level: 'refused', reason: 'ending-missing', words: [] };
}

/** Family names of holders that stand in the name without their first name. */
function familyNamesAlone(name: string, holders: readonly string[]): readonly string[] {
  return holders.flatMap((holder) => {
    const parts = nameWords(holder);
    const [first, family] = [parts[0], parts.at(-1)];
    if (!first || !family || parts.length < 2) return [];
    const own = nameWords(name);
    return own.includes(family) && !own.includes(first) ? [holder.trim().split(/\s+/).at(-1) ?? family] : [];
  });
}

function activityProblem(name: string, isRequired: boolean, context: NameContext): Found {
  if (context.activityWords.length === 0) return { level: 'look', reason: 'activity-not-chosen', words: [] };
  if (wordsFoundIn(name, context.activityWords).length > 0) return undefined;
  const words = wordsFoundIn(name, context.otherActivityWords).map((word) => asWrittenIn(name, word));
  if (words.length > 0) return { level: 'refused', reason: 'activity-contradicted', words };
  return { level: isRequired ? 'refused' : 'look', reason: 'activity-missing', words: [] };
}

function hasOwnWord(name: string, rules: readonly NameRule[], context: NameContext): boolean {
  const known = new Set(
    [...endingsIn(rules), ...context.activityWords, ...context.otherActivityWords].flatMap(nameWords),
  );
  return nameWords(name).some((word) => !known.has(word));
}

/** Words of two to five capitals and single letters, without the legal form and without names all in capitals. */
function abbreviationsIn(name: string, rules: readonly NameRule[]): readonly string[] {
  const forms = new Set<string>([...endingsIn(rules).flatMap(nameWords), ...legalForms]);
  const words = name.trim().split(/[\s&,-]+/);
  const isAllCapitals = name === name.toUpperCase() && words.length > 1;
  return words.filter((word) => {
    if (forms.has(nameWords(word).join(''))) return false;
    if (/^\p{Lu}\.?$/u.test(word) || /^(?:\p{Lu}\.){2,}\p{Lu}?$/u.test(word)) return true;
    return !isAllCapitals && /^\p{Lu}{2,5}$/u.test(word);
  });
}

function endingsIn(rules: readonly NameRule[]): readonly string[] {
  return rules.flatMap((rule) => (rule.kind === 'ending' ? rule.endings : []));
}
