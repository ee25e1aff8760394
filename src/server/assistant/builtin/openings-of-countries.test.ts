import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();
const plainly = (answer: string) => answer.replaceAll('\u00A0', ' ');

test.each([
  // The things in front of a colon are those that the question is about.
  [
    'Wise, Tide or Starling: which takes directors who live outside Britain?',
    /^Tide is the one of the three/,
  ],
  ['Can my Dubai company be the director of my UK Ltd?', /^Only beside a human director/],
  ['Cost of registering an LLP at ACRA and of each annual filing', /^Registering a Singapore general/],
  ["Will Mercury accept my registered agent's address as business address?", /^Sources disagree/],
  ['Which country has a visa for founders: UK, Singapore, USA?', /^.*EntrePass.*Innovator Founder/],
  ['How many board members does a Saudi joint stock company need?', /^A Saudi joint stock .* at least 3/],
  [
    'I live in India. Do I have to prove my identity first to be director of a new UK company, and how?',
    /^Yes\.[\s\S]*One Login/,
  ],
  [
    'Companies House got our accounts four months late, first time. How big is the penalty?',
    /^4 months late, the penalty is \*\*GBP 750\*\*/,
  ],
  [
    "UK accounts two months late again, what's the penalty?",
    /^2 months late, the penalty is \*\*GBP 750\*\*/,
  ],
  [
    'Saudi LLC, half mine (I am British), half my Saudi partner. Profit 2,000,000 SAR. How much income tax on my share?',
    /^.*\*\*SAR 200,000/,
  ],
  [
    'Wyoming LLC formed 20 August 2025. On what day was its first annual report due?',
    /^The first day is \*\*1 August 2026/,
  ],
  ['One site says the Companies House personal code has 16 characters. True?', /^The .* has 11 characters/],
  ['If I own a Pte Ltd, may I live in Singapore?', /^No\. Owning a Singapore company/],
  ['Who is the beneficial owner in Saudi if nobody has 25 percent?', /^If no natural person holds 25%/],
  ['In a bank in Singapore, what salary does an EP holder aged 45 need from 2027?', /^From 2027/],
  ['FYE 31 March 2026. We hold no AGM: by when did members need the accounts?', /^.*\*\*31 August 2026/],
  [
    "We're a Delaware corporation with 5,000 authorized shares. What do we owe by 1 March, all in?",
    /^.*that is \*\*USD 225\*\* by 1 March/,
  ],
  ['tax on £100,000 profit', /^.*\*\*GBP 22,750/],
  [
    'Our UK accounts were due on 31 August 2026 and filed on 27 November 2026. What is the fine?',
    /^88 days late, the penalty is \*\*GBP 375\*\*/,
  ],
  [
    'Our UK Ltd sent its accounts two months late, as last year. What is the penalty?',
    /^2 months late, the penalty is \*\*GBP 750\*\*/,
  ],
  [
    'From what turnover can one register for VAT of one’s own will in the UAE and in Saudi Arabia?',
    /AED 187,500[\s\S]*SAR 187,500/,
  ],
  ['Revenue S$4.8m, ECI nil, FYE 31 December 2026. Do we file ECI?', /^.*need not file/],
  [
    'Foreign owners hold 70%, a Saudi 30% of our LLC; profit SAR 1,000,000. Income tax?',
    /^.*\*\*SAR 140,000/,
  ],
  ['Tax in Singapore: chargeable income S$300,000, not start-up. Roughly?', /^.*\*\*SGD 51,000/],
  ['When is the yearly state payment of a Delaware corporation due?', /^A Delaware corporation .* 1 March/],
  [
    'We passed SAR 375,000 of sales on 1 November 2026 in Saudi. VAT registration until?',
    /^The day is \*\*1 December 2026/,
  ],
  [
    'First financial year from 1 November 2026 in Saudi: how long may it last at most?',
    /^The first fiscal year of a Saudi company lasts 6 to 18 months/,
  ],
  ['My Abu Dhabi company registered in Texas on 10 November 2026. BOI deadline?', /^.*10 December 2026/],
  [
    "My PSC lives in Oman and isn't a director, born 9 July. When does he give his code?",
    /^An existing PSC of a UK company/,
  ],
  ["I'm setting up a Wyoming LLC from Dubai. What is the filing fee?", /^Forming a Wyoming LLC/],
  ['Can a US LLC owned by me, living in Oman, be an S corporation?', /cannot have S-corporation status/],
  [
    'Dubai founder: do I have to live in the UK, Delaware or Saudi Arabia to own a company there?',
    /^\*\*United Kingdom:\*\* no;.*\*\*United States:\*\* no;.*\*\*Saudi Arabia:\*\* not by law/,
  ],
  [
    'GST: our calendar-2025 turnover was S$1.2m and we did nothing. When should we have applied?',
    /^S\$1,200,000 is above S\$1 million/,
  ],
  [
    'Which is cheaper to keep per year with the registry: Delaware LLC, UK Ltd or Singapore Pte Ltd?',
    /^The yearly state charge is lowest/,
  ],
  [
    'We are late by two months with Saudi income tax of 100,000 riyal. What does it cost?',
    /^.*\*\*SAR 2,000\*\*/,
  ],
  ["Our Inc's year ends on 31 March 2027. When is the yearly return due?", /^.*15 July 2027/],
  ['Is a subsidiary of a company listed on Tadawul covered by the UBO rules?', /^Yes\. Listed companies/],
  ['Singapore tax on S$400,000 of profit without start-up relief?', /^.*\*\*SGD 68,000/],
  ['I live in Amman. Can my company be the sole director of my UK Ltd?', /^Only beside a human director/],
  ["I'm 46 and apply for an EP in a software firm in 2027. Salary?", /^From 2027 the minimum salary/],
  ['VAT is paid two months late in Saudi on SAR 100,000, what is added?', /^(?!.*SAR 2,000)/],
])('the right country opens the answer: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});
