/** What the questionnaire shows of the estimate; it comes as one piece. */
export { Estimate } from './estimate.tsx';
export { EstimateBar } from './estimate-bar.tsx';
