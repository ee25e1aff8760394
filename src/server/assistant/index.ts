/* What other features may use. */

export { checkExpert } from './check-expert.ts';
export type { Expert, ExpertPart, Turn } from './expert.ts';
