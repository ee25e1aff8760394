/** Said of a place whose figures hold no agent's fee. It is not true where an agency's own fee is among them. */
export const agentFees = {
  agent: 'The fee of an agent, if you take one.',
  corporate: 'The fee of an agent or corporate service provider, if you take one.',
  company: 'The fee of an agent or company service provider, if you take one.',
} as const;

/** What a place's figures never include, where the fee of an agency is among them. */
export function notIncludedBesideAgency(notIncluded: readonly string[]): readonly string[] {
  const said: readonly string[] = Object.values(agentFees);
  return notIncluded.filter((one) => !said.includes(one));
}
