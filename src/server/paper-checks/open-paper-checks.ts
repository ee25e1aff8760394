import { fileURLToPath } from 'node:url';
import type { Inspection } from '#domain/papers/inspection.ts';
import { imageTypeOf } from '../platform/image-type.ts';
import { openProgramHost, type ProgramLog } from '../platform/program-host.ts';
import { checkPaperChecks } from './check-paper-checks.ts';
import { clamav, type ScannerAddress } from './clamav.ts';
import { maxMemory } from './limits.ts';
import { type PaperChecks, PaperChecksBusy, PaperRefused, PictureRefused } from './paper-checks.ts';
import { paperTypeOf } from './paper-type.ts';
import { processFlags } from './process-flags.ts';
import type { Answer, Task } from './protocol.ts';

interface PaperCheckOptions {
  log: ProgramLog;
  /** Absent if files are not scanned for viruses. */
  scanner?: ScannerAddress | undefined;
  /** How long a file may take, in ms. */
  limitMs?: number;
}

const program = fileURLToPath(new URL('checks-process.ts', import.meta.url));

/** Opens the checks. Their process starts with the first file. */
export function openPaperChecks({ log, scanner: address, limitMs = 20_000 }: PaperCheckOptions): PaperChecks {
  const host = openProgramHost<Task, Answer>({
    program,
    flags: processFlags,
    onEnded: (details) => log.warn(details, 'The process that checks papers ended over a file.'),
    busy: () => new PaperChecksBusy(),
    limitMs,
    maxWaiting: 40,
    maxKeptMemory: maxMemory / 2,
  });
  const scanner = address && { ...address, ...clamav(address) };
  const checks: PaperChecks = {
    description: address
      ? `opened in a process of their own, scanned by ClamAV at ${address.host}:${address.port}`
      : 'opened in a process of their own, not scanned for viruses',
    async inspect(file, as, expectations) {
      const answer = await host.ask({ kind: 'inspect', file, as, expectations }, false);
      return answer?.kind === 'inspection' ? answer.inspection : tooDemanding(file);
    },
    async drawPage(file, type, page, width, as = 'webp', mark) {
      const task = { kind: 'draw-page', file, type, page, width, as, ...(mark && { mark }) } as const;
      return pictureOf(await host.ask(task, true));
    },
    async toJpeg(file) {
      return pictureOf(await host.ask({ kind: 'to-jpeg', file }, true));
    },
    async redraw(file, as) {
      const type = imageTypeOf(file);
      if (type === undefined || type === 'image/svg+xml') throw new PictureRefused('wrong-type');
      const answer = await host.ask({ kind: 'redraw', file, as }, true);
      if (answer?.kind === 'picture') return answer.picture;
      const hasTooManyPixels = answer?.kind === 'refused' && answer.reason === 'too-many-pixels';
      throw new PictureRefused(hasTooManyPixels ? 'too-many-pixels' : 'unreadable');
    },
    scan: async (file) => (scanner ? scanner.scan(file) : 'not-scanned'),
    check: () => checkPaperChecks(checks.inspect, scanner),
    stop: () => host.stop(),
  };
  return checks;
}

function pictureOf(answer: Answer | undefined): Uint8Array {
  if (answer?.kind === 'picture') return answer.picture;
  throw new PaperRefused(answer?.kind === 'refused' ? answer.reason : 'too-demanding');
}

/** The process ended over this file. */
function tooDemanding(file: Uint8Array): Inspection {
  return {
    type: paperTypeOf(file),
    pages: 0,
    sound: false,
    findings: [{ code: 'too-demanding', severity: 'unusable', parameters: {} }],
    read: null,
  };
}
