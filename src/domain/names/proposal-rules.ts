/** How many names a company proposes at a time, best first. */
export const maxProposals = 3;

/** Longest texts of a proposal, in characters. Places ask for less. */
export const proposalLimits = { name: 400, explanation: 500 } as const;

/** What the authority said of a name, or that it was not asked yet. */
export const proposalStates = ['proposed', 'reserved', 'refused'] as const;
export type ProposalState = (typeof proposalStates)[number];
