import { fileURLToPath } from 'node:url';
import { imageTypeOf } from '../platform/image-type.ts';
import { openProgramHost, type ProgramLog } from '../platform/program-host.ts';
import { checkTypesetting } from './check-typesetting.ts';
import { documentsFolder, maxMemory, processFlags } from './process-limits.ts';
import type { Answer, Task } from './protocol.ts';
import { type Letterhead, TemplateFailed, type Typesetter, TypesettingBusy } from './typesetter.ts';

interface TypesetterOptions {
  log: ProgramLog;
  /** Under whose name documents are made now. */
  letterhead(): Promise<Letterhead>;
  /** The folder of the templates, for tests. */
  folder?: string;
  /** How long a document may take, in ms. */
  limitMs?: number;
}

const program = fileURLToPath(new URL('typesetting-process.ts', import.meta.url));

/** Opens the typesetter. Its process starts with the first document. */
export function openTypesetter({
  log,
  letterhead,
  folder = documentsFolder,
  limitMs = 20_000,
}: TypesetterOptions): Typesetter {
  const host = openProgramHost<Task, Answer>({
    program,
    flags: processFlags(folder),
    arguments: [folder],
    onEnded: (details) => log.warn(details, 'The process that makes documents ended over one.'),
    busy: () => new TypesettingBusy(),
    limitMs,
    maxWaiting: 100,
    maxKeptMemory: maxMemory / 2,
  });
  const typeset: Typesetter['typeset'] = async (template, data, { at, files = {} }) => {
    const { name, logo } = await letterhead();
    // Loaded with the first document: its tables of letters are large.
    const { withPrintableText } = await import('./printable.ts');
    const answer = await host.ask(
      {
        template,
        data: JSON.stringify(withPrintableText(data)),
        name: String(withPrintableText(name)),
        logo: logo && (await printable(logo)),
        files,
        madeAt: Math.floor(at.getTime() / 1000),
      },
      false,
    );
    if (!answer) throw new TemplateFailed(template, 'it took too long or too much memory');
    if (answer.kind === 'failed') throw new TemplateFailed(template, answer.reason);
    return answer.pdf;
  };
  return {
    description: `made by Typst in a process of their own, from ${folder}`,
    typeset,
    check: () => checkTypesetting(typeset),
    stop: () => host.stop(),
  };
}

/**
 * Typst draws PNG, JPEG and SVG. Other pictures are redrawn here: the process that opens files has drawn them, or they
 * are the operator's own.
 */
async function printable(logo: Uint8Array): Promise<Task['logo']> {
  const type = imageTypeOf(logo);
  if (type === 'image/svg+xml') return { content: logo, extension: 'svg' };
  if (type === 'image/png') return { content: logo, extension: 'png' };
  if (type === 'image/jpeg') return { content: logo, extension: 'jpg' };
  // Loaded with the first such logo: its native library would stay in the memory of every server.
  const { default: sharp } = await import('sharp');
  return { content: await sharp(logo).png().toBuffer(), extension: 'png' };
}
