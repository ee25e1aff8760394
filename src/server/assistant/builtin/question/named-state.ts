/** States with rules of their own, which are no places of the catalogue. */
export const states = ['delaware', 'wyoming'];

/** The one state that a question is about: named in it, or else by what was said before. */
export function stateMeant(question: string, before: string): string | undefined {
  const own = statesIn(question);
  const [state, ...more] = own.length > 0 ? own : statesIn(before);
  return more.length === 0 ? state : undefined;
}

/** Whether a question is about a state whose fees and deadlines the catalogue does not list. */
export function isOfOtherState(question: string, before: string): boolean {
  const own = statesIn(question);
  return (own.length > 0 ? own : statesIn(before)).includes('wyoming');
}

/** The states that a text names. */
export function statesIn(text: string): readonly string[] {
  const small = text.toLowerCase();
  return states.filter((state) => small.includes(state));
}
