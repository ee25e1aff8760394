import type { SigningWay } from '#domain/catalogue/definition.ts';

const ways: Record<SigningWay, string> = {
  here: 'Signed here',
  ink: 'In ink',
  notary: 'Before a notary',
  'official-system': 'In an official system',
};

const expectations: Record<Exclude<SigningWay, 'here'>, string> = {
  ink: 'Print the paper, sign it in ink, and bring it back as a scan of all pages. A signature made here does not count for it.',
  notary:
    'Agree a time with the notary, and ask for the language, the original papers and who has to come. Whoever cannot come needs a power of attorney that a notary certified. Afterwards upload the notarised paper, and say who signed and when. A signature made here does not count for it.',
  'official-system':
    'Each signer signs in the authority’s own system, with the sign-in or identity app that it asks for. Afterwards download the signed paper there, upload it, and say who signed and when. A signature made here does not count for it.',
};

/** How papers are signed, and what to expect where that is not here. */
export const signingWayMessages = {
  title: 'Signatures',
  /** What a plan says before anything is unfolded. */
  summary: (found: readonly SigningWay[]) =>
    found.map((way, index) => (index === 0 ? ways[way] : ways[way].toLowerCase())).join(', '),
  way: (way: SigningWay) => ways[way],
  expect: (way: Exclude<SigningWay, 'here'>) => expectations[way],
  signing: 'How it is signed',
};
