import type { Expectations, InspectedAs, Inspection, PaperType } from '#domain/papers/inspection.ts';
import type { DrawnAs, Redrawing } from './paper-checks.ts';

/** One piece of work for the process that opens files. */
export type Task =
  | { kind: 'inspect'; file: Uint8Array; as: InspectedAs; expectations: Expectations }
  | {
      kind: 'draw-page';
      file: Uint8Array;
      type: PaperType;
      page: number;
      width: number;
      as: DrawnAs;
      mark?: string;
    }
  | { kind: 'to-jpeg'; file: Uint8Array }
  | { kind: 'redraw'; file: Uint8Array; as: Redrawing };

/** What the process answers. Reasons are our own words, never a part of the file. */
export type Answer =
  | { kind: 'inspection'; inspection: Inspection; memory: number }
  | { kind: 'picture'; picture: Uint8Array; memory: number }
  | { kind: 'refused'; reason: string; memory: number };
