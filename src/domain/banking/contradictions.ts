import type { BankProfile } from './bank-rules.ts';

/** Something in the file that a bank would ask about. */
export type FileProblem =
  /** Licence and website name different lines of business. */
  | { kind: 'activities-differ'; licence: readonly Activity[]; website: readonly Activity[] }
  /** The licence does not say what is sold. */
  | { kind: 'activity-says-nothing' }
  /** A line of business that many banks rate as high risk. */
  | { kind: 'high-risk'; activity: Activity };

/** Lines of business that licences and websites name, each by how its words begin. */
const activityWords = {
  trading: ['trad', 'import', 'export', 'wholesale', 'retail', 'shop', 'resell'],
  consulting: ['consult', 'advis', 'strateg'],
  training: ['train', 'course', 'coach', 'workshop', 'academ', 'tutor'],
  design: ['design', 'brand', 'graphic', 'interior'],
  software: ['software', 'app', 'saas', 'platform', 'develop', 'programm', 'website'],
  marketing: ['market', 'advertis', 'seo', 'campaign', 'influenc'],
  media: ['film', 'video', 'photo', 'podcast', 'publish', 'production'],
  finance: ['invest', 'fund', 'loan', 'payment', 'broker', 'insur'],
  crypto: ['crypto', 'bitcoin', 'token', 'blockchain', 'virtual asset', 'nft'],
  property: ['real estate', 'property', 'rental', 'holiday home'],
  travel: ['travel', 'tour', 'hotel'],
  food: ['restaurant', 'cater', 'coffee', 'food'],
  health: ['health', 'medic', 'clinic', 'pharma'],
  logistics: ['logist', 'freight', 'shipping', 'cargo', 'courier'],
  recruitment: ['recruit', 'staffing', 'manpower', 'headhunt'],
  events: ['event', 'exhibition', 'conference'],
} as const;
export type Activity = keyof typeof activityWords;

const activities = Object.keys(activityWords) as Activity[];

/** What contradicts in the activity and the website's text, as they were typed. */
export function fileProblemsOf({
  activity,
  websiteText,
}: Pick<BankProfile, 'activity' | 'websiteText'>): FileProblem[] {
  const licence = activitiesIn(activity);
  const website = activitiesIn(websiteText);
  const problems: FileProblem[] = [];
  const isForeign = (each: Activity) => !licence.includes(each);
  if (licence.length > 0 && website.length > 0 && website.every(isForeign)) {
    problems.push({ kind: 'activities-differ', licence, website });
  }
  if (/\bgeneral trading\b/i.test(activity)) problems.push({ kind: 'activity-says-nothing' });
  if ([...licence, ...website].includes('crypto')) problems.push({ kind: 'high-risk', activity: 'crypto' });
  return problems;
}

function activitiesIn(text: string): Activity[] {
  const lower = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
  return activities.filter((activity) => activityWords[activity].some((word) => lower.includes(` ${word}`)));
}
