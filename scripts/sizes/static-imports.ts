import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Adds a built file and its static imports to the known ones; dynamic imports load later. */
export function addWithImports(folder: string, file: string, known: Set<string>): void {
  if (known.has(file)) return;
  known.add(file);
  const { module } = parseSync(file, readFileSync(join(folder, file), 'utf8'));
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
  ];
  for (const request of requests) {
    if (request?.startsWith('./')) addWithImports(folder, basename(request), known);
  }
}

/** The files that a built file loads with `import()`. */
export function dynamicImportsOf(folder: string, file: string): string[] {
  const code = readFileSync(join(folder, file), 'utf8');
  return parseSync(file, code).module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, name] = /^['"`]\.\/(.+)['"`]$/.exec(code.slice(start, end)) ?? [];
    return name === undefined ? [] : [name];
  });
}
