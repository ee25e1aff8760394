import type { ReactNode } from 'react';
import type { PaperKind } from '#domain/papers/paper-kind.ts';

/** Drawings of what is accepted, in hairlines: a shape tells faster than a sentence. */
const drawings = {
  passport: (
    <>
      <rect x="4" y="8" width="48" height="40" rx="2" />
      <rect x="9" y="14" width="13" height="17" className="fill-data/25" />
      <circle cx="15.5" cy="20" r="3" />
      <path d="M10 31c1-5 10-5 11 0M27 16h19M27 21h14M27 26h17" />
      <path d="M9 38h38M9 43h38" strokeDasharray="2 1.5" />
    </>
  ),
  portrait: (
    <>
      <rect x="13" y="4" width="30" height="48" rx="2" />
      <circle cx="28" cy="22" r="8" className="fill-data/25" />
      <path d="M16 51c1-16 23-16 24 0" />
    </>
  ),
  card: (
    <>
      <rect x="4" y="6" width="36" height="23" rx="3" />
      <rect x="8" y="11" width="9" height="11" className="fill-data/25" />
      <path d="M21 12h14M21 17h10M21 22h12" />
      <rect x="16" y="29" width="36" height="23" rx="3" className="fill-raised" />
      <path d="M20 39h28M20 43h28M20 47h28" strokeDasharray="2 1.5" />
    </>
  ),
  letter: (
    <>
      <path d="M12 4h24l8 8v40H12z" />
      <path d="M36 4v8h8M18 20h20M18 26h20M18 32h14" />
      <circle cx="35" cy="42" r="5" className="fill-data/25" />
    </>
  ),
  bill: (
    <>
      <path d="M12 4h32v48l-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3z" />
      <path d="M18 12h12M18 18h20M18 30h20M18 36h20" />
      <rect x="18" y="21" width="20" height="5" className="fill-data/25" />
    </>
  ),
  certificate: (
    <>
      <rect x="4" y="8" width="48" height="36" rx="2" />
      <path d="M12 16h32M16 22h24M16 28h16" />
      <circle cx="40" cy="36" r="5" className="fill-data/25" />
      <path d="m37 40-2 10 5-3 5 3-2-10" />
    </>
  ),
  pages: (
    <>
      <path d="M18 4h26v40H18z" />
      <path d="M12 10h26v40H12z" className="fill-raised" />
      <path d="M17 18h16M17 24h16M17 30h16M17 36h10" />
    </>
  ),
  chart: (
    <>
      <rect x="20" y="6" width="16" height="10" className="fill-data/25" />
      <rect x="4" y="36" width="16" height="10" />
      <rect x="36" y="36" width="16" height="10" />
      <path d="M28 16v10M12 36V26h32v10" />
    </>
  ),
} satisfies Record<string, ReactNode>;

type Drawing = keyof typeof drawings;

const drawingOf: Record<PaperKind, Drawing> = {
  passport: 'passport',
  'passport-second-page': 'passport',
  'portrait-photo': 'portrait',
  visa: 'passport',
  'identity-card': 'card',
  'proof-of-address': 'bill',
  'no-objection-letter': 'letter',
  degree: 'certificate',
  'employment-contract': 'pages',
  'health-insurance': 'card',
  'bank-statement': 'bill',
  'bank-reference': 'letter',
  'source-of-funds': 'bill',
  'power-of-attorney': 'letter',
  'consent-to-act': 'letter',
  lease: 'pages',
  licence: 'certificate',
  'name-certificate': 'certificate',
  'establishment-card': 'card',
  'certificate-of-incorporation': 'certificate',
  articles: 'pages',
  'board-resolution': 'letter',
  'ownership-chart': 'chart',
  'owner-declaration': 'letter',
  'business-plan': 'pages',
  'financial-statements': 'pages',
  'application-form': 'pages',
  'activity-approval': 'certificate',
  'tax-number-letter': 'letter',
  evidence: 'pages',
};

/** A drawing of what is accepted; the sentence beside it says the same. */
export function PaperPicture({ kind, size = 44 }: { kind: PaperKind; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 56 56"
      className="shrink-0 fill-none stroke-muted"
      strokeWidth="1.25"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {drawings[drawingOf[kind]]}
    </svg>
  );
}
