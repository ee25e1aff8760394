/* What other features may use. */

export { checkExpert } from './check-expert.ts';
export type { Expert, ExpertPart, Turn } from './expert.ts';
export { forgetUnanswered } from './unanswered/forget-unanswered.ts';
export { listUnanswered } from './unanswered/list-unanswered.ts';
