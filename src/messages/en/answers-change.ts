import { plural } from '../plural.ts';

const steps = (count: number) => plural(count, { one: '1 step', other: `${count} steps` });

/** Other answers to what a company's plan follows from. */
export const answersMessages = {
  open: 'Change visas, office or zone',
  title: 'Change your answers',
  about: 'You see what changes in the plan before you save. Nothing you have begun is lost.',
  aboutForStaff:
    'You see what changes in the plan before you save. Nothing that was begun is lost. The client is told, and their log says that it was you.',
  unanswered: 'Not answered',
  yes: 'Yes',
  no: 'No',
  visas: 'Visas',
  office: 'Office',
  place: 'Zone or emirate',
  save: 'Save changes',
  saved: 'The plan follows your new answers',
  nothing: 'No step comes or goes.',
  added: (count: number) => `${steps(count)} added`,
  removed: (count: number) => `${steps(count)} removed`,
  kept: (count: number) => `${steps(count)} no longer needed, but begun: kept with the record`,
  passed: (count: number) => `${steps(count)} not added: a later step is done, and stays done`,
} as const;
