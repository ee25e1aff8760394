import { resolve } from 'node:path';
import { type CallExpression, type Expression, type Program, parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';

/** What only the server and the description of the API read of an operation. */
const ofServer = new Set(['output', 'failures', 'feature', 'right', 'success']);

interface Change {
  start: number;
  end: number;
  text: string;
}

/**
 * Leaves out of the built web app what it never reads of the contract: what each operation answers and how it fails,
 * and every schema that is used for nothing else.
 */
export function webContract(folder: string): Plugin {
  const contract = `${resolve(folder)}/`;
  return {
    name: 'web-contract',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(contract)) return null;
      const { program } = parseSync(id, code);
      return { code: changed(code, changesOf(program)), map: null };
    },
  };
}

function changesOf(program: Program): Change[] {
  const changes: Change[] = [];
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (init?.type !== 'CallExpression') continue;
      // The bundler drops a call that nobody uses only where it is told that the call changes nothing else.
      changes.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' });
      changes.push(...leftOutOf(init));
      changes.push({ start: init.end, end: init.end, text: ')()' });
    }
  }
  return changes;
}

function leftOutOf({ callee, arguments: [operation] }: CallExpression): Change[] {
  if (!isNamed(callee, 'defineOperation') || operation?.type !== 'ObjectExpression') return [];
  return operation.properties.flatMap((property, index, all) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (!ofServer.has(property.key.name)) return [];
    return [{ start: property.start, end: all[index + 1]?.start ?? operation.end - 1, text: '' }];
  });
}

function isNamed(expression: Expression, name: string): boolean {
  return expression.type === 'Identifier' && expression.name === name;
}

function changed(code: string, changes: readonly Change[]): string {
  let text = '';
  let at = 0;
  for (const { start, end, text: instead } of changes) {
    text += code.slice(at, start) + instead;
    at = end;
  }
  return text + code.slice(at);
}
