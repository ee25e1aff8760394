import { type Node, parseSync, Visitor } from 'oxc-parser';

/** A text for people in code that should use a code instead. */
export interface Prose {
  /** Counted from 1. */
  line: number;
  text: string;
}

/** English for operators and developers only: logs, errors and API documents. */
const developerCalls =
  /(^|\.)(\w*[Ee]rror|fatal|warn|info|debug|describe|meta|register|sql|PartUnavailable|Boom)$/;
const developerProperties = ['summary', 'description'];

/**
 * Texts in a source file that look like sentences or labels: two or more words, the first capitalised, a word that
 * ends as a sentence does, or any words of an answer's `message`.
 *
 * @param withParts also finds parts of sentences: three words in a row
 */
export function findProse(file: string, source: string, withParts = false): Prose[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} does not parse: ${errors[0].message}`);
  const found: { start: number; text: string }[] = [];
  const allowed: { start: number; end: number }[] = [];

  const allow = (node: { start: number; end: number }) => allowed.push({ start: node.start, end: node.end });
  const add = (start: number, text: string) => {
    if (readsLikeProse(text) || (withParts && isPart(text))) found.push({ start, text: text.trim() });
  };

  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') add(node.start, node.value);
    },
    TemplateLiteral(node) {
      add(node.start, textOf(node)?.text ?? '');
    },
    JSXText(node) {
      add(node.start, node.value);
    },
    NewExpression(node) {
      if (developerCalls.test(nameOf(node.callee, source))) allow(node);
    },
    CallExpression(node) {
      if (developerCalls.test(nameOf(node.callee, source))) allow(node);
    },
    TaggedTemplateExpression(node) {
      if (/^(sql|String\.raw)/.test(nameOf(node.tag, source))) allow(node);
    },
    Property(node) {
      const name = nameOf(node.key, source);
      if (developerProperties.includes(name)) allow(node);
      const text = name === 'message' ? textOf(node.value) : undefined;
      if (text && !readsLikeProse(text.text) && /\p{L}{2}/u.test(text.text)) found.push(text);
    },
    ArrayExpression(node) {
      if (namesSource(node.elements)) allow(node);
    },
  }).visit(program);

  return found
    .filter(({ start }) => !allowed.some((part) => part.start <= start && start < part.end))
    .map(({ start, text }) => ({ line: source.slice(0, start).split('\n').length, text }));
}

function readsLikeProse(text: string): boolean {
  if (/^\p{Lu}\p{Ll}+[.!]$/u.test(text)) return true;
  return /^\s*\**(…\s?)?['“"]?[\p{Lu}…][\p{L}’'…-]*[,:]?\s+[\p{L}…(“]/u.test(text) && /\p{Ll}{2}/u.test(text);
}

/** SQL, patterns and settings are not read here: only rooms without them are searched for parts. */
function isPart(text: string): boolean {
  return /\p{Ll}{2} \p{Ll}{2,} \p{Ll}{2}/u.test(text);
}

/** A source's title and address are quoted, not said. */
function namesSource(elements: readonly (Node | null)[]): boolean {
  const [title, address] = elements.map((element) => element && textOf(element)?.text);
  return elements.length === 2 && Boolean(title) && /^https?:\/\//.test(address ?? '');
}

function textOf(node: Node): { start: number; text: string } | undefined {
  const { start } = node;
  if (node.type === 'Literal')
    return typeof node.value === 'string' ? { start, text: node.value } : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return { start, text: node.quasis.map(({ value }) => value.cooked ?? '').join('…') };
}

function nameOf(node: { start: number; end: number }, source: string): string {
  return source.slice(node.start, node.end);
}
