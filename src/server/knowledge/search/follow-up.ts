/** Maximum own words of a question that refers to a previous one. */
const maxOwnWords = 4;

const carryOn =
  /^(?:and|but|so|ok(?:ay)?|what about|how about|and what|what if|same|also|then|in that case|or)\b/;
const pointsBack = /\b(?:it|there|that one|this one|that|they|them|those|these|the same|its|here)\b/;

const pointsToSeveral =
  /\b(?:each|all|both|either|any|which|neither|cheaper|cheapest|faster|fastest|better|best)(?: one)? (?:of (?:them|these|those|the (?:two|three|four)))\b|\bboth\b|\b(?:how much|what) (?:is|are) the differences?\b|\bbetween them\b|\bthe (?:two|three|four)(?: of them)?\b|\bwhich (?:then |now |of them )?(?:one\b|(?:is|would be|comes out) (?:the )?(?:cheap|fast|good|bett|best|quick|easi|worth))|\bcompare(?: them| both| all)?[ ?.!]*$/;

/** A number and what it counts, and nothing else, as in '20 days?' */
const quantityAlone =
  /^(?:say |about |around )?(?:\d[\d.]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half) [a-z]+(?: [a-z]+)?[ ?.!]*$/;

/** Whether a question continues the previous one: 'and with two visas?', 'how long does it take?' */
export function isFollowUp(plain: string, ownWords: number): boolean {
  if (carryOn.test(plain.trim()) || quantityAlone.test(plain.trim())) return true;
  return ownWords <= maxOwnWords && (pointsBack.test(plain) || meansSeveral(plain));
}

/** Whether a question means several of the mentioned places rather than the last one. */
export function meansSeveral(plain: string): boolean {
  return pointsToSeveral.test(plain);
}
