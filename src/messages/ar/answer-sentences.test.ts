import { expect, test } from 'vitest';
import { noneSentence, valueSentence, verdictSentence } from './answer-sentences.ts';
import { arabicAmounts, arabicUnit } from './expert-wording.ts';

test.each([
  ['كم غرامة التأخر في التسجيل', '10 درهم', 'غرامة التأخر في التسجيل هي 10 درهم'],
  ['ما هو حد التسجيل الإلزامي', '375 درهم', 'حد التسجيل الإلزامي هو 375 درهم'],
  ['ما هي رسوم التسجيل', '100 درهم', 'رسوم التسجيل هي 100 درهم'],
  ['وكم يدفع منه عند التأسيس', '125 ريال', 'يدفع منه عند التأسيس 125 ريال'],
  ['خلال كم يوماً يجب تقديم الإقرار', '120 يوما', 'يجب تقديم الإقرار خلال 120 يوما'],
  ['كم يوماً مدة السماح', '60 يوما', 'مدة السماح هي 60 يوما'],
  ['كم سنة يجب حفظ السجلات', '7 سنوات', 'يجب حفظ السجلات 7 سنوات'],
  ['متى يجب تعيين السكرتير', '6 أشهر', 'يجب تعيين السكرتير خلال 6 أشهر'],
  ['متى يجب تقديم الإقرار', '1 يونيو', 'يجب تقديم الإقرار في 1 يونيو'],
  ['كم يوماً لدي لتغيير بياناتي', '20 يوم عمل', 'لديك 20 يوم عمل لتغيير بياناتك'],
  ['متى آخر موعد للتسجيل', '3 أشهر', 'آخر موعد للتسجيل خلال 3 أشهر'],
  ['وكم تصبح عند التكرار', '20 درهم', 'تصبح عند التكرار 20 درهم'],
  ['كم تدفع شركة في جبل علي', '20 درهم', 'تدفع شركة في جبل علي 20 درهم'],
  ['من أي مبلغ يجب أن أسجل', '375 ريال', 'يجب أن تسجل ابتداء من 375 ريال'],
  ['كم مساهماً يمكن أن يكون في الشركة', '50', 'يمكن أن يكون في الشركة 50 مساهما'],
])('%s', (question, value, sentence) => {
  expect(valueSentence(question, value)).toBe(sentence);
});

test('has no sentence for a question of no known form', () => {
  expect(valueSentence('أخبرني عن الضريبة', '5%')).toBeUndefined();
});

test.each([
  [true, 'هل أحتاج إلى مدقق', 'نعم، تحتاج إلى مدقق'],
  [false, 'هل يجب دفع رأس المال', 'لا، لا يلزم دفع رأس المال'],
  [false, 'هل يمكن تأجيل التسجيل', 'لا، لا يمكن تأجيل التسجيل'],
  [false, 'هل الإمارات تفرض ضريبة', 'لا، ليس صحيحا أن الإمارات تفرض ضريبة'],
])('answers yes %s: %s', (isYes, question, sentence) => {
  expect(verdictSentence(isYes, question)).toBe(sentence);
});

test('says of what there is none', () => {
  expect(noneSentence('كم الحد الأدنى لرأس المال')).toBe('لا يوجد حد أدنى لرأس المال');
  expect(noneSentence('ما رسوم التجديد')).toBe('لا توجد رسوم التجديد');
});

test('names currencies and periods in Arabic', () => {
  expect(arabicAmounts('USD 2,400 – 4,000 [1]')).toBe('2,400 – 4,000\u00a0دولار أمريكي [1]');
  expect(arabicUnit('S$1 million')).toBe('1 مليون\u00a0دولار سنغافوري');
  expect(arabicUnit('20 business days')).toBe('20 يوم عمل');
  expect(arabicUnit('5 working days')).toBe('5 أيام عمل');
  expect(arabicUnit('12 months')).toBe('12 شهرا');
});
