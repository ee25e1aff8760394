import { plainText } from '../../knowledge/index.ts';

/** What the expert does not help with because it is against the law. */
export type Wrongdoing =
  | 'forgery'
  | 'hidden-owner'
  | 'sanctions'
  | 'evasion'
  | 'bribery'
  | 'laundering'
  | 'sham-employment'
  | 'backdating'
  | 'general';

const papers =
  'documents?|papers?|invoices?|contracts?|tenancy|ejari|lease|passports?|degrees?|diplomas?|certificates?|statements?|visas?|address|stamps?|signatures?|attestations?|letters?|audits?|accounts|payslips?|licen[cs]e|id|identity|shareholders?|directors?|employees?|turnover|salary';
const owners =
  '(?:i am |i m |who |that |the |my |our |real |true |beneficial |actual |ultimate )*(?:owners?|ownership|ubo|shareholders?|partners?|investors?|company|companies|name|identity|declaration)';
const taxes =
  '(?:corporate |income |sales |any |the |my |our |uae )*(?:tax(?:es)?|vat|gst|zakat|customs|dut(?:y|ies))';
const money =
  '(?:my |our |the |some |part of |half (?:of )?)*(?:income|money|profits?|assets|revenue|sales|turnover|cash|salary|salaries)';
const officials =
  '(?:an? |the |some |someone at the |somebody in the )*(?:officers?|officials?|inspectors?|clerks?|registrar|civil servants?|authority|immigration|auditors?|banker|bank manager)';

