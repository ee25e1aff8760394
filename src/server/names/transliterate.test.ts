import { expect, test } from 'vitest';
import { transliterated } from './transliterate.ts';

test.each([
  ['Nordlicht Design FZCO', null],
  ['Größe & Übung FZCO', 'Groesse & Uebung FZCO'],
  ['ÜBUNG LLC', 'UEBUNG LLC'],
  ['Ørsted Ñandú', 'Oersted Nandu'],
  ['Ханс и сыновья', "Khans i synov'ya"],
  ['हिन्द कॉस्मेटिक्स', 'hind kosmetiks'],
  ['مكتب عمر', 'mktb `mr'],
])('%s is %s on a form', async (name, latin) => {
  expect(await transliterated(name)).toBe(latin);
});
