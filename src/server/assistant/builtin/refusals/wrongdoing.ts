import { plainText } from '../../../knowledge/index.ts';

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
  'documents?|papers?|invoices?|contracts?|agreements?|deeds?|reports?|reference|tenancy|ejari|lease|passports?|degrees?|diplomas?|certificates?|statements?|visas?|address|stamps?|signatures?|attestations?|letters?|audits?|accounts|payslips?|licen[cs]e|id|identity|shareholders?|directors?|employees?|turnover|salary|bills?|receipts?';
/** Papers that prove something, and that only their issuer may change. */
const proofs =
  '(?:statements?|bills?|certificates?|passports?|degrees?|diplomas?|stamps?|payslips?|salary slips?|receipts?|invoices?|audit reports?|letters?)';
const owners =
  '(?:i am |i m |who |that |the |my |our |real |true |beneficial |actual |ultimate )*(?:owners?|ownership|ubo|shareholders?|partners?|investors?|company|companies|name|identity|declaration)';
const taxes =
  '(?:corporate |income |sales |any |the |my |our |uae )*(?:tax(?:es)?|vat|gst|zakat|customs|dut(?:y|ies))';
const money =
  '(?:my |our |the |some |part of |half (?:of )?)*(?:\\w+ )?(?:income|money|profits?|assets|revenue|sales|turnover|cash|salary|salaries|earnings|company|them|it|everything)';
/** People who decide or check for an authority or a bank. */
const officials =
  '(?:an? |the |some |my )*(?:\\w+ ){0,2}?(?:officers?|officials?|inspectors?|clerks?|civil servants?|bankers?|bank manager|case ?workers?)';
const insider =
  '(?:someone|somebody|anyone|anybody|a contact|a person|people) (?:at|inside|within|in the (?:\\w+ )?(?:department|authority|ministry|immigration|bank|office|government|municipality|zone))\\b';
const otherPerson =
  '(?:cousin|brother|sister|friend|wife|husband|mother|father|son|daughter|driver|maid|employee|relative|uncle|nephew|someone|somebody|person|nominee|neighbour)';
/** Somebody who could be taken for the asker; an agent or a person with a power of attorney is none. */
const stranger =
  '(?:cousin|brother|sister|friend|wife|husband|mother|father|son|daughter|twin|uncle|nephew|colleague)';
const inMyPlace =
  '(?:in my (?:place|stead|name)|instead of me|under my name|as if (?:he|she) (?:was|were)|as me)\\b';
const family = '(?:wife|husband|spouse|child|children|son|daughter|parents?|mother|father|family|kids?)';
/** A name on paper only: somebody else decides or hides. */
const inTruth =
  '(?:on paper|in name only|while (?:i|we) (?!(?:own|hold)\\b)|but i|but we|although i|in (?:fact|reality)|because i|so (?:that )?(?:the|no|nobody|i|they|my)\\b|instead of me|for me\\b|behind|hide|secret|not know|find out)';

