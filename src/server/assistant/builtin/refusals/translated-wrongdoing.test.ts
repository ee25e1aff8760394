import { expect, test } from 'vitest';
import { readMessage } from '../languages/language.ts';
import { wrongdoingTranslated } from './translated-wrongdoing.ts';

test.each([
  ['أريد إخفاء اسمي من سجل المستفيد الحقيقي', 'hidden-owner'],
  ['كيف أحصل على عقد إيجار مزور للرخصة؟', 'forgery'],
  ['هل يمكنني دفع رشوة لتسريع الرخصة؟', 'bribery'],
  ['أحتاج فواتير وهمية لتقليل الضريبة', 'evasion'],
  ['كيف يمكن غسل الأموال عبر شركة في دبي؟', 'laundering'],
  ['bina tax diye paisa India kaise bheju taki kisi ko pata na chale?', 'evasion'],
  ['nakli passport se company khol sakte hain kya', 'forgery'],
  ['kya turnover do company me baant sakte hai taaki vat na lage?', 'evasion'],
  ['kala paisa company me kaise dalun', 'laundering'],
  ['kya main cousin ke naam par company khol sakta hoon taaki mera naam na aaye', 'hidden-owner'],
] as const)('%s', (message, what) => {
  expect(wrongdoingTranslated(readMessage(message).text)).toBe(what);
});

test.each([
  'ما هو سجل المستفيد الحقيقي؟',
  'ما غرامة عقد إيجار مزور؟',
  'كم تكلفة رخصة IFZA بدون تأشيرة؟',
  'هل يجب أن يظهر اسمي في السجل؟',
  'bina visa ke IFZA license ka kharcha kitna hai',
  'tax kitna dena padega',
  'kya main cousin ke naam par company khol sakta hoon',
])('is lawful: %s', (message) => {
  expect(wrongdoingTranslated(readMessage(message).text)).toBeUndefined();
});
