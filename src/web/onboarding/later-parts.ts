/** What the questionnaire shows after its first screen, in one piece. */
export { CountryPanel } from './country-panel.tsx';
export { LaterSteps } from './later-steps.tsx';
export { SortChoice } from './sort-choice.tsx';
