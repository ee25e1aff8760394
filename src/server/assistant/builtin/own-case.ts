import { type Part, wordAnswer } from './word-answer.ts';

/** Companies that one answer tells about; the dashboard has all. */
const maxCompanies = 2;

/**
 * What is said to a question about the asking person's own formation.
 *
 * @param ownPlan where their companies stand, a part each under its name; `undefined` where nobody is signed in
 */
export function ownCaseAnswer(ownPlan: readonly Part[] | undefined, publicUrl: string): string {
  if (ownPlan === undefined) {
    return `I can tell where your own formation stands once you are signed in: [sign in](${publicUrl}/app/signin). Without an account I can still say what comes next in any place: name the zone, emirate or country.`;
  }
  if (ownPlan.length === 0) {
    return `You have no company here yet, so there is no plan of yours to look at. [Answer three questions](${publicUrl}/app/onboarding) and the plan is there.`;
  }
  const parts = ownPlan
    .slice(0, maxCompanies)
    .map((part) => ({ text: `**${part.heading}**\n\n${part.text}`, sources: part.sources }));
  const links = `[Your formation](${publicUrl}/app/dashboard/formation) · [Your calendar](${publicUrl}/app/dashboard/calendar)`;
  return wordAnswer([...parts, { text: links, sources: [] }]);
}
