import { placesIn, plainText, wordsOf } from '../../../knowledge/index.ts';

/** Domain words: a question without any is off topic, unless it closely matches an article's question. */
const tradeWords = new Set(
  wordsOf(
    `company companies firm business startup start-up founder entrepreneur enterprise corporation corporate incorporate incorporation
     llc ltd inc llp plc fze fzco spv jsc branch subsidiary partnership holding foundation freelance freelancer trade trader trading
     licence permit registration register registrar registry regulator authority ministry department approval notary certificate
     form formation set-up setup establish ownership owner shareholder share shares stock member partner investor director manager
     secretary auditor accountant agent nominee representative signatory capital deposit
     visa residence residency resident immigration sponsor dependant passport emirates-id iqama golden green entry-permit overstay medical
     tax taxes taxation vat gst zakat corporate-tax income-tax franchise withholding exemption relief refund return invoice invoicing
     turnover revenue profit profits dividend audit audited accounts accounting bookkeeping records report statement filing file
     bank banking account iban loan card payment mercury wio wise tide starling aspire dbs mashreq adcb rakbank fab
     office desk premises lease tenancy ejari address warehouse flexi coworking plot
     fee fees cost costs price charge fine penalty deadline due renewal renew expire validity quota
     employee employees staff worker salary salaries wage wages payroll payday pension gratuity insurance emiratisation saudization nitaqat hire labour
     identity verification verify stockholder stockholders law regulation regulations decree resolution compliance substance beneficial ubo aml laundering goaml dnfbp kyc sanction esr
     liquidation liquidate close dissolve deregister strikeoff strike-off wind-up dormant migrate redomicile transfer
     activity activities consultancy consulting e-commerce import export customs crypto fund asset fintech manufacturing logistics
     free-zone mainland offshore onshore zone emirate jurisdiction gulf gcc
     memorandum articles resolution power-of-attorney attestation attested apostille legalise document documents paperwork
     trademark name domain employment contract work foreigner foreign non-resident nonresident abroad remote citizen nationality
     83b ein itin 5472 1120 1065 1099 boi psc utr paye acsp confirmation-statement sic acra iras uen cpf bizfile singpass corppass
     hmrc companies-house irs fincen zatca misa qiwa gosi mohre fta det ded adra gdrfa icp emaratax moccae dfsa fsra difc adgm dmcc ifza dafza jafza diez
     e-channel establishment-card immigration-card portal delaware wyoming stablecoin token property golden-visa health cover
     tariff discount package cheque balance book books rule rules price-list expired lapse lapsed premises contractor
     gold dealer dealers cash threshold election elect exempt provider accreditation peppol`,
  ),
);

/** Domain words that are as common elsewhere: 'how does an engine work?' */
const everydayWords = new Set(
  wordsOf(
    'work form name list book books card cover health charge gold close transfer plot power free golden strike wind set up off',
  ),
);

/** Whether a question contains a domain word, or several that are common elsewhere, too. */
export function isOfTrade(words: readonly string[]): boolean {
  const ofTrade = new Set(words.filter((word) => tradeWords.has(word)));
  return ofTrade.size > 1 || [...ofTrade].some((word) => !everydayWords.has(word));
}

const names = new Intl.DisplayNames('en', { type: 'region' });

/** English names of all other countries, in lower case. */
const otherCountries: ReadonlySet<string> = new Set(
  Array.from({ length: 26 * 26 }, (_, index) =>
    String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
  )
    .filter((code) => !['AE', 'US', 'GB', 'SA', 'SG', 'UK', 'ZZ', 'EU', 'UN'].includes(code))
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined || name === code ? [] : [plainText(name)];
    }),
);

/** Other names of countries, and words for their companies. */
const otherNames: Readonly<Record<string, string>> = {
  'hong kong': 'Hong Kong',
  macau: 'Macau',
  turkey: 'Turkey',
  russia: 'Russia',
  korea: 'Korea',
  'czech republic': 'the Czech Republic',
  bvi: 'the British Virgin Islands',
  cayman: 'the Cayman Islands',
  gmbh: 'Germany',
  sarl: 'France',
  'e-residency': 'Estonia',
};
const otherNamesAlone = new RegExp(`\\b(?:${Object.keys(otherNames).join('|')})\\b`, 'g');

/** Free zones, and states of the United States, that the catalogue has not. */
const otherPlaces =
  /\b(?:rakez|rak ?icc|shams|meydan|dubai south|dwtc|spc free ?zone|hamriyah|saif ?zone|kezad|kizad|twofour54|masdar city|dubai silicon oasis|dso|dubai internet city|dubai media city|tecom|ajman free ?zone|creative city|uaq (?:ftz|free ?trade zone)|sharjah media city|srtip|dubai healthcare city|qfc)\b/;
