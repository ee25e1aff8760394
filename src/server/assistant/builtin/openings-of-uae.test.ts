import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();
const plainly = (answer: string) => answer.replaceAll('\u00A0', ' ');

test.each([
  // That real space is needed does not say that a desk will do.
  [
    'Would a hot desk be enough as office for my ADGM operating company?',
    /^The smallest space is a dedicated/,
  ],
  ['Is a hot desk on Al Reem enough for an ADGM licence?', /^No: a hot desk does not count/],
  [
    'Our Dubai LLC will have taxable income of AED 1,000,000, no reliefs. corporate tax in dirhams?',
    /^.*\*\*AED 56,250/,
  ],
  ['conditions for the 0% in a free zone?', /^A Qualifying Free Zone Person/],
  ['Five partners hold 20% each in our Dubai LLC. Who is the beneficial owner?', /^If nobody holds 25%/],
  // A case that nobody named is not the answer, and neither is another emirate.
  [
    'Who is a beneficial owner in the UAE?',
    /^In the UAE the ultimate beneficial owner \(UBO\) is the natural/,
  ],
  ['What is the medical test price in Dubai?', /^The medical test costs AED 320 in Dubai/],
  ['Can I sponsor my son in the UAE? He is 27.', /^No: 27 is above 25/],
  ['What does an ADGM employment visa cost for three people?', /^That is \*\*AED 9,712\.17\*\*/],
  [
    'When must companies under AED 50 million in the UAE start e-invoicing?',
    /^A UAE company with revenue under AED 50 million/,
  ],
  ['How much is the fine for registering for VAT too late?', /^The fine for registering late .*AED 10,000/],
  ['Who supervises Wio?', /^The Central Bank of the UAE/],
  ['We are a category 3 employer. What do we pay for three permits?', /^That is \*\*AED 10,350\*\*/],
  ['Was the AED 1 million capital for a JAFZA FZE abolished?', /^Yes: .*2016 abolished/],
  ["ADGM category B: what's in the USD 5,800?", /^The USD 5,800 .*USD 200 for the name/],
  ['Which monthly fee does First Abu Dhabi Bank charge a company?', /not found .*First Abu Dhabi Bank/],
  ['Can my company get visas before it has an establishment card?', /^No: without the establishment card/],
  ['Whose approval does a restaurant in Dubai need?', /^Dubai Municipality/],
  [
    'Evade Emiratisation targets, what are the sanctions?',
    /^Evading the Emiratisation targets .*AED 100,000/,
  ],
  // Who does something is told by the article that asks who does it.
  ['Who issues mainland licences in Dubai?', /^Dubai's Department of Economy and Tourism/],
  // Besides the name of the place nothing is asked by an unusual word.
  ['How many companies are there in ADGM?', /^About 2,400 companies/],
  ['Who is DIFC for?', /^The DIFC suits/],
  ['Where is DMCC?', /^DMCC, .* in Jumeirah Lakes Towers/],
  // Permits are asked for by a business of the trade.
  ['Which permits from other bodies does a restaurant in Dubai need?', /^Dubai Municipality/],
  // The very question of an article is answered, whatever place it leaves open.
  ['How many visas do I get with a 50 sqm office?', /^50 square metres bring/],
  // Where the asker stays is no place that the question is about.
  [
    'Can I be the only director of my ADGM ltd and stay in London?',
    /^The directors of an ADGM company may live/,
  ],
  // Neither a preposition nor what stands behind 'when' is the thing asked about.
  ['Is VAT charged on goods inside ADGM?', /^ADGM is not on the published list/],
  // With its introduction, an item of a list says yes.
  [
    "Do I need a unified number for Dubai's initial approval?",
    /^Yes: for Dubai's .*\n\n- Passport .* number/,
  ],
  ['Is a non-profit organisation possible in DIFC?', /^Yes: .*\n\n- non-profit incorporated organisation/],
  // The question that an article asks word for word is answered by it, beside another on the same place.
  ['I mostly sell to customers in mainland Dubai, where should I set up?', /^A mainland company fits/],
  // A row of figures is no yes or no, and what leans on a sentence does not come before it.
  ['Is the ADGM gratuity different after five years?', /^An ADGM employee gets 21 days/],
  ['How long until my Abu Dhabi fine reaches the maximum?', /^Late renewal of an Abu Dhabi/],
  // Nothing on other things stands below a price that was told.
  ['adgm establishment card price', /^Establishment card in ADGM costs \*\*AED 1,127.27\*\*(?!.*3,237)/s],
  // A question asked word for word in an article is not answered with the sum of a plan.
  ['What does an investor visa in JAFZA cost?', /^An investor visa in JAFZA costs USD 4,200/],
  ['How long does a DMCC company take to set up?', /^DMCC itself says about 2 weeks/],
  // Neither the age of a zone, nor its own word on time, nor its cheapest office is a sum of a plan.
  ['How long has the DIFC been going, I mean when did it start?', /^The DIFC has existed since 2004/],
  ['How many days does IFZA say the licence takes?', /^IFZA publishes no fixed processing time/],
  ['What is the cheapest office in DMCC?', /^About USD 5,600 a year/],
  ['What does a dedicated desk on Al Reem cost a month?', /^A dedicated desk .*AED 1,150 to 1,200 a month/],
  // A sum with one visa is no price of a visa.
  ['What does ADGM Tech Startup cost in the first year with one visa?', /AED 30,700 to 57,700 with 1 visa/],
  // A turnover is no price.
  ['We sold for AED 400,000 in Dubai this year. VAT?', /AED 375,000/],
  ['I sold software to a client in Abu Dhabi for AED 9,000 plus VAT. What is the VAT?', /AED 450/],
  // Signed out, a sure article answers what sounds like the own case.
  ['My reserved name runs out. How often can I extend it?', /^Once for another 6 months/],
  // Companies from before March 2024 had a date by the month of their licence.
  [
    'We run our LLC in Ajman since August 2019. What was the last day to register for corporate tax?',
    /^August or September: .*31 October 2024/,
  ],
  // A question whose every word is common to many is told by its place.
  ['Whom do I go to for a licence in Fujairah?', /^Fujairah Municipality/],
  // The story names the thing that is asked about.
  [
    'I plan a driving school in Dubai. Whose approval besides the licensing department do I need?',
    /^Driving schools .*Ministry of Interior/,
  ],
  // Typing errors, and amounts in words.
  [
    'i opend my llc in sharjah on 3 september 2026. whats the last day to register it for corporate tax',
    /3 December 2026/,
  ],
  ['UK Ltd with sixty thousand pounds profit. Corporation tax?', /GBP 12,150/],
  // Whether a choice is open is no question of a day.
  [
    'Sales of AED 1.5 million, our tax year ends 31 March 2027. Can we still elect the small business relief for that year?',
    /^No: 31 March 2027 is after 31 December 2026/,
  ],
  // What others tell an honest asker is no wrong.
  [
    'An uncle insists that I need a local with 51% for a trading company in Ajman. Is that still the law?',
    /100%/,
  ],
  // The rule of firms with the asker's revenue, and of the year that is named.
  ['My revenue is AED 20 million. When do e-invoices start for me?', /1 July 2027/],
  ['How much per missing Emirati for 2025?', /^AED 108,000/],
  // An article on the authority's part knows a time that the plan cannot add up.
  ['How long does a mainland licence in Abu Dhabi take?', /^An Abu Dhabi mainland LLC takes 2 to 3 weeks/],
  // The thing that nearly every word asks for, not another one with the same kind of value.
  ['How long can the first accounts of our ADGM company run?', /^18 months: the first accounting period/],
  ['Old VAT credit from 2020: until when must I claim it back?', /31 December 2026/],
  ["What's the fine if an Eitimad licence isn't renewed and after how long?", /^The fine for a Sharjah/],
  ['Within what time must a JAFZA PLC list its shares?', /^Within 9 months/],
  ['Can I really get a Dubai licence in one step without an office the first year?', /^Yes: Dubai's instant/],
  // Without a place of one's own the article on all zones answers, and not a table for one visa.
  ['cheapest free zone?', /^None can be called the cheapest of all UAE free zones.*IFZA.*AED 12,900/],
  // 'Too young?' and 'in danger?' ask whether it falls short.
  ["I'm 20 and want to open in Abu Dhabi. Too young?", /^Yes: 20 is less than 21/],
  [
    'My DMCC company sold 6 million of non-qualifying stuff out of 200 million revenue. Is my 0% in danger?',
    /^Yes: AED 6,000,000 is above/,
  ],
])('one item of a rule opens the answer: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});
