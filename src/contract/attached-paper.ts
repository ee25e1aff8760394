import * as z from 'zod/mini';
import { paperTypes } from '#domain/papers/inspection.ts';
import { paperKinds } from '#domain/papers/paper-kind.ts';
import { paperStates } from '#domain/papers/paper-state.ts';
import { idField } from './fields.ts';

/** How somebody sees a paper that something refers to. */
const paperAccesses = ['open', 'closed', 'removed'] as const;

/** A version of a paper that stands somewhere else than in the vault. */
export const attachedPaperView = z.object({
  /** `closed` where it is not for you, `removed` where it is no longer there. */
  access: z.enum(paperAccesses),
  /** `null` unless it is open to you. */
  paper: z.nullable(
    z.object({
      id: idField,
      version: z.int(),
      kind: z.enum(paperKinds),
      name: z.string(),
      type: z.enum(paperTypes),
      bytes: z.int(),
      /** 0 until they are counted, and where they cannot be. */
      pages: z.int(),
      state: z.enum(paperStates),
    }),
  ),
});
export type AttachedPaperView = z.infer<typeof attachedPaperView>;
