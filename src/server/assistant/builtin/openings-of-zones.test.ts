import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();

test.each([
  // Another name of a place is no word that an answer has to hold.
  ['Do DAFZ companies need an audit?', /^A DAFZA company is audited every year/],
  // A regulator that stands over several zones leaves no place open.
  ['What did the DIEZ regulations of 2023 replace?', /they replaced the DAFZ Implementing Regulations 2021/],
  // To list on an exchange is what a listed company does.
  ['By when does a JAFZA PLC have to list on an exchange?', /^Within 9 months of its incorporation/],
  // A heading on two years is one on each of them.
  ['Does DMCC publish its current price list for 2026?', /^No DMCC price list for 2025 or 2026 was found/],
  // What is on hold is dormant, and its own zone's passage tells more than a row among others.
  [
    'I want to put my DMCC company on hold for a year, possible?',
    /^Yes: the licence of a DMCC company can be/,
  ],
  // An auditor on a list is no listed company.
  ['Can I pick any auditor for my DMCC company?', /^No: the auditor of a DMCC company has to be/],
  ['Can a DMCC company hold its own shares?', /^Yes: DMCC companies may .* hold treasury shares/],
  // What an article asks word for word is meant, though its heading names a narrower kind of company.
  ['Who in ADGM is exempt from audit besides small companies?', /dormant/i],
  // The order that is asked for is the other one.
  ['Do I need to sign a lease before I get my DMCC licence?', /^Yes: in DMCC the lease/],
  ['Is DMCC common law or civil law?', /^A DMCC company lives under civil law/],
  ['Does VAT apply on services in Jebel Ali free zone?', /^Services stay taxable at 5% VAT/],
  // A yes that fits the question opens the answer, whatever values another sentence has.
  ['Can I take the DMCC share capital out again?', /^Yes: the share capital of a DMCC company/],
  // The year that is named has a day of its own.
  ['What was the DMCC audit deadline for financial year 2024?', /^For the financial year 2024 only/],
  ['How much do I save with a 3 year licence in IFZA?', /^About 20% off for 3 years/],
  // What the catalogue has no price of is told by the article that looked for it.
  ['What does DAFZ charge for a flexi desk?', /^Neither the price nor the terms of a flexi desk/],
  ['Second year cost DAFZ', /^The renewal price of a DAFZA company was not found/],
  ['Price of a trading licence in JAFZA', /AED 5,000 \(type 1\) or AED 8,500 \(type 2\)/],
  ['Investor visa cost JAFZA', /^An investor visa in JAFZA costs USD 4,200/],
  // The cheapest of one zone is no comparison of zones.
  ['Cheapest IFZA licence without visa', /^A company in IFZA with no visas/],
  ['How many companies are in Jebel Ali Free Zone?', /9,500/],
  ['Walk me through setting up in DMCC step by step', /^You form a company in DMCC in 7 steps/],
  ['Is a student visa possible through DMCC?', /^Yes: a DMCC company can sponsor/],
  ['How late can I renew the DMCC licence before it expires?', /^A DMCC licence is renewed yearly/],
])('a question on a zone is answered by its own statement: %s', async (question, opening) => {
  expect((await answerOf(expert, aQuestion(question))).replaceAll('\u00A0', ' ')).toMatch(opening);
});

test("Dubai's mainland permit is no answer for another emirate's mainland", async () => {
  const answer = await answerOf(expert, aQuestion('May a DMCC company have clients in Abu Dhabi?'));
  expect(answer).not.toMatch(/^Yes, after a licence or permit from Dubai/);
});
