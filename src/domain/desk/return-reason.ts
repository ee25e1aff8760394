import type { PaperKind } from '#domain/papers/paper-kind.ts';

/** Reasons that every installation begins with; their sentences are in the messages. */
export const usualReasons = [
  'blurred',
  'cut-off',
  'page-missing',
  'expired',
  'name-differs',
  'wrong-paper',
  'not-attested',
  'too-old',
  'not-translated',
  'not-signed',
  'typed-wrong',
  'typed-incomplete',
] as const;
export type UsualReason = (typeof usualReasons)[number];

/** The kinds that a usual reason is about; all where it is not listed. */
const kindsOf: Partial<Record<UsualReason, readonly PaperKind[]>> = {
  expired: [
    'passport',
    'visa',
    'identity-card',
    'lease',
    'licence',
    'health-insurance',
    'establishment-card',
  ],
  'too-old': ['proof-of-address', 'bank-statement', 'bank-reference'],
  'not-attested': [
    'degree',
    'power-of-attorney',
    'certificate-of-incorporation',
    'articles',
    'board-resolution',
  ],
  'typed-wrong': [],
  'typed-incomplete': [],
  'not-signed': [
    'lease',
    'board-resolution',
    'consent-to-act',
    'owner-declaration',
    'application-form',
    'articles',
  ],
};

/** The usual reasons for what was typed. */
export const usualReasonsForTyped: readonly UsualReason[] = [
  'name-differs',
  'typed-wrong',
  'typed-incomplete',
];

/** The usual reasons for a kind of paper, in their order. */
export function usualReasonsFor(kind: PaperKind): readonly UsualReason[] {
  return usualReasons.filter((reason) => kindsOf[reason]?.includes(kind) ?? true);
}

/** Longest text of a reason, in characters. */
export const maxReasonLength = 1000;
/** Most texts of its own that an installation keeps. */
export const maxOwnReasons = 200;
