import { plainText } from '../../../knowledge/index.ts';

/** What the expert does something else instead of. */
export type Instead = 'drafting' | 'prediction' | 'advice';

const drafted =
  '(?:contracts?|agreements?|letters?|resolutions?|memorandum|moa|articles of association|articles|nda|power of attorney|poa|polic(?:y|ies)|business plan|terms|invoices?|minutes|appeal|complaint|declaration|templates?|e ?mails?|cover letter|offer)';
const drafting = new RegExp(
  `^(?:please |kindly |can you |could you |would you |will you |i (?:want|need|would like) you to |help me (?:to )?|just )*(?:please )?(?:draft|write|word|phrase|prepare|compose|create|make|give|generate|fill in|fill out|review|check|translate) (?:me |us |up )?(?:\\w+ ){0,5}?${drafted}\\b|\\b(?:draft|write|word|phrase|compose|prepare) (?:me |us |up )?(?:a |an |the |my |our )(?:\\w+ ){0,4}?${drafted}\\b.*\\bfor (?:me|us)\\b|^(?:i need|i want|send me) (?:a |an |the )?(?:\\w+ ){0,3}?(?:template|sample|draft)\\b`,
);
const prediction =
  /\bwill (?:my|our|they|the (?:bank|authority|zone|free zone)|dmcc|ifza|jafza|dafza|difc|adgm|misa|acra|companies house|mercury|wise|relay|tide|aspire|airwallex|dbs|hsbc|it|i|we)\b(?:(?!\bhave to\b|\bneed\b).){0,60}\b(?:approv\w+|accept\w*|reject\w*|refus\w+|grant\w*|get (?:the|a|my) (?:visa|licen[cs]e|account))\b|\b(?:chances?|odds|probability|likelihood|likely|(?<!\b(?:bank|labour|company|corporate|financial) )guarantee\w*|promise)\b(?<!\b(?:raise|improve|increase|better|lift) (?:my |our |the |your )?(?:chances?|odds|probability|likelihood)).{0,60}\b(?:approv\w+|visa|licen[cs]e|account|accept\w*|reject\w*|succe\w+)\b|\bdo you think\b.{0,60}\b(?:approv\w+|accept\w*|reject\w*|grant\w*)\b|\bcan you (?:guarantee|promise)\b|\bwill (?:the |your )?(?:\w+ ){0,3}?(?:tax(?:es)?|vat|rates?|fees?|prices?|costs?|laws?|rules?)\b.{0,30}\b(?:rise|increase|go up|grow|change|fall|drop|double)\b|\bwill (?:the )?(?:\w+ ){1,2}?(?:raise|increase|lower|cut|reduce|abolish|scrap|introduce|change)\b (?:the |its |their |an? )?(?:\w+ ){0,3}?(?:tax(?:es)?|vat|gst|rates?|fees?|prices?|laws?|rules?|capital|fines?)\b/;
const advice =
  /\bshould (?:i|we|my company|our company)\b.{0,80}\b(?:tax\w*|elect\w*|relief|vat|gst|zakat|dividends?|salary|qualifying|group|transfer pric\w+|deduct\w*|exempt\w*)\b|\b(?:what|which) (?:is|would be|s) (?:best|better|the best) (?:\w+ ){0,4}?(?:tax|for tax)\b|\bhow (?:should|can) (?:i|we) (?:structure|optimi[sz]e|minimi[sz]e|plan)\b.{0,60}\b(?:tax\w*|ownership|company|companies|group)\b|\bis my (?:\w+ ){0,3}?(?:income|profit|revenue) (?:qualifying|exempt|taxable)\b|\btax advice\b|\bshould (?:i|we) (?:invest in|buy)\b|\b(?:can|may|could) (?:i|we) deduct\b/;

/** What a question asks for that the expert leaves to a person; `undefined` if nothing. */
export function insteadIn(question: string): Instead | undefined {
  const plain = plainText(question).replaceAll(/\s+/g, ' ').trim();
  if (drafting.test(plain)) return 'drafting';
  if (prediction.test(plain)) return 'prediction';
  return advice.test(plain) ? 'advice' : undefined;
}
