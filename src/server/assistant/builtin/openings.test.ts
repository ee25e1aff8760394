import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();
const plainly = (answer: string) => answer.replaceAll('\u00A0', ' ');

test.each([
  ['what is a free zone', /^A free zone in the United Arab Emirates/],
  ["What's a flexi desk?", /^A flexi desk is a shared desk/],
  ['What does a registered agent do?', /^A registered agent receives official papers/],
  ['So what is Form 5472?', /^Form 5472 is a US information return/],
  ['What does ESR mean?', /^The Economic Substance Regulations \(ESR\) were/],
  ['what is VAT', /^VAT \(value added tax\) is a tax on sales/],
  ['What is EmaraTax?', /^FTA is the Federal Tax Authority of the UAE, .* EmaraTax is its online portal/],
  ['What is an SPV?', /^An ADGM special purpose vehicle \(SPV\) is/],
  ['What is a UBO register?', /^The UBO \(ultimate beneficial owner\) is/],
  ['What is an SPV in DMCC?', /DMCC/],
  ['Define establishment card', /^An establishment card opens/],
])('the meaning of a word is told first: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});

test.each([
  ['i want to raise VC money. llc or c corp in delaware', /^Venture investors generally want/],
  ['wher can i find a list of countries mercury wont accept', /^Mercury keeps a published list/],
  [
    'minimum capital for a joint stock company in KSA and how much of it up front',
    /^A Saudi joint stock company \(JSC\) needs an issued capital of SAR 500,000/,
  ],
  ['Singapore: what share of my first S$100,000 profit is tax free?', /first S\$100,000/],
  ['how many days for the be-13', /^The BE-13 survey is due 45 days/],
  [
    'whats a desk in DIFC cost per year roughly',
    /^No public price of a co-working desk in the DIFC was found/,
  ],
  ['can an s corp have a foreign shareholder', /^No\. S-corporation status is not open/],
  [
    'Can one person be the only director and stockholder of a Delaware corporation?',
    /the same person may be its only stockholder, its only director/,
  ],
  [
    'My licence is dated 10 September 2026. When must I register for UAE corporate tax?',
    /^You have to register for corporate tax by \*\*10 December 2026/,
  ],
  [
    'My Wyoming LLC was formed on 20 March 2026. When is the annual report due?',
    /^It is next due by \*\*1 March 2027\*\*/,
  ],
  [
    'Our C corp year ended 31 December 2026, when must the 1120 be filed if we extend?',
    /^You have to file Form 1120 after an extension by \*\*15 October 2027\*\*/,
  ],
  [
    'Is VAT higher in Saudi Arabia or in the UK?',
    /^It is higher in \*\*the United Kingdom\*\*: 20% against 15%/,
  ],
  [
    'kya USA company ke liye SSN zaroori hai',
    /^No\. A US company needs no owner with a social security number/,
  ],
  ['ما هي غرامة تجاوز مدة الإقامة في الإمارات لمدة 10 أيام؟', /500 درهم/],
  ['هل أحتاج إلى مدير مقيم في سنغافورة؟', /^نعم، تحتاج إلى مدير مقيم في سنغافورة \[/],
  ['هل تحتاج شركة سنغافورية إلى مدير مقيم؟', /^نعم، تحتاج شركة سنغافورية إلى مدير مقيم \[/],
  [
    'ما هو الحد الأدنى لراتب تصريح العمل في سنغافورة ابتداءً من 2027؟',
    /^[^\d]*2027 هو \*\*6,000 دولار سنغافوري\*\* \[/,
  ],
  [
    'كم أدفع سنوياً لولاية ديلاوير عن شركة ذات مسؤولية محدودة ومتى؟',
    /300 دولار أمريكي[\s\S]*في \*\*1 يونيو\*\*/,
  ],
  [
    'كم يوماً لدي لتقديم إقرار 83(b) وعلى أي نموذج؟',
    /^لديك \*\*30 يوما\*\* لتقديم إقرار 83\(b\) \[[\s\S]*Form 15620/,
  ],
  [
    'هل يمكنني تأسيس شركة في بريطانيا وأنا أعيش في الأردن؟',
    /^نعم، يمكنك تأسيس شركة في بريطانيا وأنت تعيش في الأردن \[/,
  ],
  ['متى تنتهي صلاحية السجل التجاري في السعودية؟', /^ليس له تاريخ انتهاء/],
  ['How much is the registration fee for a company in Singapore?', /^The registration fee in .*SGD 300/],
  [
    'We filed our accounts 4 months late. What is the penalty for our UK ltd?',
    /^4 months late, .*\*\*GBP 750\*\*/,
  ],
  ['CT600 4 months late, what fine?', /^4 months late, .*\*\*GBP 400\*\*/],
  ['How much is the ACRA fine if the annual return is 2 months late?', /^2 months late, .*\*\*S\$300\*\*/],
  [
    "what's the fine if our saudi company with capital of 1 million riyals doesn't disclose its beneficial owner",
    /^SAR 20,000 is the Saudi fine/,
  ],
  [
    'My startup in Singapore has 25 shareholders, do we get the start-up exemption?',
    /^No: 25 shareholders are above the limit of 20 \[1\]/,
  ],
  [
    'Our KSA supplies are 50 million riyals a year. Monthly or quarterly VAT returns?',
    /^SAR 50,000,000 is above SAR 40 million: a Saudi company files VAT returns/,
  ],
  ['What local spending does EntrePass need in year 4?', /^In year 4 .* S\$200,000 of spending/],
  ['Is withholding tax due on royalties from Singapore to Dubai?', /^Yes: Singapore charges/],
  [
    'We qualified our Singapore Pte Ltd in Texas on 2 November 2026. When is the BOI report due?',
    /^The day is \*\*2 December 2026\*\*/,
  ],
  [
    'My German GmbH is registered in Florida. BOI report due?',
    /^A company formed abroad files its BOI report 30 days/,
  ],
  [
    'We are a Delaware LLC with a UK client only, work done in Pakistan. Do we owe federal income tax?',
    /US tax depending on whether there is a US trade or business/,
  ],
  ['Wyoming LLC ki annual report fee kitni hai', /^A Wyoming LLC pays a licence tax .*USD 60/],
  [
    'Compare late filing penalties: UK annual accounts vs Singapore annual return',
    /GBP 150 up to 1 month late.*S\$300 up to 3 months late/,
  ],
  ['What tax will Singapore charge in 2029?', /^I do not know that/],
  ["Will Mercury accept me, I'm from Pakistan?", /^Nobody can promise/],
  ['Singapore company mein kitne shareholders ho sakte hain', /needs 1 shareholder and may have up to 50/],
  ['UK mein corporation tax kitna hai 1 lakh pound profit par', /^The tax on a profit of GBP 100,000 is/],
  ['EntrePass ke liye kitna hissa rakhna padta hai', /^A founder holds at least 30% of the shares/],
  [
    'متى تدفع شركة ديلاوير LLC الضريبة السنوية وكم هي؟',
    /^تدفع شركة ديلاوير LLC الضريبة السنوية: \*\*300 دولار أمريكي، 1 يونيو\*\*/,
  ],
  ['كم غرامة التأخر في تقديم الحسابات في بريطانيا لمدة شهرين؟', /هي \*\*375 جنيه إسترليني\*\* \[1\]/],
  ['هل يدفع المستثمر الأجنبي ضريبة على الأرباح الموزعة في سنغافورة؟', /^لا، [^%]*\[1\]\.\n/],
  [
    'Our LLP began trading on 1 June 2026, when must we register for self assessment?',
    /^A UK LLP and each of its members register for Self Assessment by 5 October/,
  ],
  [
    'Singapore GST: we forecast over S$1m on 21 November 2026. By when do we apply?',
    /^The day is \*\*21 December 2026\*\*/,
  ],
  [
    'Delaware or Singapore: where is corporate income tax lower?',
    /^It is lower in \*\*Singapore\*\*: 17% against 21%/,
  ],
  ['ما هي عقوبة التأخر في الإقرار السنوي ACRA لمدة 4 أشهر؟', /هي \*\*600 دولار سنغافوري\*\* \[1\]/],
  ['هل يحتاج مؤسس شركة أمريكية إلى رقم ضمان اجتماعي؟', /^لا، /],
  ['كم عدد أعضاء مجلس إدارة شركة مساهمة سعودية على الأقل؟', /\*\*3 أعضاء\*\*/],
  [
    "Does an LLP member abroad pay UK tax on US clients' profit?",
    /^Only on UK-source profit: a non-resident member/,
  ],
  ['How long is a parent visa?', /^A parent's residence permit in the UAE lasts 1 year/],
  ['What balance does a RAKstarter account need?', /^RAKstarter of RAKBANK .* needs no minimum balance/],
  ['Can I trade physical goods under the DIFC innovation licence?', /^No: trading in physical goods is not/],
  ['In 2025 we fell two Emiratis short of the target. What will the contribution be?', /AED 216,000/],
  ['What property value do I need for a golden visa?', /^AED 2,000,000 or more: property of that worth/],
  [
    'What does a dedicated desk cost in ADGM?',
    /^A dedicated desk on Al Reem Island in ADGM costs AED 1,150 to 1,200 a month/,
  ],
  [
    'Our Singapore company’s year ended on 31 August 2026. By when is the estimated chargeable income due, and is there still time?',
    /^No, you are not late: you have 9 days left/,
  ],
  ['What is the late payment penalty for VAT since April 2026?', /^Late UAE VAT costs 14% a year/],
  [
    'How much is the bank guarantee for an inbound tourism licence in Dubai?',
    /^According to an agent, an inbound .*AED 100,000/,
  ],
  ['What is the work permit fee for a category 3 company?', /^A UAE work permit .*3,450/],
  ['When do I confirm my commercial registration each year?', /^Confirm the data of a Saudi/],
  ['Is the licence fee for a start-up cheaper in DIFC or in ADGM?', /the same in both: USD 1,500/],
  ['By what date do salaries for October have to be paid under WPS?', /^Since 1 June 2026 .* by the 1st day/],
  ['Our firm has 12 people. Are we subject to Emiratisation?', /^No: with fewer than 20 staff/],
  [
    'My turnover is AED 200,000 in Dubai. Can I register for VAT by choice?',
    /^Yes: AED 200,000 is above AED 187,500/,
  ],
  ['We expect AED 150,000 in sales, can we register voluntarily for UAE VAT?', /^Not with AED 150,000 alone/],
  ['Is the entry permit for my investor visa valid 30 days or 60 days?', /^A UAE entry permit .* 60 days/],
  ['How long may I stay after my residence visa is cancelled?', /60 days of grace/],
  [
    'Our Sharjah LLC exists since July 2019. By which date was corporate tax registration due?',
    /^July: .*30 September 2024 \[/,
  ],
  ['How long is the initial approval in Abu Dhabi valid?', /^The initial approval in Abu Dhabi .* 3 months/],
  [
    'Which age must an applicant for a licence in Abu Dhabi have?',
    /^The applicant .* Abu Dhabi has to be 21 or over/,
  ],
  [
    'Our free zone company sold 4 million, 300,000 of it non-qualifying. Do we keep 0 percent?',
    /^No: AED 300,000 is above AED 200,000/,
  ],
  [
    'Until when does a DIFC prescribed company have to file audited accounts?',
    /^Prescribed companies are exempt/,
  ],
  ['Can my cousin who never set foot in the UAE be the signatory of an ADGM company?', /^No: /],
  ['Must I write a self-invoice for imports under the reverse charge in 2026?', /^No: since 1 January 2026/],
  ['Government body: from which date is e-invoicing compulsory?', /^Government entities: .*1 October 2027/],
  ['What happens on day 5 if salaries are unpaid?', /^On day 5 .* no new work permits/],
  [
    'We have 30 employees in construction. How many Emiratis must we have?',
    /^Two: a UAE company with 20 to 49 staff/,
  ],
  ['What fine comes with pretending to employ Emiratis?', /^The fine for fake Emiratisation.*AED 20,000/],
  ['Does DIFC or ADGM have more registered companies?', /5,500 companies .* 2,400 companies/],
  [
    'When was DAFZA founded and who runs it today?',
    /^The Dubai Airport Freezone \(DAFZA\) has existed since 1996, founded by Dubai Law 2 of 1996 \[/,
  ],
  [
    'What are the DIFC data protection fines since 2025?',
    /^Up to USD 25,000 for missing the yearly .* up to USD 50,000 for missing an impact/,
  ],
  ['Is IFZA good for a financial advisory firm?', /^IFZA does not suit regulated activities/],
  [
    'Do foreign marriage certificates need an apostille for an ADGM family visa?',
    /^No: the UAE is not in the Apostille/,
  ],
  ['Is Emiratisation needed for a company of 55 staff?', /^A UAE mainland company with 50 or more/],
  ['Which papers does Wio take as proof of address?', /^Proof of address: title deed/],
  ['IFZA, 2 visas: how much in the first year?', /^A company in IFZA with 2 visas/],
  ['Who pays for the work permit in the UAE, the worker or me?', /^The employer pays/],
  ['How many people may own a DIFC private company?', /^A DIFC private company .* 1 to 50 shareholders/],
  ['Must my staff be insured before or after the UAE visa?', /^A UAE employer has to take out .* before/],
  ['ما هو الحد الأدنى لرأس مال شركة ذات مسؤولية محدودة في السعودية؟', /^لا يوجد حد أدنى لرأس مال شركة/],
])('what was asked for opens the answer: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});

test.each([
  ['How much is a licence in IFZA?', /^The licence fee in IFZA is \*\*AED 12,900\*\* \[1\]\.\n/],
  [
    'How much is the DMCC licence fee?',
    /^The licence fee in DMCC is not published: ask for a written offer\./,
  ],
  [
    'how much is registration in DIFC?',
    /^The current registration and licence fee of a standard non-financial DIFC company was not found/,
  ],
  ["what's the price of a flexi desk in DMCC", /^No DMCC office price was found on a public page/],
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
    'My passport expires on 1 March 2027. Can I still apply for a UAE residence visa today?',
    /^No, a passport that expires on 1 March 2027, in \d+ days, is not valid for the 6 months that are asked for: from today that is until \*\*\d+ \w+ 2027\*\* \[1\]\./,
  ],
  [
    'What do IFZA, DMCC and DIFC each charge for the licence?',
    /^\*\*IFZA:\*\* The licence fee in IFZA is \*\*AED 12,900\*\* .*; \*\*DMCC:\*\* The licence fee in DMCC is not published.*; \*\*DIFC:\*\* The licence fee in DIFC is \*\*USD 1,500\*\*/,
  ],
  [
    'visa cost: DMCC vs DIFC',
    /^Employment visa in DIFC costs \*\*AED 3,270 – 7,000\*\* for each person .*; Residence visa in DMCC costs \*\*AED 4,500 – 7,000\*\*/,
  ],
  ['How much does the notary want for the MOA in Dubai?', /^The notary's fee was not found/],
  ['Is JAFZA cheaper than IFZA for one visa?', /^None can be called the cheapest/],
  [
    'Is JAFZA the cheapest zone in Dubai?',
    /^None can be called the cheapest.*DIFC.*DMCC.*IFZA.*DAFZA.*JAFZA/,
  ],
  [
    'What does IFZA with 3 visas cost in the second year?',
    /^In its second year a company in IFZA with 3 visas and a flexi desk costs from \*\*AED 12,900\*\* \(office rent/,
  ],
  [
    'What is the yearly cost of a Delaware LLC from the second year on?',
    /^In its second year a limited liability company in Delaware .* costs from \*\*USD 400\*\* \(office rent not published\)\.\n\n- Annual tax of Delaware/,
  ],
  [
    'What does DMCC cost per year with 2 visas after the first year?',
    /^I do not know what a company in DMCC costs in its second year: no reliable price/,
  ],
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
  [
    'How much VAT do I charge on an invoice of AED 20,000?',
    /^VAT on AED 20,000 is \*\*AED 1,000\*\* at the standard rate of 5%/,
  ],
  ['GST on S$500 in Singapore?', /^GST on SGD 500 is \*\*SGD 45\*\*/],
  ['My UK price of 1,200 pounds includes VAT, how much is it?', /^Of GBP 1,200 with VAT, \*\*GBP 200\*\*/],
  ['Draft an email to DMCC asking for a refund', /^I do not draft/],
  ['Will the corporate tax rise next year?', /^Nobody can promise/],
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

test('terms of listed companies are told to nobody who names none', async () => {
  const question = 'And the annual return?';
  const before = asked('By when after year end does our Singapore company hold its AGM?');
  const answer = plainly(await answerOf(expert, aQuestion(question, { turns: [before, asked(question)] })));
  expect(answer).toMatch(/within 7 months/);
  expect(answer).not.toMatch(/^A listed/);
});

test('A number that a follow-up changes holds for the next one', async () => {
  const question = 'over five years?';
  const answer = await answerOf(
    expert,
    aQuestion(question, { turns: [asked('dmcc cost with 1 visa'), asked('and with 3'), asked(question)] }),
  );
  expect(plainly(answer)).toMatch(/^Over 5 years a company in DMCC with 3 visas/);
});

test.each([
  ['My turnover is 300,000 AED. Do I have to register for VAT?', /^No: AED 300,000 is not above AED 375,000/],
  ['My turnover is AED 400,000. Must I register for VAT?', /^Yes: AED 400,000 is above AED 375,000/],
  ['We turn over 120,000 pounds in the UK. Do we need to register for VAT?', /^Yes: GBP 120,000 is above/],
  ['Do I have to register for GST in Singapore with a turnover of 800,000?', /^No: SGD 800,000 is not above/],
  [
    'Can I use small business relief with AED 5,000,000 revenue?',
    /^No: AED 5,000,000 is above AED 3 million/,
  ],
  [
    'Can I employ somebody in Singapore on an Employment Pass at a salary of 4,000 dollars?',
    /^No: S\$4,000 is less than S\$5,600/,
  ],
  [
    'I run an ADGM company with USD 14m turnover and 20 people. audit or no audit?',
    /^(?:Yes, )?USD 14,000,000 is above USD 13\.5 million: an ADGM company/,
  ],
  ['Can DMCC capital of AED 50,000 sit in the portal account?', /^(?!AED 50,000 is)/],
])('a limit decides: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});

test('an amount in another currency than the limit is not compared with it', async () => {
  const answer = await answerOf(
    expert,
    'We sell for 400,000 dirhams. Must we register for VAT in Saudi Arabia?',
  );
  expect(answer).not.toMatch(/^(?:Yes|No)\b/);
});

test.each([
  ['Do I need an audit for my IFZA company?', /^Plan for one: IFZA's own audit rule/],
  ['What does it cost to close a company in ADGM?', /^No price is published for closing the company in ADGM/],
  ['What is the fine for not renewing my trade licence in Dubai on time?', /^Late renewal costs AED 250/],
  ['how many holidays must I give an employee in UAE', /^I do not know that/],
  ['Do I need customs code to import goods to Dubai?', /^I do not know that/],
  ['What is CorpPass?', /^I do not know that/],
  ['Can a Saudi LLC be owned by one foreigner?', /^(?!Yes|No)/],
  [
    'Do I need an office in DMCC, IFZA and JAFZA?',
    /^\*\*DMCC:\*\* Yes: .* lease .*; \*\*IFZA:\*\* .*; \*\*JAFZA:\*\* /,
  ],
  [
    "What is the agent's own fee for setting up an IFZA company?",
    /^About AED 9,000 to AED 9,450 for an individual/,
  ],
  [
    'When should I file the renewal of my DMCC licence if it expires on 20 January 2027?',
    /20 January 2027\*\*.* renew 30 days before/,
  ],
  [
    'We filed no DMCC audit for 2024. Until when was the extension?',
    /^For the financial year 2024 only, DMCC extended the deadline/,
  ],
])('of the question that was asked: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});

test('a pronoun stands for the thing of the question before', async () => {
  const answer = await answerOf(
    expert,
    aQuestion('', {
      turns: [
        { role: 'user', content: 'What is Ejari?' },
        { role: 'assistant', content: 'The registration of a lease.' },
        { role: 'user', content: 'And how much is it?' },
      ],
    }),
  );
  expect(answer).toMatch(/^It costs AED 155/);
});

test.each([
  ['what is the minimum wage in saudi arabia', /^A Saudi employee has to earn SAR 4,000 a month/],
  ['Can I hire someone on a tourist visa in Dubai?', /^No: working on a visit or tourist visa is illegal/],
  ['can two of my UAE companies form a tax group?', /^Only if one of them is the parent/],
  ['What does a name reservation cost in ADGM?', /^Name in ADGM costs \*\*USD 200\*\*/],
  ['fee for a medical test for the visa in Dubai?', /AED 320/],
  [
    'We registered 14 months late for UAE corporate tax but filed on time. Do we pay the 10,000?',
    /^(?!Filing)/,
  ],
  [
    'May we send PDF invoices to UAE business customers after July 2027 with revenue of AED 10 million?',
    /^(?:No\. )?In the UAE a PDF is not/,
  ],
  [
    'What is the fine for an LLC in Ras Al Khaimah that keeps an expired licence for three months?',
    /^(?!That is)/,
  ],
  ['What papers must I show to renew a licence in Sharjah?', /^To renew a Sharjah mainland licence/],
  [
    'I run my Cayman company from Dubai, its year ends on 31 March 2027. When must it register for corporate tax?',
    /^The day is \*\*30 June 2027\*\*: 3 months/,
  ],
])('of the thing that was asked, and of no other: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});

test('a follow-up that only names other places asks them the same', async () => {
  const answer = await answerOf(
    expert,
    aQuestion('', {
      turns: [
        { role: 'user', content: 'VAT threshold UAE?' },
        { role: 'assistant', content: 'Above AED 375,000.' },
        { role: 'user', content: 'and UK and Singapore?' },
      ],
    }),
  );
  expect(answer).toMatch(/GBP 90,000/);
  expect(answer).toMatch(/S\$1 million/);
});

test.each([
  ["Someone told me LLC owner names show up on Delaware's public filing. True?", 'certified copy'],
  ['Must an EntrePass applicant hold shares, how much?', 'company number'],
  ['Delaware LLC annual tax, how much and when to pay?', 'Wyoming'],
  ['UK vs Saudi: how soon must a change of director or owner be reported?', 'flexi desk'],
  ['Compare VAT registration thresholds UK and Saudi', '| Singapore |'],
  ['UK or Singapore: which charges less for the yearly filing with the registrar?', 'USD 25,000'],
  ['Which of my companies should I sell?', 'Saudi Arabia: suits'],
  ['Which of UK, Singapore and Saudi has the earliest deadline for accounts after year end?', 'Delaware'],
])('nothing else is told below the answer: %s', async (question, other) => {
  expect(await answerOf(expert, aQuestion(question))).not.toContain(other);
});

test.each([
  [
    ['How much capital does a Saudi LLC need?', 'And a joint stock company?'],
    /^A Saudi joint stock company .* SAR 500,000/,
  ],
  [
    ['When is the confirmation statement due in the UK?', 'what does it cost'],
    /^A UK confirmation statement costs GBP 50 online/,
  ],
  [
    ['What is the corporate tax rate in Singapore?', 'and in the UK for 200k profit?'],
    /^The tax on a profit of GBP 200,000/,
  ],
  [
    ['What is the minimum salary for an Employment Pass?', 'what about finance?', 'and from 2027?'],
    /^New applications from 1 January 2027: S\$6,000/,
  ],
  [
    [
      'My Ltd was incorporated on 11 May 2026.',
      'When are the first accounts due?',
      'and if I miss it by two months?',
    ],
    /^2 months late, the penalty is \*\*GBP 375\*\*/,
  ],
])('a follow-up opens with what it asks: %s', async (questions, opening) => {
  const turns = questions.flatMap((content, index) => [
    ...(index > 0 ? [{ role: 'assistant', content: '…' } as const] : []),
    { role: 'user', content } as const,
  ]);
  const answer = await answerOf(
    expert,
    aQuestion('', { turns: turns as [(typeof turns)[number], ...typeof turns] }),
  );
  expect(plainly(answer)).toMatch(opening);
});
