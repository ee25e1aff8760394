import { type Passage, placesIn, plainText } from '../../../knowledge/index.ts';

/** The name of a bank of several words; a single word that no article knows is missed anyway. */
const name = /\b(?:[A-Z][\w&'’-]+ )+Bank\b(?: of(?: [A-Z]\w+)+)?|\bBank of(?: [A-Z]\w+)+/;

/** Words before a name that only begin its sentence. */
const opening =
  /^(?:(?:Does|Do|Did|Is|Are|Can|Could|Will|Would|May|Must|Should|Has|Have|What|Which|How|When|Where|At|For|From|With|If|The|My|Our) )+/;

/** The bank that a question names, in plain text; `undefined` if none. */
function bankIn(question: string): string | undefined {
  const [named = ''] = name.exec(question) ?? [];
  const bank = named.replace(opening, '');
  // A central bank is the authority, not one that opens accounts.
  return bank === '' || /^Bank$|Central Bank/.test(bank) ? undefined : plainText(bank);
}

/** Whether a passage speaks of the bank that a question names, if it names one: no other bank's terms are its own. */
export function fitsBank({ title, heading, asked, also, body }: Passage, question: string): boolean {
  const bank = bankIn(question);
  if (bank === undefined) return true;
  const text = plainText([title, heading, ...asked, also, body].join(' '));
  // 'Wio Bank' is Wio, but a bank that is named after a place is not that place.
  const short = bank.replace(/ bank$/, '');
  return text.includes(bank) || (placesIn(short).used.length === 0 && text.includes(short));
}
