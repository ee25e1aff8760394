import { type Passage, plainText } from '../../knowledge/index.ts';

/** The name of a bank of several words; a single word that no article knows is missed anyway. */
const name = /\b(?:[A-Z][\w&'’-]+ )+Bank\b(?: of(?: [A-Z]\w+)+)?|\bBank of(?: [A-Z]\w+)+/;

/** Words before a name that only begin its sentence. */
const opening =
  /^(?:(?:Does|Do|Did|Is|Are|Can|Could|Will|Would|May|Must|Should|Has|Have|What|Which|How|When|Where|At|For|From|With|If|The|My|Our) )+/;

/** The bank that a question names, in plain text; `undefined` if none. */
function bankIn(question: string): string | undefined {
  const [named = ''] = name.exec(question) ?? [];
  const bank = named.replace(opening, '');
  return /^Bank$/.test(bank) || bank === '' ? undefined : plainText(bank);
}

/** Whether a passage speaks of the bank that a question names, if it names one: no other bank's terms are its own. */
export function fitsBank({ title, heading, asked, also, body }: Passage, question: string): boolean {
  const bank = bankIn(question);
  return bank === undefined || plainText([title, heading, ...asked, also, body].join(' ')).includes(bank);
}
