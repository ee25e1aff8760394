import { paths } from '#web/paths.ts';

/** The addresses of the back office. */
export const operatorPaths = {
  companies: `${paths.operator}/companies`,
  company: (id: string) => `${paths.operator}/companies/${id}`,
  people: `${paths.operator}/people`,
  person: (id: string) => `${paths.operator}/people/${id}`,
  requests: `${paths.operator}/requests`,
  questions: `${paths.operator}/questions`,
  question: (id: string) => `${paths.operator}/questions/${id}`,
  outbox: `${paths.operator}/outbox`,
  voiceCalls: `${paths.operator}/voice-calls`,
  log: `${paths.operator}/log`,
  logOf: (companyId: string) => `${paths.operator}/log?company=${companyId}`,
  prices: `${paths.operator}/prices`,
  price: (place: string, line: string) => `${paths.operator}/prices/${place}/${line}`,
  health: `${paths.operator}/health`,
  brand: `${paths.operator}/brand`,
} as const;