const stateNames =
  'texas|florida|nevada|california|new york|new mexico|montana|colorado|georgia|illinois|washington|oregon|utah|arizona|ohio|massachusetts|new jersey|south dakota|alaska|tennessee';
const otherStates = new RegExp(
  `\\b(?:${stateNames})\\b(?= (?:an? )?(?:llc|corp\\w*|c corp|company|inc|franchise|state fee|filing|cost|price|yearly|annual)|[ ?.!]*$)|(?<=\\b(?:llcs?|corporations?|company|companies|inc) (?:in|of) )(?:${stateNames})\\b`,
);

/** Where something takes place, rather than where a person comes from. */
const place = /\b(?:in|of|for|to|into) (?:the )?((?:[a-z]+ ?){1,3})/g;
const origin =
  /\b(?:live|lives|living|based|born|resident|residents|citizens?|national|come|coming|am|are|clients?|customers?|suppliers?|parent|(?:my|our|parent|existing|home) (?:company|llc|inc|corp(?:oration)?)|bank account|work|works|working|remotely|from) (?:in|of|from)$/;

/** Stems of other countries' names, shared with their adjectives: 'Australian', 'Japanese'. */
const beginnings = new Set(
  [...otherCountries].filter((name) => name.length >= 6).map((name) => name.slice(0, 5)),
);
const ofCountry =
  /\b([a-z]{5,})(?:an|ese|ish|ch|ian) (?:[a-z]+ ){0,2}?(?:visa|residence|residency|citizenship|company|tax|licence)\b/g;

/** Sets places side by side, so that what is known of one alone is no answer. */
const sideBySide = /\b(?:compar\w*|vs|versus|than|difference)\b/;

/** A state in which a company of another place does business. */
const stateOfBusiness =
  /\b(?:regist\w+|qualif\w+|(?:do(?:ing)?|does) business) in (texas|florida|nevada|california|new york|new mexico|georgia|illinois|washington|colorado)\b/;

/** Reports and numbers of the United States, which are the same in every state. */
const isFederal = /\b(?:boi|beneficial owners?|fincen|irs|ein|itin|5472|1120|federal|83b|be-?13)\b/;

/** The unsupported country that a question is about; '' if only an adjective names it, `undefined` for none. */
export function otherCountryIn(question: string): string | undefined {
  const plain = plainText(question);
  const state = isFederal.test(plain) ? null : otherStates.exec(plain);
  if (state && !isOrigin(plain, state.index)) return nameOf(state[0]);
  const registered = stateOfBusiness.exec(plain)?.[1];
  if (registered && !isFederal.test(plain)) return nameOf(registered);
  const named = placesIn(question);
  const zone = otherPlaces.exec(plain);
  if (zone && !isOrigin(plain, zone.index)) {
    // The name of a zone may hold that of an emirate, as 'Sharjah Media City' does.
    const isOnlyPlace = placesIn(plain.replace(zone[0], ' ')).places.length === 0;
    if (isOnlyPlace || sideBySide.test(plain)) return nameOf(zone[0]);
  }
  if (named.countries.length > 0) return undefined;
  for (const { 0: name, index } of plain.matchAll(otherNamesAlone)) {
    if (!isOrigin(plain, index)) return otherNames[name];
  }
  for (const match of plain.matchAll(place)) {
    const before = plain.slice(0, match.index + match[0].indexOf(' ')).trim();
    if (origin.test(before)) continue;
    const words = (match[1] ?? '').trim().split(' ');
    const end = words.findIndex((_, index) => otherCountries.has(words.slice(0, index + 1).join(' ')));
    if (end !== -1) return nameOf(words.slice(0, end + 1).join(' '));
  }
  const [alone] = aloneCountry.exec(plain)?.slice(1) ?? [];
  if (alone !== undefined && otherCountries.has(alone.trim())) return nameOf(alone.trim());
  return [...plain.matchAll(ofCountry)].some(([, word = '']) => beginnings.has(word.slice(0, 5)))
    ? ''
    : undefined;
}

/** Whether the words before a place say where somebody or something comes from. */
function isOrigin(plain: string, at: number): boolean {
  return (
    origin.test(
      plain
        .slice(0, at)
        .replace(/ the $/, ' ')
        .trim(),
    ) ||
    /\b(?:from|my|our)(?: the)? ?$/.test(plain.slice(0, at)) ||
    // 'Zones like SAIF or RAKEZ' are examples.
    /\b(?:like|such as) (?:\w+ (?:or|and) )?$/.test(plain.slice(0, at))
  );
}

/** A country by itself, as in 'What about Oman?' */
const aloneCountry = /^(?:and |so |but |or )*(?:what about |how about )?(?:the )?([a-z ]+?)[ ?.!]*$/;

function nameOf(country: string): string {
  return country.length <= 5 && otherPlaces.test(country)
    ? country.toUpperCase()
    : country.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
