import { parseSync, Visitor } from 'oxc-parser';

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

/** Texts in a source file that look like sentences or labels: two or more words, the first capitalised. */
export function findProse(file: string, source: string): Prose[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} does not parse: ${errors[0].message}`);
  const found: { start: number; text: string }[] = [];
  const allowed: { start: number; end: number }[] = [];

  const allow = (node: { start: number; end: number }) => allowed.push({ start: node.start, end: node.end });
  const add = (start: number, text: string) => {
    if (readsLikeProse(text)) found.push({ start, text: text.trim() });
  };

  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') add(node.start, node.value);
    },
    TemplateLiteral(node) {
      add(node.start, node.quasis.map(({ value }) => value.cooked ?? '').join('…'));
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
      if (developerProperties.includes(nameOf(node.key, source))) allow(node);
    },
  }).visit(program);

  return found
    .filter(({ start }) => !allowed.some((part) => part.start <= start && start < part.end))
    .map(({ start, text }) => ({ line: source.slice(0, start).split('\n').length, text }));
}

function readsLikeProse(text: string): boolean {
  return /^\s*(…\s?)?['“"]?[\p{Lu}…][\p{L}’'…-]*[,:]?\s+[\p{L}…(“]/u.test(text) && /\p{Ll}{2}/u.test(text);
}

function nameOf(node: { start: number; end: number }, source: string): string {
  return source.slice(node.start, node.end);
}