const cues: readonly (readonly [Wrongdoing, RegExp])[] = [
  ['backdating', /\bback-?dat(?:e|ed|ing)\b/],
  ['evasion', /\b(?:fake|false|bogus|made[- ]up|inflated|sham) (?:\w+ ){0,2}?invoices?\b/],
  [
    'bribery',
    new RegExp(
      `\\bbrib\\w+|\\bkickbacks?\\b|\\bbaksheesh\\b|\\bgrease\\b|\\bunder the table\\b|\\b(?:pay|tip|gift|reward|slip)\\w* (?:off |to )?${officials}\\b(?!.*\\bfees?\\b)`,
    ),
  ],
  [
    'forgery',
    new RegExp(
      `\\b(?:fake|forged?|forging|counterfeit|bogus|made[- ]up|falsif\\w+|doctor(?:ed)?|photoshop\\w*|fabricat\\w+|phoney|phony|invent(?:ed)?) (?:\\w+ ){0,3}?(?:${papers})\\b|\\b(?:edit|change|alter) (?:the |my |a )?(?:dates?|figures?|amounts?|name) (?:on|in) (?:\\w+ ){0,2}(?:${papers})\\b|\\bforg(?:e|ed|ing|ery)\\b`,
    ),
  ],
  [
    'sanctions',
    /\b(?:sanction(?:s|ed)|ofac|black ?list(?:ed)?|terror\w* list|un list)\b.*\b(?:partner|owner|shareholder|director|founder|friend|investor|client|customer|check|checks|avoid|bypass|around|evade|open|form|set up|name)\b|\b(?:partner|owner|shareholder|director|founder|friend|investor|i am|i'm|brother)\b.*\b(?:sanctioned|(?:on|under) (?:the |a |us |eu |un )*(?:ofac|sanctions?))\b|\b(?:avoid|bypass|get around|evade|circumvent)\w* (?:the )?(?:\w+ )?sanctions?\b/,
  ],
  [
    'hidden-owner',
    new RegExp(
      `\\b(?:hid(?:e|ing|den)|conceal\\w*|disguis\\w+|mask\\w*|skip(?:ping)?|(?:nobody|no ?one) (?:\\w+ ){0,3}?(?:finds?|knows?|sees?|learns?|out)|keep (?:\\w+ ){0,3}?(?:secret|hidden|off)|without (?:disclosing|declaring|naming|revealing|registering)|not (?:disclose|declare|name|reveal|register)|don ?'?t (?:disclose|declare|name|register|want to (?:disclose|declare|appear)))\\w* (?:\\w+ ){0,4}?${owners}\\b|\\b(?:straw ?man|front ?man|dummy (?:director|owner|shareholder)|(?:as|be) (?:a |my |the )?front (?:for|person)|on paper only|only on paper)\\b|\\b(?:put|register|use) (?:\\w+ ){0,6}?(?:name|cousin|brother|wife|friend|driver|maid)\\b.*\\b(?:so (?:that )?(?:the |no ?)?(?:bank|authority|tax|nobody|one|they)\\b|hide|secret|not know|find out)`,
    ),
  ],
  [
    'laundering',
    /\b(?:to|i|we|can|help|me|us) launder\b|\blaundering (?:my|our|some|this|his|their)\b|\bclean (?:my |our |the |some )?(?:dirty |black )?(?:money|cash)\b|\b(?:black|dirty|undeclared|illegal) (?:money|cash)\b|\bno questions? asked\b|\basks? no questions?\b|\b(?:money|funds?|cash) (?:\w+ ){0,3}?(?:from|to) (?:iran|north korea|syria|russia)\b|\b(?:shell|letterbox) compan(?:y|ies) to (?:move|hide|park)\b/,
  ],
  [
    'evasion',
    new RegExp(
      `\\b(?:evad\\w+|cheat\\w*|dodg\\w+|escap\\w+|fiddl\\w+) (?:\\w+ ){0,3}?${taxes}\\b|\\b(?:tax|vat) evasion\\b(?=.*\\b(?:how|help|way|best|want)\\b)|\\b(?:hid(?:e|ing)|conceal\\w*|under-?report\\w*|under-?declar\\w*|under-?invoic\\w*|not (?:declare|report)|without (?:declaring|reporting)|don ?'?t (?:declare|report)|leave out) (?:\\w+ ){0,3}?${money}\\b|\\b(?:avoid|not pay|without paying|get (?:out of|around|away with)|skip|never pay)\\w* (?:\\w+ ){0,3}?${taxes}\\b.*\\b(?:notic\\w+|caught|find(?:ing)? out|knowing|secret\\w*|illegal\\w*|detect\\w*|off the books)\\b|\\boff the books\\b|\\btwo sets of (?:books|accounts)\\b|\\b(?:cheat|trick|fool|lie to|mislead) (?:the |my )?(?:bank|authority|tax|fta|hmrc|irs|zatca|iras|inspector|immigration)\\b|\\bhide (?:\\w+ ){0,3}?from (?:the )?(?:tax|authorit\\w+|fta|hmrc|irs|zatca|iras)\\b`,
    ),
  ],
  [
    'sham-employment',
    /\b(?:sell|buy|rent out|trad)(?:ing|e|s)? (?:an? |my |our |the |free |extra |spare |some |unused ){0,2}visas?\b|\bwork\w* (?:\w+ ){0,3}?on (?:a )?(?:visit|tourist) visas?\b|\b(?:sham|ghost|fictitious|fake|bogus|pretend) (?:\w+ ){0,2}?(?:employ\w+|jobs?|workers?|staff|salary|emirati\w*|marriage)\b|\bvisa (?:for|to) (?:\w+ ){0,4}?(?:not (?:really |actually )?work|without (?:really |actually )?working)\b|\b(?:pay|take) (?:\w+ ){0,4}?salary (?:\w+ ){0,4}?back\b|\bkeep (?:the |their |his |her )?passports?\b/,
  ],
  [
    'general',
    /\bpretend (?:that|it|we|i)\b|\bcheat\b|\billegally\b|\bwithout (?:a |any |the )?licen[cs]e\b.*\b(?:get away|caught|notic)|\blie (?:about|on|in)\b|\bfalse (?:information|declaration|statement)s?\b/,
  ],
];

/** A question about the law on a wrong, not for help with it. */
const aboutTheLaw =
  /\b(?:fines?|penalt\w+|punish\w*|consequence\w*|what happens|prison|jail|risks?|offen[cs]e|illegal|allowed|legal|lawful\w*|legally|report (?:someone|somebody|a)|how do i (?:spot|recognise|recognize|report)|against|prevent|protect|detect|rules? (?:on|for|about)|laws? (?:on|for|about)|screening|have to (?:check|screen)|must (?:check|screen))\b/;

/** What a question wants help with that is against the law; `undefined` if nothing. */
export function wrongdoingIn(question: string): Wrongdoing | undefined {
  const plain = plainText(question).replaceAll(/\s+/g, ' ').trim();
  const found = cues.find(([, cue]) => cue.test(plain));
  if (!found) return undefined;
  const [kind] = found;
  // A fake paper stays one, whatever else is asked.
  const wantsHelp =
    /\b(?:how (?:can|do|could|to|should)|help|can (?:i|we|you)|could (?:i|we|you)|make me|where (?:can|do)|way to|which \w+(?: \w+)? (?:does ?n|do ?n|doesn|don|does not|do not)|want|need)\b/;
  return aboutTheLaw.test(plain) && !wantsHelp.test(plain) ? undefined : kind;
}

/** What the expert does something else instead of. */
export type Instead = 'drafting' | 'prediction' | 'advice';

const drafted =
  '(?:contracts?|agreements?|letters?|resolutions?|memorandum|moa|articles of association|articles|nda|power of attorney|poa|polic(?:y|ies)|business plan|terms|invoices?|minutes|appeal|complaint|declaration|templates?|e ?mails?|cover letter|offer)';
const drafting = new RegExp(
  `^(?:please |kindly |can you |could you |would you |will you |i (?:want|need|would like) you to |help me (?:to )?|just )*(?:please )?(?:draft|write|prepare|compose|create|make|give|generate|fill in|fill out|review|check|translate) (?:me |us |up )?(?:\\w+ ){0,5}?${drafted}\\b|\\b(?:draft|write|compose|prepare) (?:me |us |up )?(?:a |an |the |my |our )(?:\\w+ ){0,4}?${drafted}\\b.*\\bfor (?:me|us)\\b|^(?:i need|i want|send me) (?:a |an |the )?(?:\\w+ ){0,3}?(?:template|sample|draft)\\b`,
);
const prediction =
  /\bwill (?:my|our|they|the (?:bank|authority|zone|free zone)|it|i|we)\b(?:(?!\bhave to\b|\bneed\b).){0,60}\b(?:approv\w+|accept\w*|reject\w*|refus\w+|grant\w*|get (?:the|a|my) (?:visa|licen[cs]e|account))\b|\b(?:chances?|odds|probability|likelihood|likely|guarantee\w*|promise)\b.{0,60}\b(?:approv\w+|visa|licen[cs]e|account|accept\w*|reject\w*|succe\w+)\b|\bdo you think\b.{0,60}\b(?:approv\w+|accept\w*|reject\w*|grant\w*)\b|\bcan you (?:guarantee|promise)\b/;
const advice =
  /\bshould (?:i|we|my company|our company)\b.{0,80}\b(?:tax\w*|elect\w*|relief|vat|gst|zakat|dividends?|salary|qualifying|group|transfer pric\w+|deduct\w*|exempt\w*)\b|\b(?:what|which) (?:is|would be|s) (?:best|better|the best) (?:\w+ ){0,4}?(?:tax|for tax)\b|\bhow (?:should|can) (?:i|we) (?:structure|optimi[sz]e|minimi[sz]e|plan)\b.{0,60}\b(?:tax\w*|ownership|company|companies|group)\b|\bis my (?:\w+ ){0,3}?(?:income|profit|revenue) (?:qualifying|exempt|taxable)\b|\btax advice\b|\b(?:can|may|could) (?:i|we) deduct\b/;

/** What a question asks for that the expert leaves to a person; `undefined` if nothing. */
export function insteadIn(question: string): Instead | undefined {
  const plain = plainText(question).replaceAll(/\s+/g, ' ').trim();
  if (drafting.test(plain)) return 'drafting';
  if (prediction.test(plain)) return 'prediction';
  return advice.test(plain) ? 'advice' : undefined;
}
