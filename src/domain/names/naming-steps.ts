/** The steps that settle a company's name, one in each jurisdiction; most settle the activity, too. */
const namingSteps: Readonly<Record<string, string>> = {
  'ae-difc': 'registration',
  'ae-dmcc': 'pre-approval',
  'ae-adgm': 'name',
  'ae-ifza': 'approval',
  'ae-dafza': 'application',
  'ae-jafza': 'application',
  'ae-dubai': 'trade-name',
  'ae-abu-dhabi': 'trade-name',
  'ae-sharjah': 'trade-name',
  'ae-ajman': 'trade-name',
  'ae-ras-al-khaimah': 'trade-name',
  'ae-fujairah': 'trade-name',
  'ae-umm-al-quwain': 'trade-name',
  'us-llc': 'name',
  'us-c-corporation': 'incorporation',
  'gb-private-limited-company': 'name',
  'gb-llp': 'incorporation',
  'sa-llc': 'articles',
  'sa-joint-stock-company': 'commercial-registration',
  'sa-branch-of-a-foreign-company': 'commercial-registration',
  'sg-private-limited-company': 'name',
  'sg-partnership': 'registration',
};

/** Those that settle nothing but the name: their approval and the reservation are one answer. */
const ofNameAlone: readonly string[] = ['name', 'trade-name'];

/** The step that settles the name in a jurisdiction; `undefined` where none does. */
export function namingStepOf(jurisdictionId: string): string | undefined {
  return namingSteps[jurisdictionId];
}

/** Whether the authority's answer to the step is its answer to the name, and nothing else. */
export function isOfNameAlone(step: string): boolean {
  return ofNameAlone.includes(step);
}
