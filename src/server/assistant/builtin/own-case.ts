import { type Part, wordAnswer } from './word-answer.ts';

/** Maximum companies in one answer; the dashboard has all. */
const maxCompanies = 2;

/**
 * The reply to a question about the asker's own formation.
 * @param ownPlan the progress of their companies by name; `undefined` if signed out
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
