/* What other features may use. */

export { hasOpenPart, joinParty } from './join-party.ts';
export { ownAnswersOf } from './own-part.ts';
export { peopleOf } from './people-of.ts';
export { sealAnswersAgain, takeOverAnswers } from './sensitive-answers-repository.ts';
