import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { readFonts } from './fonts.ts';
import type { Answer, Task } from './protocol.ts';

type Compiled = Answer extends infer Each ? (Each extends Answer ? Omit<Each, 'memory'> : never) : never;

/** Opens the compiler on a folder, outside of which templates read nothing. */
export function openCompiler(folder: string): (task: Task) => Compiled {
  const compiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontBlobs: readFonts() }],
  });

  return ({ template, data, name, logo, files, madeAt }) => {
    const main = resolve(folder, template);
    if (!main.startsWith(folder + sep)) return failed('it is outside the folder of the documents');
    const foreign = templatesWithPackages(folder);
    if (foreign.length > 0) return failed(`packages are not loaded (${foreign.join(', ')})`);
    const logoFile = logo && `logo-of-the-brand.${logo.extension}`;
    if (logo && logoFile) compiler.mapShadow(join(folder, logoFile), Buffer.from(logo.content));
    for (const [file, content] of Object.entries(files)) {
      compiler.mapShadow(join(folder, basename(file)), Buffer.from(content));
    }
    try {
      const result = compiler.compile({
        mainFilePath: main,
        inputs: { data, letterhead: JSON.stringify({ name, logo: logoFile ? `/${logoFile}` : null }) },
        resetRead: true,
      });
      const { result: document } = result;
      if (!document) return failed(withoutTexts(reasonOf(result.takeError()), data));
      const pdf = compiler.pdf(document, { pdfStandard: 'a-2b', creationTimestamp: madeAt });
      return { kind: 'document', pdf: new Uint8Array(pdf) };
    } catch (error) {
      return failed(withoutTexts(error instanceof Error ? error.message : 'unknown', data));
    } finally {
      compiler.resetShadow();
      compiler.evictCache(30);
    }
  };

  /** What the compiler complains about, with its place. */
  function reasonOf(error: NodeError | null): string {
    const complaints: Complaint[] = error ? compiler.fetchDiagnostics(error) : [];
    return complaints
      .filter(({ severity }) => severity === 1)
      .map(({ message, path, range }) => {
        const line = range ? `:${range.start.line + 1}` : '';
        return `${message} (${path.slice(folder.length + 1)}${line})`;
      })
      .join('; ');
  }
}

interface Complaint {
  message: string;
  path: string;
  severity: number;
  range: { start: { line: number } } | null;
}

const failed = (reason: string): Compiled => ({ kind: 'failed', reason });

/** A complaint may quote what somebody typed, which does not belong into a log. */
function withoutTexts(complaint: string, data: string): string {
  let told = complaint;
  JSON.parse(data, (_, value: unknown) => {
    if (typeof value === 'string' && value.length > 2) told = told.replaceAll(value, '…');
    return value;
  });
  return told;
}

/** Packages would be loaded from the network. */
function templatesWithPackages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.typ'))
    .filter((name) => /(?:import|include)\s*\(?\s*"@/.test(readFileSync(join(folder, name), 'utf8')));
}
