import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();
const plainly = (answer: string) => answer.replaceAll('\u00A0', ' ');

test.each([
  [
    'How much is a licence in IFZA?',
    /^The licence fee in IFZA is \*\*AED 12,900\*\* \[1\]\. A company in IFZA/,
  ],
  [
    'How much is the DMCC licence fee?',
    /^The licence fee in DMCC is not published: ask for a written offer\./,
  ],
  [
    'how much is registration in DIFC?',
    /^The current registration and licence fee of a standard non-financial DIFC company was not found/,
  ],
  ["what's the price of a flexi desk in DMCC", /^The office rent in DMCC is not published/],
  [
    'How much is an IFZA licence with two visas?',
    /^A company in IFZA with 2 visas .*\. The licence fee in IFZA is \*\*AED 12,900\*\*/,
  ],
  [
    'how much does a company in DMCC with a flexi desk cost',
    /^A company in DMCC with 1 visa and a flexi desk costs/,
  ],
  ['What is the corporate tax rate?', /^Which country is it about/],
  ['how long does it take to open a bank account?', /^Which country is it about/],
  ['What is the corporate tax rate in the UAE?', /^A UAE company pays 0% corporate tax/],
  ['What is an EIN?', /^An EIN /],
  [
    'how much is a certificate of formation',
    /^Certificate of formation for a limited liability company in Delaware costs \*\*USD 90 – 110\*\* once/,
  ],
  ['ADGM incorporation fee', /^Incorporation in ADGM costs \*\*USD 300\*\* once/],
  [
    'visa cost: DMCC vs DIFC',
    /^Employment visa in DIFC costs \*\*AED 3,270 – 7,000\*\* for each person .*\. Residence visa in DMCC costs \*\*AED 4,500 – 7,000\*\*/,
  ],
  ['How much does the notary want for the MOA in Dubai?', /^The notary's fee was not found/],
  ['Is JAFZA cheaper than IFZA for one visa?', /^None can be called the cheapest/],
  [
    '4 iqamas cost',
    /^Residence permit for a Saudi limited liability company costs \*\*SAR 2,600\*\* for 4: 4 × SAR 650/,
  ],
  [
    'annual return singapore over 4 years',
    /^Annual return for a Singapore private limited company costs \*\*SGD 240\*\* over 4 years/,
  ],
  [
    'Saudi LLC, 30% foreign 70% Saudi, profit 2m SAR, income tax due?',
    /^The income tax on the foreign share of 30% of a profit of SAR 2,000,000 is \*\*SAR 120,000\*\*/,
  ],
  ['overstayed 100 days', /^Staying on after a visa has ended 100 days late costs \*\*AED 5,000\*\*/],
  ['is singapore cheaper than the uk to set up', /^None can be called the cheapest/],
  ['compare setup time delaware and singapore', /^\*\*Limited .*against 16 to 78 working days in Singapore/],
  ['cost of an EntrePass', /^One agent asks S\$4,500/],
  [
    'my dubai licence expires on 15 January 2027, when do I have to renew',
    /^You have to renew the licence by \*\*15 January 2027\*\* \[/,
  ],
  [
    'form 5472 of my Delaware LLC, when is it due for 2025',
    /^You have to file Form 5472 with Form 1120 by \*\*15 April 2026\*\*/,
  ],
])('%s', async (question, opening) => {
  expect(plainly(await answerOf(expert, question))).toMatch(opening);
});

const asked = (content: string) => ({ role: 'user' as const, content });

test.each([
  ['Is an audit required?', 'Singapore', /auditor|audit/],
  ['What is the corporate tax rate?', 'UAE', /9%/],
  ['What is the VAT registration threshold?', 'in the UK', /GBP 90,000/],
])('%s And after being asked back: %s', async (question, place, expected) => {
  const [opening = ''] = plainly(
    await answerOf(expert, aQuestion(place, { turns: [asked(question), asked(place)] })),
  ).split('\n\n');
  expect(opening).toMatch(expected);
});

test('A number that a follow-up changes holds for the next one', async () => {
  const question = 'over five years?';
  const answer = await answerOf(
    expert,
    aQuestion(question, { turns: [asked('dmcc cost with 1 visa'), asked('and with 3'), asked(question)] }),
  );
  expect(plainly(answer)).toMatch(/^Over 5 years a company in DMCC with 3 visas/);
});
