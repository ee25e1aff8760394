import { parseSync, Visitor } from 'oxc-parser';

/** Something a file takes from elsewhere. */
export interface Reference {
  /** `import` of a path or package; `computed` for an import that only running would tell; `environment` for `process.env`. */
  kind: 'import' | 'computed' | 'environment';
  /** As written: './quote.ts', '#domain/values/money.ts', 'node:fs'. Empty unless it is an import. */
  specifier: string;
  /** Erased before the code runs. */
  isType: boolean;
  /** Counted from 1. */
  line: number;
}

type Node = { type: string; start: number };

/**
 * Every reference of a source file: static and dynamic imports, re-exports, `import('…')` types, the
 * bundler's `import.meta.glob` and reads of the environment, in the order of the text.
 *
 * @param file Name of the file; its ending tells the parser what to expect.
 * @throws Error for a file that does not parse, because an unread file would pass every fence
 */
export function referencesOf(file: string, source: string): Reference[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} does not parse: ${errors[0].message}`);
  const found: { at: number; reference: Omit<Reference, 'line'> }[] = [];

  function add(node: Node, kind: Reference['kind'], specifier = '', isType = false): void {
    found.push({ at: node.start, reference: { kind, specifier, isType } });
  }

  function addRequest(node: Node, isType = false): void {
    const specifier = textOf(node);
    if (specifier === undefined) add(node, 'computed');
    else add(node, 'import', specifier, isType);
  }

  new Visitor({
    ImportDeclaration(node) {
      const parts = node.specifiers;
      const isType =
        node.importKind === 'type' ||
        (parts.length > 0 &&
          parts.every((part) => part.type === 'ImportSpecifier' && part.importKind === 'type'));
      addRequest(node.source, isType);
      const takesEnvironment = parts.some(
        (part) => part.type === 'ImportSpecifier' && nameOf(part.imported) === 'env',
      );
      if (takesEnvironment && /^(node:)?process$/.test(node.source.value)) add(node, 'environment');
    },
    ExportAllDeclaration(node) {
      addRequest(node.source, node.exportKind === 'type');
    },
    ExportNamedDeclaration(node) {
      if (node.source) addRequest(node.source, node.exportKind === 'type');
    },
    ImportExpression(node) {
      addRequest(node.source);
    },
    TSImportType(node) {
      addRequest(node.source, true);
    },
    CallExpression(node) {
      const { callee } = node;
      if (
        callee.type !== 'MemberExpression' ||
        callee.object.type !== 'MetaProperty' ||
        nameOf(callee.property) !== 'glob'
      ) {
        return;
      }
      const [patterns] = node.arguments;
      const list = patterns?.type === 'ArrayExpression' ? patterns.elements : [patterns];
      for (const pattern of list) if (pattern) addRequest(pattern);
    },
    MemberExpression(node) {
      if (isProcess(node.object) && nameOf(node.property) === 'env') add(node, 'environment');
    },
    VariableDeclarator(node) {
      if (node.id.type !== 'ObjectPattern' || !node.init || !isProcess(node.init)) return;
      const takesEnvironment = node.id.properties.some(
        (property) => property.type === 'RestElement' || nameOf(property.key) === 'env',
      );
      if (takesEnvironment) add(node, 'environment');
    },
  }).visit(program);

  return found
    .sort((a, b) => a.at - b.at)
    .map(({ at, reference }) => ({ ...reference, line: source.slice(0, at).split('\n').length }));
}

/** The text of a literal, also of a template that nothing is put into. */
function textOf(node: Node): string | undefined {
  const literal = node as Node & { value?: unknown; quasis?: { value: { cooked: string | null } }[] };
  if (literal.type === 'Literal' && typeof literal.value === 'string') return literal.value;
  const [text, ...more] = literal.type === 'TemplateLiteral' ? (literal.quasis ?? []) : [];
  return more.length === 0 ? (text?.value.cooked ?? undefined) : undefined;
}

/** The name in `x.name`, `x['name']` or `{ name }`. */
function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? (node as Node & { name: string }).name : textOf(node);
}

/** Whether it is `process`, bare or taken from `globalThis`. */
function isProcess(node: Node): boolean {
  if (nameOf(node) === 'process') return true;
  return (
    node.type === 'MemberExpression' && nameOf((node as Node & { property: Node }).property) === 'process'
  );
}
