/** What its tab in a client's file is called. */
export const providerTab = 'Provider';

/** What a step still lacks while no provider has accepted. */
export const providerNeedMessages = {
  choose: 'A licensed provider that has accepted',
  waitsFor: (name: string) => `The answer of ${name}, the provider you chose`,
} as const;
