import { plainText } from '../../../knowledge/index.ts';

/** What a question asks about the record of the asker's own company besides its steps. */
export type OwnRecordAspect =
  | 'paid'
  | 'owed'
  | 'comes-back'
  | 'vouchers'
  | 'quote'
  | 'expiry'
  | 'papers'
  | 'signing'
  | 'people';

const papers =
  '(?:passports?|visas?|emirates id|identity card|lease|licen[cs]e|establishment card|health insurance|no-objection letter|noc|power of attorney)';

const cues: readonly (readonly [OwnRecordAspect, RegExp])[] = [
  [
    'comes-back',
    /\b(?:get|gets?|comes?|came|given|paid|refunded|returned?) (?:\w+ ){0,3}?back\b.{0,40}\b(?:if|when|should) (?:i|we|it)\b.{0,20}\b(?:stop|cancel|withdraw|give up|quit|end)|\bif (?:i|we) (?:\w+ )?(?:stop|cancel|withdraw|give up|quit)\w*\b.{0,60}\b(?:back|refund\w*|return\w*|lose)\b|\brefund\w*\b.{0,30}\bif (?:i|we) (?:\w+ )?(?:stop|cancel|withdraw|quit)/,
  ],
  [
    'vouchers',
    /\b(?:my|our|any|open|unpaid|the) (?:\w+ ){0,2}?vouchers?\b|\bvouchers?\b.{0,20}\b(?:pay|open|expire|due)/,
  ],
  [
    'quote',
    /\b(?:my|our|your) (?:latest |last |current )?(?:quote|quotation|offer)\b|\b(?:is|was|has|did|until when|how long|when)\b.{0,20}\bthe (?:quote|quotation)\b|\b(?:quote|quotation) (?:did|have|that) (?:i|we|you)\b/,
  ],
  [
    'owed',
    /^(?:so |and )?(?:what|how much|do|is there anything)(?: \w+){0,3} (?:i|we) (?:still )?owe(?: (?:you|the agency)(?: now| still| today)?)?(?: for (?:my company|\w+(?: \w+){0,2}))?[ ?.]*$|\b(?:i|we) (?:still )?owe you\b|\b(?:my|our|any|open|unpaid|outstanding) (?:\w+ )?(?:invoices?|bills?|balance)\b|\b(?:what|how much) (?:do|must|should) (?:i|we) (?:still )?(?:have to |need to )?(?:pay|transfer) (?:you|to you|now|today)\b|\boutstanding amount\b|^(?:so |and |ok )?(?:what|which|how much|anything|is (?:anything|there anything))(?: is| s| are)?(?: \w+){0,2} unpaid(?: \w+)?[ ?.!]*$|\b(?:what|how much|which \w+) (?:(?:haven|didn|have not|did not)(?: t)? (?:i|we)|(?:have|did) (?:i|we) not) (?:yet )?(?:paid|pay)\b|\bhow much (?:money )?(?:is|am i) (?:\w+ )?due\b.{0,12}\b(?:from (?:me|us)|now|today)\b|\b(?:is|are) (?:there )?(?:anything|any payments?|a payment) (?:\w+ )?(?:open|due|outstanding|to pay)\b.{0,20}\b(?:from|by|for) (?:me|us)\b/,
  ],
  [
    'paid',
    /\b(?:have|did|had) (?:i|we) (?:already |so far )?(?:paid|pay|transferred|transfer)\b(?! (?:tax|vat|too))|\b(?:has|did|is|was) (?:my|our|the) (?:\w+ )?(?:payment|transfer|money|deposit)\b.{0,30}\b(?:arriv\w*|receiv\w*|come|came|reach\w*|booked|there|recorded)\b|\b(?:my|our) payments?\b(?: so far)?[ ?.!]*$/,
  ],
  [
    'expiry',
    new RegExp(
      `\\b(?:when|until when|how long)\\b.{0,30}\\b(?:my|our|\\w+ s) (?:\\w+ )?${papers}\\b.{0,30}\\b(?:expir\\w*|runs? out|valid|end|ends)\\b|\\b(?:my|our) ${papers}\\b.{0,20}\\b(?:expiry|expiration)\\b|\\b(?:which|any|what) of (?:my|our) papers\\b.{0,30}\\bexpir\\w*`,
    ),
  ],
  [
    'signing',
    /\b(?:do|must|should|have|is|are|what|which|anything|something)\b.{0,40}\b(?:to sign|waits? for (?:my|our|a) signature|unsigned|not (?:yet )?signed|still (?:has|have|needs?|need) to sign)\b(?!.*\b(?:saudi|travel|notary|in person|articles of)\b)|\bwho (?:has|have) (?:not|n t|nt) signed\b|\bwaiting for (?:my|our|whose) signatures?\b/,
  ],
  [
    'papers',
    new RegExp(
      `\\b(?:is|was|has|have|were|did)\\b.{0,20}\\b(?:my|our|\\w+ s) (?:\\w+ )?(?:${papers}|papers?|documents?|uploads?)\\b.{0,30}\\b(?:accepted|returned|rejected|refused|checked|received|reviewed|arrived)\\b|\\b(?:which|what) (?:of (?:my|our) )?(?:papers?|documents?)\\b.{0,40}\\b(?:returned|rejected|accepted|uploaded|handed in|received|missing from|do you have|have you)\\b|\\bwhy (?:was|is|were|did)\\b.{0,20}\\b(?:my|our) ${papers}\\b.{0,20}\\b(?:returned|rejected|refused|sent back)\\b`,
    ),
  ],
  [
    'people',
    /\bwho (?:is|are)\b.{0,30}\b(?:recorded|entered|registered|listed|named)\b.{0,30}\b(?:my|our) (?:company|case|file)\b|\bwho are (?:my|our) (?:co-?owners|shareholders|directors|partners)\b|\bwhich (?:people|persons|owners|shareholders|directors)\b.{0,30}\b(?:my|our) (?:company|case|file)\b/,
  ],
];

/** What a question asks about the record of the asker's own company; `undefined` if it asks nothing of it. */
export function ownRecordAspect(question: string): OwnRecordAspect | undefined {
  const plain = plainText(question).replaceAll(/[’']/g, ' ').replaceAll(/\s+/g, ' ').trim();
  return cues.find(([, cue]) => cue.test(plain))?.[0];
}
