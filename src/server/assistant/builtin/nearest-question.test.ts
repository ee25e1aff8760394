import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();
const plainly = (answer: string) => answer.replaceAll('\u00A0', ' ');

test.each([
  [
    'When is the AGM due for a Singapore private company?',
    /^A private company in Singapore holds its annual general/,
  ],
  ['When must the Saudi tax return be filed?', /^The Saudi income tax and zakat return/],
  ['How fast is a company name approved in Singapore?', /^Approval of a company name .* under an hour/],
  ['How do I get residence in Saudi Arabia as general manager?', /^The general manager .* work visa/],
  ['Is there a maximum size of the board of a Saudi joint stock company?', /^No\. The old maximum/],
])('the passage that asks nearly the same answers: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});

test('a passage that asks for another kind of value does not answer for its words', async () => {
  const answer = await answerOf(
    expert,
    aQuestion('', {
      turns: [
        { role: 'user', content: 'I have just formed an LLC in Saudi Arabia.' },
        { role: 'assistant', content: 'Congratulations.' },
        { role: 'user', content: 'how do I open its bank account?' },
      ],
    }),
  );
  expect(plainly(answer)).toMatch(/^A Saudi bank opens the company's account/);
});

test.each([
  ['Can I run a Singapore LLP by myself?', /^No\./],
  ['Does a Singapore limited partnership pay corporate tax itself?', /^No\./],
  ['Am I treated worse than a Saudi investor as a foreigner?', /^No\b/],
  ['Is an RHQ free from Saudization?', /^Yes\b/],
  ['Are foreigners treated differently from Saudi investors?', /^No\b/],
])('a yes or no is of what the question turns on: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});

test('a time in words opens an answer on how long something takes', async () => {
  const answer = await answerOf(expert, aQuestion('How long does opening a bank account in Saudi take?'));
  expect(plainly(answer)).toMatch(/^A Saudi company account .* several weeks/);
});

test.each([
  ['كم يجب أن أملك من الشركة للحصول على EntrePass؟', /^يجب أن تملك .*\*\*30%\*\*/],
  ['كم رأس المال لشركة تجارية أجنبية بالكامل في السعودية؟', /\*\*30,000,000/],
  ['متى أسجل في ضريبة القيمة المضافة في السعودية؟', /^تسجل .* ابتداء من \*\*375,000/],
  ['كم الزكاة على الشركات في السعودية؟', /\*\*2\.5%\*\*/],
  ['ما هو تصريح EntrePass في سنغافورة؟', /^الإجابة موجودة لدينا بالإنجليزية/],
  ['هل يجب أن يكون أول موظف سعودياً؟', /^الإجابة موجودة لدينا بالإنجليزية/],
  ['كم رأس مال شركة ذات مسؤولية محدودة في السعودية؟', /^لا يوجد حد أدنى/],
  ['هل تحتاج شركتي في سنغافورة إلى تدقيق حسابات؟', /^ليس في كل الحالات/],
])('in Arabic: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});

test.each([
  ['MISA ki fees pehle saal kitni hai?', /^The Ministry of Investment \(MISA\) charges SAR 12,000/],
  ['Saudi mein zakat kis ko deni parti hai?', /^Zakat is 2\.5%/],
])('in Hindi: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});
