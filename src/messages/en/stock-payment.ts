import { dayText } from '#domain/values/day-text.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

const mend = 'before the stock is issued';

/** What to do where a payment for stock does not fit the record. Amounts come as text. */
export const stockPaymentMessages = {
  tooLittle: (paid: string, due: string, missing: string) =>
    `${paid} arrived, but the shares times their price come to ${due}. Ask the bank whether it kept a fee, and send ` +
    `the missing ${missing} with the same purpose ${mend}. If a number was mistyped, reopen the step and correct it.`,
  tooMuch: (paid: string, due: string, excess: string) =>
    `${paid} arrived, but the shares times their price come to ${due}. Have the ${excess} too much sent back, or agree ` +
    `in writing what it is for, ${mend}. If a number was mistyped, reopen the step and correct it.`,
  unreadable:
    'The amount could not be compared with shares times price. Reopen the step and write amount, shares and price as ' +
    'numbers, such as 700 and 0.0001.',
  senderUnknown: (sender: string) =>
    `The sender “${sender}” is not a shareholder on record. Have the money sent back and paid by the shareholder from ` +
    `their own account, or correct the shareholders under People, ${mend}. If it cannot go back, ask an adviser first.`,
  noShareholders:
    'No shareholder is on record, so nobody can tell whether the right one paid. Enter the shareholders under People ' +
    `${mend}.`,
  sentEarly: (sentOn: PlainDate, numberOn: PlainDate) =>
    `The money was sent on ${dayText(sentOn)}, before the bank gave its number on ${dayText(numberOn)}. Do not issue ` +
    'the stock yet: ask the bank or an adviser in India how to report it.',
} as const;
