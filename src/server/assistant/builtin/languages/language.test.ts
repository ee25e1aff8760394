import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';
import { questionsAsWritten, readMessage } from './language.ts';

test.each([
  ['كم تكلفة رخصة دي إم سي سي مع تأشيرتين؟', 'ar', /how much does it cost.*licence.*DMCC.*2 visas/],
  ['ما هي نسبة ضريبة الشركات في الإمارات؟', 'ar', /rate.*corporate tax.*UAE/],
  ['قارن بين IFZA و DMCC', 'ar', /compare.*IFZA.*DMCC/],
  ['IFZA me license ka kharcha kitna hai bina visa ke?', 'en', /in IFZA license.*cost.*without visa/],
  ['Dubai mein company kholne mein kitna time lagta hai?', 'en', /in Dubai company.*set up form.*how long/],
  ['kya USA company ke liye SSN zaroori hai', 'en', /^do I need SSN for USA company$/],
  ['Saudi mein LLC ke liye kitna capital chahiye', 'en', /^in Saudi how much capital must need for LLC$/],
  ['ما هي غرامة تجاوز مدة الإقامة في الإمارات لمدة 10 أيام؟', 'ar', /fine overstay UAE for 10 days/],
  ['ما هي الخطوات المتبقية؟', 'ar', /^which steps are still to do\?$/],
  ['كم نسبة الضريبة وهل يجب التسجيل؟', 'ar', /^how much .*tax\? must register/],
  ['ما الحد الأدنى للرصيد في بنك أبوظبي الأول؟', 'ar', /minimum.*balance.*FAB/],
  ['ما قيمة العقار المطلوبة للإقامة الذهبية؟', 'ar', /how much value of property required golden visa/],
  ['كم ضريبة السلع والخدمات في سنغافورة؟', 'ar', /standard rate of GST Singapore/],
  ['كم الإقامة سنويا لعامل في السعودية؟', 'ar', /how much iqama annual/],
  ['متى دخل نظام الاستثمار السعودي حيز التنفيذ؟', 'ar', /when.*Investment Law Saudi.*in force/],
  [
    'Main Lahore mein rehta hoon, UK Ltd ka director ban sakta hoon?',
    'en',
    /^I live in Lahore\. can UK Ltd be director/,
  ],
  ['Singapore mein director ki umar kitni honi chahiye', 'en', /^in Singapore director how old/],
  ['How much is a DMCC licence?', 'en', /^How much is a DMCC licence\?$/],
  ['Do I need a visa for my partner?', 'en', /^Do I need a visa for my partner\?$/],
])('%s', (message, language, words) => {
  const read = readMessage(message);
  expect(read.language).toBe(language);
  expect(read.text).toMatch(words);
});

test.each([
  ['Saudi mein tax kitna hai aur return kab tak file karna hai?', ['tax kitna', 'return kab']],
  ['DBS mein pehla deposit aur minimum balance kitna chahiye?', ['deposit aur minimum']],
  ['ما نسبة الضريبة وما حد التسجيل؟', ['نسبة الضريبة', 'حد التسجيل']],
])('asks what a message asks one by one: %s', (message, parts) => {
  const asked = questionsAsWritten(message);
  expect(asked).toHaveLength(parts.length);
  for (const [index, part] of parts.entries()) expect(asked[index]).toContain(part);
});

const expert = builtInExpert();

test('answers an Arabic question in Arabic, with the figures of the catalogue', async () => {
  const answer = await answerOf(expert, 'كم تكلفة رخصة IFZA بدون تأشيرة؟');
  const [opening = ''] = answer.split('\n\n');
  expect(opening).toContain('12,900\u00A0درهم');
  expect(opening).toContain('المنطقة الحرة الدولية (IFZA)');
  expect(answer).toContain('**Sources**');
});

test('links the English article where none is translated', async () => {
  const answer = await answerOf(expert, 'هل يمكن لأجنبي أن يملك 100% من شركة في دبي خارج المناطق الحرة؟');
  expect(answer).toMatch(/^نعم، يمكن لأجنبي أن يملك 100% من شركة في دبي خارج المناطق الحرة \[/);
  expect(answer).toContain('](http://localhost:3000/app/help/');
});

test('reads a follow-up in the words of the language before it', async () => {
  const turns = [
    { role: 'user', content: 'كم تكلفة شركة في DMCC مع تأشيرتين؟' },
    { role: 'assistant', content: '…' },
    { role: 'user', content: 'و في IFZA؟' },
  ] as const;
  const answer = await answerOf(expert, aQuestion('', { turns: [...turns] }));
  expect(answer.split('\n\n')[0]).toMatch(/\(IFZA\) مع تأشيرتين/);
});