const cues: readonly (readonly [Wrongdoing, RegExp])[] = [
  [
    'backdating',
    /\b(?:be|get|have|got) (?:\w+ ){0,2}?dated back\b|\bdate (?:the|it|my|our) (?:\w+ )?back\b|\b(?:back|pre)-? ?dat(?:e|ed|ing)\b(?! (?:the |my |our |a )?(?:vat |gst |tax )?registration)|\b(?:put|writ|sign|stamp|use|issu|dat|giv)\w* (?:(?!year end).){0,40}\b(?:earlier|older|old|past|previous|last (?:year|month|quarter)) dates?\b/,
  ],
  [
    'evasion',
    /\b(?:fake|false|bogus|made[- ]up|inflated|sham|phantom|fictitious) (?:\w+ ){0,2}?invoices?\b|\binvoices? (?:\w+ ){0,3}?for (?:\w+ ){0,4}(?:never|not)\b(?! (?:paid|settled|received))/,
  ],
  [
    'bribery',
    new RegExp(
      `\\bbrib\\w+|\\bkickbacks?\\b|\\bbaksheesh\\b|\\bwasta\\b|\\bgrease\\b|\\bunder the table\\b|\\b(?:pay|tip|gift|reward|slip|offer|give)\\w* (?:off |extra |more )?(?:to )?${officials}\\b(?!.*\\bfees?\\b)|\\b(?:give|offer|pay|send|bring)\\w* (?:\\w+ ){0,3}?(?:money|cash|gifts?|presents?|something|envelopes?|favours?) (?:to |for )${officials}\\b|\\b(?:pay|give|offer|tip|money|cash|gift|envelope)\\w* (?:\\w+ ){0,4}?${insider}|\\b${insider}.{0,40}\\b(?:pay|money|cash|gift|favour|speed)`,
    ),
  ],
  [
    'forgery',
    new RegExp(
      `\\b(?:fake|false|forged?|forging|counterfeit|bogus|made[- ]up|falsif\\w+|doctor(?:ed)?|photoshop\\w*|fabricat\\w+|phoney|phony|fictitious|invent(?:ed)?) (?:\\w+ ){0,3}?(?:${papers})\\b|\\b(?:edit|change|alter|adjust|correct) (?:the |my |a )?(?:dates?|figures?|amounts?|numbers?|balance) (?:on|in|of) (?:\\w+ ){0,3}(?:${proofs}|contracts?|lease|visas?)\\b|\\b(?:edit|alter|manipulat|tamper with|retouch|modify)\\w* (?:\\w+ ){0,3}?${proofs}\\b|\\b${proofs} (?:that |which )?(?:shows?|showing|says?|saying|stat(?:es|ing)) (?:\\w+ ){0,3}?(?:higher|more|lower|less|bigger)(?! than (?:aed|usd|gbp|sgd|sar|\\d))\\b|\\b(?:${proofs}|ejari|tenancy|lease) (?:\\w+ ){0,2}?without (?:studying|renting|attending|passing|taking|the (?:exam|course))|\\b(?:use|with|take|borrow)\\w* (?:some(?:body|one) else|another person|an ?other person|an? (?:friend|cousin|colleague|relative|neighbou?r|stranger)|my \\w+) (?:\\w+ )?(?:passport|identity|emirates id|id card|degree|diploma|signature)\\b|\\b(?:copy|imitat|past|trac)\\w* (?:\\w+ ){0,3}signature|\\bsign (?:\\w+ ){0,3}?(?:for|as|instead of|in the name of) (?:\\w+ ){0,3}?without\\b|\\bforg(?:e|ed|ing|ery)\\b`,
    ),
  ],
  [
    'sanctions',
    /\b(?:sanction(?:s|ed)|ofac|black ?list(?:ed)?|terror\w* list|un list)\b.*\b(?:partner|owner|shareholder|director|founder|friend|investor|client|customer|check|checks|avoid|bypass|around|evade|open|form|set up|name|ship|sell|export|import|supply|trade)\b|\b(?:partner|owner|shareholder|director|founder|friend|investor|i am|i'm|brother|uncle|cousin|husband|wife|father|relative|client|customer)\b.*\b(?:sanctioned|(?:on|under) (?:the |a |an |us |eu |un )*(?:ofac|sanctions?|black ?list))\b|\b(?:avoid|bypass|get around|evade|circumvent)\w* (?:the )?(?:\w+ )?(?:sanctions?|embargo\w*|export controls?)\b|\bdespite (?:the )?(?:\w+ )?(?:sanctions?|embargo)\b|\b(?:ship|sell|export|supply|deliver|send)\w* (?:\w+ ){0,4}?(?:sanctioned|embargoed) \w+/,
  ],
  [
    'sham-employment',
    new RegExp(
      `\\b(?:sell|buy|rent out|trad)(?:ing|e|s)? (?:an? |my |our |the |free |extra |spare |some |unused |remaining |empty |two |three |\\d+ )*visas?\\b|\\b(?<!\\bit )(?<!^(?:can|may|could) i )work(?:ing|s)?\\b(?! (?:permit|visa))(?! (?:\\w+ ){0,3}?(?:change|convert)).{0,50}\\b(?:visit|tourist) visas?\\b|\\b(?:sham|ghost|fictitious|fake|bogus|pretend) (?:\\w+ ){0,2}?(?:employ\\w+|jobs?|workers?|staff|salary|emirati\\w*|saudi\\w*|marriage)\\b|\\bvisas? (?:for|to) (?!(?:my |our |the )?${family}\\b)(?:\\w+ ){0,5}?(?:not (?:really |actually )?(?:be )?work|never (?:really )?work|won work|without (?:really |actually )?working|does(?:n| not) work|do(?:n| not) work)|\\b(?:hire|employ|sponsor|put|name|make)\\b.{0,50}\\b(?:just|only|purely|solely) (?:for|to get|to have) (?:\\w+ ){0,2}(?:visas?|residence|residency|quota|permit)\\b|\\b(?:payroll|employees?|staff)\\b.{0,30}\\b(?:without (?:\\w+ )?(?:really |actually )?working|not (?:really |actually )?work\\w*|never work\\w*)\\b|\\b(?:employees?|staff|workers?) (?:who|that) (?:do|does|don|doesn)(?: not)? (?:really )?exist|\\bpay\\w*\\b.{0,30}\\bless than\\b.{0,30}\\b(?:contract|wps|registered)\\b|\\bvisas?(?: quota)?\\b.{0,25}\\bfor (?:money|cash)\\b|\\b(?:emirat|saud|national|citizen|employ|hire|hiring|staff)\\w*\\b.{0,40}\\b(?:on paper|in name only)\\b|\\b(?:employ|hire|let|have|work)\\w*\\b.{0,40}\\bwithout (?:an? |any |the )?(?:work permits?|labou?r (?:card|permit|contract))\\b.{0,15}\\b(?:for|first|until|while|few|some|just|and pay)\\b|\\b(?:salary|wages?|pay|staff|employees?|worker)\\b(?!.*\\b(?:loan|advance)\\b).{0,70}\\b(?:back to me|back in cash|(?:transfer|pay|give|hand|send|take)\\w* (?:\\w+ ){0,4}back)\\b|\\bkeep (?:the |their |his |her |workers? |employees? )*passports?\\b`,
    ),
  ],
  [
    'hidden-owner',
    new RegExp(
      `\\b(?:hid(?:e|ing|den)|conceal\\w*|disguis\\w+|mask\\w*|skip(?:ping)?|(?:nobody|no ?one) (?:\\w+ ){0,3}?(?:finds?|knows?|sees?|learns?|out)|keep (?:\\w+ ){0,3}?(?:secret|hidden|off(?! (?:\\w+ ){0,2}public))|without (?:disclosing|declaring|naming|revealing|registering)|not (?:disclose|declare|name|reveal|register)|don ?'?t (?:disclose|declare|name|register|want to (?:disclose|declare|appear)))\\w* (?:\\w+ ){0,4}?${owners}\\b|\\b(?:straw ?man|front ?man|(?:straw|dummy|puppet|sham|fake) (?:director|owner|shareholder|partner|man|person)s?|(?:as|be) (?:a |my |the )?front (?:for|person))\\b|\\b(?:director|owner|shareholder|partner|belongs?|owned|name)s?\\b.{0,40}\\b(?:only on paper|on paper (?:only|while|but)|in name only)\\b|\\b(?:put|register|use|open|form|hold|own|set up|keep|have)\\w*\\b.{0,40}\\b(?:${otherPerson}|(?:someone|somebody) else|another person)(?: \\w+)? names?\\b.{0,50}\\b${inTruth}|\\b${otherPerson}\\b.{0,20}\\b(?:be|is|act|sign|become|hold|appear)\\w*\\b.{0,30}\\b(?:shareholder|owner|director|shares|partner)s?\\b.{0,60}\\b(?:on paper|while i (?!own\\b|hold\\b|am (?:the |an? )?(?:owner|shareholder))|but i (?:decide|run|control|own|keep)|so (?:that )?(?:the |my |no ?)?(?:bank|authority|tax|nobody|one|they|creditors?|i)\\b)|\\b(?:banned|disqualified|bankrupt|blacklisted|insolvent)\\b.{0,80}\\b${otherPerson}\\b.{0,60}\\b${inTruth}|\\bnominee\\b.{0,60}\\b(?:nobody|no ?one|hide|secret\\w*|invisible|without (?:telling|disclosing|declaring|registering|naming))\\b|\\b(?:own|hold|control)\\w*\\b.{0,25}\\b(?:secretly|in secret)\\b|\\bsecretly (?:own|hold|control)|\\b(?:list|name|put|register|show|enter|report)\\w* (?:\\w+ ){0,4}?as (?:an? |the |our )?(?:psc|person with significant control|(?:(?:beneficial|real) )?owner|ubo|shareholder)s?\\b.{0,20}\\b(?:although|though|but|while|when|even if)\\b.{0,30}\\b(?:i|me|we|us)\\b.{0,20}\\b(?:decid|control|run|own|keep|take|hold|manag)|\\b(?:lends?|lending|only gives?|rents?) (?:me |us |out )?(?:his|her|their|the|a|your) names?\\b|\\b(?:stay|remain|be|keep)\\w* (?:\\w+ )?(?:invisible|hidden|secret|unknown)\\b.{0,20}\\b(?:owner|shareholder|director|partner|investor)s?\\b`,
    ),
  ],
  [
    'laundering',
    /\b(?:to|i|we|can|help|me|us) launder\b|\blaundering (?:my|our|some|this|his|their)\b|\bclean (?:my |our |the |some )?(?:dirty |black )?(?:money|cash)\b|\b(?:black|dirty|undeclared|illegal|unaccounted|stolen) (?:money|cash|funds)\b|\bno questions? asked\b|\basks? no questions?\b|\b(?:money|funds?|cash) (?:\w+ ){0,3}?(?:from|to) (?:iran|north korea|syria|russia)\b|\b(?:shell|letterbox) compan(?:y|ies) to (?:move|hide|park)\b|\b(?:deposit|pay|transfer|withdraw|send|bring|split|break|divid|structur)\w*\b.{0,50}\b(?:small(?:er)?|parts|pieces|chunks|below|under|several)\b.{0,50}\b(?:(?:not|never|avoid\w*|without|no|stay) (?:\w+ ){0,4}(?:report\w*|notic\w*|flag\w*|limit|threshold|check\w*|question\w*|declar\w*|radar))|\b(?:not|never|doesn|don|without|no) (?:\w+ )?(?:ask|check|verify|want|require|care|car|prov|explain|show|tell|question)\w* (?:\w+ ){0,4}?(?:source of (?:funds|wealth|money)|where (?:\w+ ){0,4}(?:from|money|funds|cash)|origin)|\b(?:cash|money|funds)\b.{0,15}\b(?:i|we) (?:cannot|can not|could not|do not want to) (?:prove|explain|document|declare|show)|\b(?:get (?:around|round|past|through)|bypass|avoid|circumvent|trick|skip|escape|evade)\w* (?:\w+ ){0,3}?(?:kyc|due diligence|compliance|background checks?|aml|money[- ]laundering)|\b(?:money|cash|funds|income)\b.{0,30}\blooks? (?:clean|legal|legit\w*|lawful)/,
  ],
  [
    'evasion',
    new RegExp(
      `\\b(?:evad\\w+|cheat\\w*|dodg\\w+|escap\\w+|fiddl\\w+) (?:\\w+ ){0,3}?${taxes}\\b|\\b(?:tax|vat) evasion\\b(?=.*\\b(?:how|help|way|best|want)\\b)|\\b(?:hid(?:e|ing)|conceal\\w*|under-? ?report\\w*|under-? ?declar\\w*|under-? ?invoic\\w*|under-? ?valu\\w*|(?<!\\b(?:did|have|had|has) )not (?:to )?(?:declare|report|record|disclose)|without (?:declaring|reporting|recording|disclosing)|don ?'?t (?:declare|report)|leave out) (?:\\w+ ){0,3}?${money}\\b|\\b${money} (?:hidden|secret|invisible|off the record)\\b|\\b(?:avoid|not pay|without paying|get (?:out of|around|away with)|skip|never pay)\\w* (?:\\w+ ){0,3}?${taxes}\\b.*\\b(?:notic\\w+|caught|find(?:ing)? out|knowing|secret\\w*|illegal\\w*|detect\\w*|off the books)\\b|\\b(?:invoic|bill|charg|pay)\\w* .{0,40}\\b(?:fake|sham|invented|bogus|fictitious|made[- ]up|non-?existent) (?:consult\\w*|services?|work|advice|marketing|expenses?|costs?)\\b|\\boff the books\\b|\\b(?:two|double|second) sets? of (?:books|accounts)\\b|\\b(?:cheat|trick|fool|mislead) (?:the |my )?(?:bank|authority|tax|fta|hmrc|irs|zatca|iras|inspector|immigration)\\b|\\bhide (?:\\w+ ){0,3}?from (?:the )?(?:tax|authorit\\w+|fta|hmrc|irs|zatca|iras)\\b|\\b(?:report|declare|show|state|invoice|book|record)(?:ing)? (?:\\w+ ){0,4}?(?:lower|less|smaller|fewer|only (?:half|part))(?! than (?:aed|usd|gbp|sgd|sar|\\d)).{0,60}\\b(?:tax|vat|customs|duty|threshold|turnover|revenue|profits?|income|sales|price)\\b|\\b(?:two|second|different) (?:\\w+ )?(?:contracts?|invoices?|prices)\\b.{0,30}\\bone (?:for|real)\\b|\\b(?:delete|remove|destroy|erase|lose) (?:\\w+ ){0,3}?(?:sales|invoices|transactions|receipts|entries|records)\\b|\\b(?:personal|private|family|household|holiday) (?:expenses?|costs|spending|bills|holidays?|trips?|travel|shopping|rent|car) (?:as|through) (?:\\w+ ){0,2}(?:company|business)\\b.{0,30}\\btax|\\bnot register (?:for )?${taxes}\\b.{0,30}\\b(?:even|although|though|over|above)\\b|\\bcash\\b.{0,20}\\b(?:so|to|and|with)\\b.{0,20}\\b(?:no|avoid|save|without|skip|not|less) (?:\\w+ ){0,3}?(?:tax|vat|gst|receipts?|invoices?|records?)\\b|\\b(?:make|let) (?:\\w+ ){0,5}?look (?:like|as if|smaller|lower|poorer).*\\b(?:tax|vat|customs)\\b`,
    ),
  ],
  [
    'general',
    /\bpretend (?:that|it|we|i|the|my|our|to)\b|\bmak(?:e|ing) (?:it|this|that|them|us|me|the \w+) (?:look|seem|appear) (?:like|as if|that)\b|^(?:can|could|may|should|shall|let) (?:i|we|us) (?:just |simply )?(?:tell|say|claim|declare|state)\b.{0,80}\b(?:but|(?:even )?though|although|while) (?:it|we|i|they|in fact|really)\b|^(?:just |simply )?(?:tell|say|claim|declare|state) .{0,80}\b(?:but|(?:even )?though|although) (?:it|we|i|they|in fact|really)\b|\bcheat\b|\billegally\b|\b(?:run|operat|trad|sell|work|open|start|keep)\w*\b.{0,40}\bwithout (?:a |any |the |my |our )?licen[cs]e\b.{0,40}\b(?:get away|caught|notic\w*|for (?:a|some|the first|\w+ (?:weeks?|months?))|until|anyway|a while|see how|to save)\b|\b(?:open|start|trade|sell|operate|run)\b.{0,25}\b(?:now|already|first)\b.{0,20}\b(?:licen[cs]e|permit)\b.{0,10}\b(?:later|afterwards)\b|\band (?:say|claim|tell \w+) (?:that )?(?:i|we) (?:am|are|live|work|have)\b|\bl(?:ie|ying) (?:about|on|in|to)\b|\b(?:false|untrue|wrong) (?:information|declarations?|statements?|answers?)\b.{0,30}\b(?:bank|authority|zone|form|application|about|clients|registr\w+)\b|\b(?:tell|say|writ|declar|stat|put|claim|giv|us|tak|appl|regist)\w*\b.{0,60}\b(?:but|while|although|and|when) (?:i |we )?(?:in (?:fact|reality) |actually |really |secretly )(?:i |we )?(?:do|trade|sell|run|deal|work|live|make|import)|\b(?:tell|say to|told) (?:the |my )?(?:bank|authority|zone|immigration|department)\b.{0,50}\b(?:although|but) (?:i|we|in fact|really)\b/,
  ],
];

/** Wrongs against somebody or some office that a declaration is owed to. */
const againstOthers: readonly (readonly [Wrongdoing, RegExp])[] = [
  [
    'general',
    /\b(?:hid(?:e|ing)|conceal\w*|protect(?:ing)? by hiding|keep(?:ing)? (?:\w+ ){0,3}?(?:secret|hidden|away|out of reach))\b.{0,30}\b(?:from|of) (?:my|our|the|an?) (?:\w+ )?(?:wife|husband|spouse|ex|creditors?|court|family|heirs?|bank|partners?)\b/,
  ],
  [
    'general',
    new RegExp(
      `\\b(?:test|exam|medical|fingerprints?|biometrics?|interview|(?:identity|id|video) (?:check|verification))\\b.{0,80}\\b${stranger}\\b.{0,40}\\b${inMyPlace}|\\b${stranger}\\b.{0,60}\\b(?:test|exam|medical|fingerprints?|biometrics?|interview|(?:identity|id|video) (?:check|verification))\\b.{0,60}\\b(?:${inMyPlace}|with my passport)`,
    ),
  ],
  [
    'general',
    /\b(?:so(?: that)?|before|until) (?:my |the |our )?(?:\w+ ){0,4}?(?:wife|husband|spouse|ex|court|creditors?|lawyer|heirs?)\b.{0,30}\b(?:never|not|cannot|can not|won|nothing) (?:\w+ )?(?:finds?|gets?|sees?|traces?|reach(?:es)?)\b/,
  ],
  [
    'general',
    /\b(?:birth (?:year|date)|(?:date|year) of birth)\b.{0,40}\b(?:give|put|write|use|enter|say)\b.{0,40}\b(?:(?:so|so that) (?:he|she|it|i|my)|for (?:him|her|me|it) to)\b/,
  ],
  [
    'sham-employment',
    /\b(?:pay\w*|hir\w+|employ\w*|register\w*|payroll|staff)\b.{0,60}\b(?:(?:who|that|they|and) (?:do|does) nothing|without doing (?:anything|any work))\b/,
  ],
  [
    'evasion',
    /\b(?:report|declar|show|stat|register)\w* (?:\w+ ){0,2}?(?:less|lower|smaller)\b.{0,40}\b(?:mohre|ministry|authorit\w+|tax office|fta|hmrc|irs|customs|zatca|iras|wps)\b/,
  ],
];

/** Ways around a duty, and the duties; to avoid a tax or a fine is lawful, to avoid a declaration is not. */
const around =
  '\\b(?:avoid|skip|get (?:around|round|past|out of)|escape|bypass|dodge|evade|circumvent|ignore|leave out|omit)(?:ing)? (?:the )?(?:(?:\\w+ )?(?:declaring|reporting|showing|naming|telling|disclosing|registering|listing) )?';
const aroundDuties: readonly (readonly [Wrongdoing, RegExp])[] = [
  [
    'hidden-owner',
    new RegExp(
      `${around}(?:(?!fines?|penalt)\\w+ ){0,4}?(?:ubo|(?:real|beneficial|true|actual|second|other) (?:owner|shareholder|partner)s?)\\b|\\b(?:leave|keep|stay)s? (?:(?!address)\\w+ ){0,4}?(?:out of|off) (?!(?:\\w+ )?public)(?:\\w+ ){0,2}(?:register|registry|papers?|documents?|records?)\\b|\\b(?:so|so that|do to|make sure(?: that)?) my name (?:does(?: not|n)|do not|don|not|never) (?:\\w+ ){0,2}(?:appear|show|come up)|\\bnames? (?:be )?(?:only )?on paper\\b|\\bby using (?:another|a different|some(?:one|body) else) name\\b`,
    ),
  ],
  [
    'laundering',
    new RegExp(
      `${around}(?:\\w+ ){0,3}?source of (?:funds|wealth)|\\b(?:bank|zone|place)s? (?:\\w+ )?(?:is|are) (?:relaxed|easy|lax|loose|generous) (?:\\w+ ){0,2}(?:where|source|checks?|kyc)`,
    ),
  ],
  [
    'evasion',
    /\b(?:avoid|skip|get (?:around|round|out of)|escape|bypass|dodge|without|stop) (?:declaring|reporting|disclosing|showing|recording|invoicing)\b|\b(?:avoid|skip|not) (?:telling|tell|informing|inform) (?:the )?(?:tax|fta|hmrc|irs|zatca|iras)\b|\b(?:fewer|not all|only some|only half)(?: of)? (?:\w+ ){0,2}(?:sales|invoices|income|revenue|profits?)\b|\bignore (?:the )?(?:tax|fta|hmrc|irs|zatca|iras)\b/,
  ],
  [
    'forgery',
    /\b(?:make|create|produce|print|design|get)\b(?: \w+){0,2} (?:salary|pay|bank|income|experience|employment) ?(?:slips?|certificates?|statements?|letters?|reference)\b.{0,40}\b(?:so that|so i|with (?:a )?(?:higher|bigger|\d{4,}))|\b(?:certificate|statement|payslip|slip)s? with (?:a )?(?:higher|bigger|better) \w+|\b(?:say|write|claim|put|state)\w*\b.{0,40}\b(?:degree|experience|qualification|salary|address)\b.{0,30}\b(?:even though|although|but i|i have n)|\bno (?:degree|experience|qualification)\b.{0,30}\b(?:just|simply) (?:say|claim|write)|\baddress (?:where|that|which) (?:we|i) (?:are|am|do|don)(?: not)?(?: really)? (?:not|rent|work|sit|use)\b|\baddress (?:that |which )?(?:we|i) (?:won|will not|do not|don|never) (?:really )?(?:use|sit|work)\b/,
  ],
  [
    'forgery',
    /\b(?:make|create|produce|write|draw)(?: up)? (?:me |us )?an? (?:tenancy|lease|rental|ejari|employment)(?: contract| agreement)? (?:that|which) (?:passes|will pass|looks? (?:real|genuine)|gets? (?:accepted|through))\b/,
  ],
  [
    'forgery',
    /\b(?:audit\w*|accounts|reports?|certificates?)\b.{0,40}\bwithout (?:looking|checking|seeing|reading|auditing|visiting)\b/,
  ],
  [
    'forgery',
    new RegExp(
      `\\b(?:${papers}) (?:that |which )?(?:looks?|seems?) (?:\\w+ )?(?:real|genuine|authentic|legit\\w*|original)\\b|\\b${proofs} (?:that |which )?(?:shows?|showing|says?|saying)\\b.{0,50}\\b(?:though|although|but|while) (?:i|we)\\b|\\b(?:stamp|seal|letterhead) of (?:my |our |the |an? )?(?:old|former|closed|previous|ex) (?:\\w+ )?(?:company|employer|firm)\\b.{0,40}\\b(?:letter|certificate|reference|visa|contract)`,
    ),
  ],
  [
    'backdating',
    /\b(?:how (?:do|can|to)|can|could|may|want to|let) (?:i |we |us )?date (?:the|my|our|an?) (?:\w+ ){1,4}?(?:to |in |on |as of )?(?:last|the (?:old|previous|past)) (?:year|month|quarter)\b/,
  ],
  [
    'backdating',
    /\bdat(?:e|ing) (?:the |my |our |an? )?(?:invoices?|contracts?|lease|resolution|agreement)\b.{0,40}\b(?:instead|earlier|before|last)\b/,
  ],
  [
    'sham-employment',
    /\b(?:employ|hire|sponsor|visa|emirati|saudi)\w*\b.{0,60}\b(?:never (?:really )?(?:work|come)|not (?:really )?(?:work|come) (?:for|in|to|here)|stays? (?:at )?home|won work)|^(?!(?:can|may|could|should) (?:i|we) ).*\b(?:hire|employ|use)\w* (?:\w+ ){0,3}?on (?:a )?(?:visit|tourist) visas?\b|\b(?:visit|tourist) visas? (?:to|for) work(?:ing)?\b|\bsponsor (?:\w+ ){0,2}for (?:money|cash)\b/,
  ],
  [
    'sanctions',
    /\b(?:iranian|north korean|syrian) (?:oil|goods|cargo|payments?|money|funds|arms)\b|\bsanctioned (?:\w+ )?(?:person|people|russian|iranian|syrian|citizen|national|individual|company|investor|owner)s?\b.{0,40}\b(?:own|open|form|set up|hold|invest|buy|become)/,
  ],
  [
    'general',
    /\b(?:trade|sell|work|operate|run (?:my |a |the )?(?:\w+ )?(?:shop|business|company|restaurant)) without (?:any|having (?:a|any)) licen[cs]e\b|\b(?:avoid|skip|not) (?:telling|tell|informing|inform) (?:the )?(?:bank|authority|zone|immigration|department)\b|\bget (?:it|this|that|them) past the (?:bank|authority|zone|checks?)\b|\bcan (?:\w+ ){1,3}(?:ignore|defy) (?:the )?(?:law|authority|rules?|order)\b/,
  ],
];

/** Those who check what they are told. */
const checkers =
  '(?:(?:\\w+ )?(?:officers?|officials?)|embassy|consulate|banks?|authority|authorities|registrar|registry|(?:free )?zone|ministry|inspectors?|immigration|auditors?|tax office|fta|hmrc|irs|zatca|misa|iras|acra|companies house|mohre|dmcc|ifza|difc|adgm|jafza|dafza)';

/** Wants something kept from those who must know it; what it is about tells the kind. */
const secrecy = new RegExp(
  `\\bwithout (?!(?:my |the |our )?(?:employer|boss|competitors?|customers?|public|landlord)\\b)(?:\\w+ ){1,5}?(?:knowing|noticing|finding out|realising|realizing|seeing|asking)\\b|\\bso (?:that )?(?:\\w+ ){0,3}?(?:not|doesn|don|won|cannot|never|no ?one|nobody) (?:\\w+ )?(?:sees?|knows?|notices?|finds?|learns?|detects?|asks?|realises?|checks?)\\b|\\bbefore (?:any|some)(?: ?one|body) (?:notices?|finds? out|realises?)\\b|\\b(?:should|must|may|shall) (?:not|never) (?:find out|know|see|learn|notice)\\b|\\bhop(?:e|ing) (?:that )?(?:no ?body|no one|they|the \\w+) (?:\\w+ )?notic|\\b(?:not|don) want (?:\\w+ ){1,3}to (?:know|see|find out|learn|notice)\\b(?! (?:my|our) (?:home|private) address)|\\b(?:without|not|avoid|never) (?:being |getting |get |be )(?:caught|noticed|detected|found out|discovered)\\b|\\bso (?:that )?(?:the |my |our |an? )?${checkers}(?: will| would)? (?:thinks?|believes?|assumes?)\\b|\\b(?:mak|lead|tell)\\w* (?:the |my |our )?${checkers} (?:to )?(?:think|believe|assume)\\b|\\bget away with\\b|\\boverlooks? (?:it|this|that|the)\\b|\\blook the other way\\b|\\b(?:unnoticed|undetected)\\b|\\bbehind (?:\\w+ ){1,3}back\\b`,
);

const secretTopics: readonly (readonly [Wrongdoing, RegExp])[] = [
  ['sanctions', /\bsanction|\biran\b|\bnorth korea\b/],
  ['laundering', /\bwhere (?:it|the|my|our)\b|\bsource of\b/],
  ['bribery', /\b(?:inspector|officer|official)s?\b/],
  ['forgery', /\b(?:sign|signature|stamp|degree|statement|certificate|lease|tenancy|contract|letter)\b/],
  ['sham-employment', /\b(?:visas?|permits?|employees?|staff|workers?)\b/],
  ['evasion', /\b(?:tax(?:es)?|vat|gst|income|sales|profits?|turnover|customs|invoices?|cash|salary)\b/],
  ['hidden-owner', /\b(?:own(?:er|ers|ed|s)?|shareholders?|directors?|nominee|names?|ubo|belongs?|shares)\b/],
];

/** A question about the law on a wrong, not for help with it. */
const aboutTheLaw =
  /\b(?:fines?|penalt\w+|(?:what|which) (?:are |is )?(?:the )?sanctions(?! (?:on|against))|law threatens?|threaten\w*|punish\w*|consequence\w*|what happens|prison|jail|risks?|offen[cs]e|illegal|allowed|legal|lawful\w*|legally|report (?:someone|somebody|a)|how do i (?:spot|recognise|recognize|report)|against|prevent|protect|detect|rules? (?:on|for|about)|laws? (?:on|for|about)|screening|have to (?:check|screen)|must (?:check|screen))\b/;
const wantsHelp =
  /\b(?:how (?:can|do|could|to|should)|help|can (?:i|we|you)|could (?:i|we|you)|make me|where (?:can|do)|way to|which \w+(?: \w+)? (?:does ?n|do ?n|doesn|don|does not|do not)|want|need)\b/;
/** Wants to prevent or mend a wrong, fears its punishment, or suffered it from somebody else. */
const isAgainstIt =
  /\b(?:prevent|recogni[sz]e|spot|combat|whistle\w*|voluntary disclosure|regulari[sz]e|discover(?:ed)?|chang\w+ (?:their|the|his|her) status|(?:do (?:i|we) have to|(?:must|should) (?:i|we)) (?:report|screen|check))\b|\bhow (?:else )?(?:do|can|could|may|should|to) (?:i |we )?(?:else )?(?:verify|prove|identify)\b|\bhow (?:do|can|should|to) (?:i |we )?(?:correct|fix|screen|report (?:an?|fraud|someone|somebody|suspicious|my (?:employer|partner|agent)))\b|\bcan (?:i|we) (?:be|get) (?:fined|punished|jailed|prosecuted|deported)\b|\b(?:employer|agent|partner|landlord|seller|suppliers?|accountant|contractor|he|she|they|someone|somebody) (?:in (?:\w+ ){1,3})?(?:has |have |had )?(?:evaded|forged|faked|falsified|backdated|cheated|bribed|lied)\b/;

/** What a question wants help with that is against the law, by its words; `undefined` if nothing. */
export function wrongdoingIn(question: string): Wrongdoing | undefined {
  const plain = plainText(question).replaceAll(/\s+/g, ' ').trim();
  if (isAgainstIt.test(plain)) return undefined;
  const found =
    [...cues, ...aroundDuties, ...againstOthers].find(([, cue]) => cue.test(plain))?.[0] ?? secretIn(plain);
  // A fake paper stays one, whatever else is asked.
  return asksAboutLaw(plain) ? undefined : found;
}

/** Wants to know whether what somebody said of a duty is right: 'we need no licence, is that true?' */
const asksWhetherTrue = /\b(?:is|was) (?:that|this|it|he|she) (?:really |actually )?(?:true|right|correct)\b/;

/** Repeats what somebody says of a duty, as in 'my partner says that only the manager has to be named'. */
const repeatsDuty =
  /\b(?:says?|said|claims?|thinks?|insists?|swears?|told (?:me|us)|(?:i|we) (?:heard|read))\b(?: that)? [^.?!;]*\b(?:ha(?:s|ve) to|must|needs?|needn|required|obliged|compulsory|mandatory)\b[^.?!;]*[.?!]*(?: (?:right|true|correct) ?\?)?$/;

/** Whether a question asks what the law says, or wants to prevent or mend a wrong. */
export function isAboutLaw(question: string): boolean {
  const plain = plainText(question).replaceAll(/\s+/g, ' ').trim();
  return [isAgainstIt, asksWhetherTrue, repeatsDuty].some((cue) => cue.test(plain)) || asksAboutLaw(plain);
}

function asksAboutLaw(plain: string): boolean {
  return aboutTheLaw.test(plain) && !wantsHelp.test(plain);
}

function secretIn(plain: string): Wrongdoing | undefined {
  if (!secrecy.test(plain)) return undefined;
  return secretTopics.find(([, topic]) => topic.test(plain))?.[0] ?? 'general';
}
