import { paths } from '#web/paths.ts';

/** Addresses that only pages of the dashboard lead to, so that no other page loads them. */
export const dashboardPaths = {
  dashboardCompany: `${paths.dashboard}/company`,
  calendar: `${paths.dashboard}/calendar`,
  papers: `${paths.dashboard}/papers`,
  formation: `${paths.dashboard}/formation`,
  names: `${paths.dashboard}/name`,
  people: `${paths.dashboard}/people`,
  users: `${paths.dashboard}/users`,
  activity: `${paths.dashboard}/activity`,
  salesTax: `${paths.dashboard}/sales-tax`,
  agent: `${paths.dashboard}/agent`,
  accounting: `${paths.dashboard}/accounting`,
  banking: `${paths.dashboard}/banking`,
  quote: `${paths.dashboard}/quote`,
  payments: `${paths.dashboard}/payments`,
  invoices: `${paths.dashboard}/invoices`,
  settings: `${paths.dashboard}/settings`,
  moving: `${paths.dashboard}/moving`,
  messages: `${paths.dashboard}/messages`,
  notifications: `${paths.dashboard}/notifications`,
  voiceCalls: `${paths.dashboard}/voice-calls`,
  changes: `${paths.dashboard}/changes`,
} as const;
