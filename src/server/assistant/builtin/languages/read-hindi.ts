import { plainText } from '../../../knowledge/index.ts';

/** Words of Hindi and Urdu in Latin letters that English has not. */
const hindiWords =
  /\b(?:kitn[aei]|kya|hai|hain|mein|mera|meri|mere|apn[aie]|liye|saath|sath|karna|karne|karni|karu|karun|karoon|karein|kholn[aei]|kholun|bana(?:ne|ni)|banwan[aei]|chahiye|chahie|chaiye|lagt[aie]|lagega|lagegi|lagenge|padta|padti|padega|padegi|kaise|kab|kahan|kaun|kaunsa|kaunsi|konsa|konsi|nahi|nahin|bina|sakt[aie]|hoga|hogi|honge|hot[aie]|hon[aie]|aayega|ayega|aata|aur|agar|mujhe|mujhko|humein|hum|hume|raha|rahi|gay[aie]|gaya|kharcha|kharch|paisa|paise|mahine|mahina|saal|din|malik|mil(?:ega|egi|ta|ti|te|ne)|sabse|sasta|sasti|mehnga|zaroori|zaruri|zaroorat|dastavez|batao|bataiye|bataye|jurmana|der|tak|tankhwah|kiraya|daftar|karobar|dhandha|munafa|biwi|bachon|bhai|dost|kyun|kyu|wala|wali|lekin|bharn[aei]|rakhn[aei]|den[aie]|len[aie]|ke|ki|ka|ko|se|mein|me)\b/g;

/** Minimum of such words: one may be a name. */
const minHindi = 2;

/** Whether a message is in Hindi or Urdu, written in Latin letters. */
export function isHindi(message: string): boolean {
  return new Set(plainText(message).match(hindiWords) ?? []).size >= minHindi;
}

/** Words that ask, in Hindi or Urdu. */
const asking =
  /\b(?:kitn[aei]|kya|kab|kaise|kaun\w*|kons[ai]|kahan|kyun?|sakt[aei] (?:hoon|hun|hu|hai|hain))\b/i;

/** The questions of a Hindi or Urdu message: the word that asks stands late in each. */
export function hindiQuestions(message: string): readonly string[] {
  const parts = message.split(/,? (?:aur|or|and) (?=.)/i);
  const asked = parts.reduce<string[]>((questions, part) => {
    const before = questions.at(-1);
    const isWhole = asking.test(part) && part.trim().split(/\s+/).length >= minWords;
    if (before !== undefined && (!isWhole || !asking.test(before)))
      questions[questions.length - 1] = `${before} aur ${part}`;
    else questions.push(part);
    return questions;
  }, []);
  return asked.length > 1 && asked.length <= maxQuestions ? asked.map((part) => part.trim()) : [message];
}

/** Fewest words of a question that says of what it asks. */
const minWords = 2;

/** Most questions that one message is split into. */
const maxQuestions = 3;

const hindi: readonly (readonly [word: string, english: string])[] = [
  ['kitn[aei] (?:din|dino|dinon) (?:mein|me) (?=mil|aa)', 'how many days '],
  ['kitn[aei] (?:din|dino|dinon) (?:mein|me|ke andar)', 'within how many days'],
  ['kitn[aei] (?:mahin[aeo]n?) (?:mein|me|ke andar)', 'within how many months'],
  ['(\\d+) (?:saal|years?) se kam', 'under $1 years'],
  ['mer[ei] pa?as', 'I have'],
  ['(?:main )?([\\w-]+) (?:me|mein) reht[aei](?: hoon| hun| hu)?', 'I live in $1'],
  ['kya (fine|penalty|rate|limit|fees?)', 'what is the $1'],
  ['(?:registration (?:ki )?)limit', 'registration threshold'],
  ['den[aei] (?:pa(?:d|r)t[aei]|hot[aei]|hai|hain|pa(?:d|r)ega)', 'pay must need'],
  ['(?<=\\w*n[aei]) (?:mein|me)', ''],
  ['(\\w+) ban (?:sakt[aei]|skt[aei])', 'be $1'],
  ['(India|Pakistan|Bharat|Bangladesh|Nepal|videsh|bahar) se', 'from abroad'],
  [
    '((?:Saudi|UK|US|USA|Delaware|Wyoming|Singapore|Dubai) (?:LLC|Ltd|company|Pte Ltd|corp)) (?:mein|me|mai)',
    'in $1',
  ],
  ['(Saudi Arabia|United Kingdom|Abu Dhabi|Ras Al Khaimah|(?!\\w*n[aei] )[\\w-]+) (?:mein|me|mai)', 'in $1'],
  [
    '((?<!\\bin )[\\w-]+ [\\w-]+|[\\w-]+) ke liye (.+?) (?=zaroori|zaruri|zaroorat|chahiye|chahie|chaiye|lag(?:ta|ti|te|ega|egi)|pad(?:ta|ega))(\\w+)',
    '$2 $3 for $1',
  ],
  ['([\\w-]+) ke liye[ ?]*$', 'for $1'],
  ['kitn[aei] k[aie](?= h(?:ai|ain)\\b)', 'what does it cost'],
  ['(?:ki )?(?:umar|umr|umra|age) kitn[aei]', 'how old'],
  ['(?:dusr[oe]n?|kisi aur) ke liye', 'on behalf of others'],
  ['na (?:bhar|de|kar)(?:ne|na)(?: par| pe)?', 'not filing'],
  ['akel[aei] malik', 'only owner alone'],
  ['kitn[aei] saal', 'how many years'],
  ['har saal kitn[aei]', 'how much every year'],
  ['(?:zameen|makaan|jaidad|property) kitn[aei] ki', 'how much property value'],
  ['(?:aakhri|akhri|antim|last) (?:tarikh|date|din)', 'last day due'],
  ['(?:tarikh|tareekh)', 'date'],
  ['(?:fark|farak|antar)', 'difference'],
  ['(?:hissedar|bhagidar|sajhedar|sharik)', 'partner'],
  ['(?:ijazat|ijaazat|anumati|allowed)', 'allowed'],
  ['(?:sharten|shartein|shart)', 'conditions'],
  ['(?:kam se kam)', 'minimum'],
  ['(?:usme|isme|usmein|ismein)', 'in it'],
  ['pehl[aei] (?:saal|sal|varsh)(?: (?:mein|me))?', 'in the first year'],
  ['doosr[aei] (?:saal|sal|varsh)(?: (?:mein|me))?', 'from the second year'],
  ['kis ?ko (?=den[aei])', 'who must '],
  ['(?:pehl[aei])', 'first'],
  ['(?:agl[aei])', 'next'],
  ['ke baad', 'after'],
  ['se pehle', 'before'],
  ['(?:khud|khudka)', 'myself'],
  ['(?:zyada|jyada)', 'more'],
  ['re?h(?:n|t)[aei]', 'live'],
  ['ba?ant(?:na|ne|u|un)?', 'split'],
  ['(?:na|nahi|nahin) (?:lage|lagna|dena pade)', 'not due'],
  ['(?:bharat|hindustan)', 'India'],
  ['(?:ek|aik) visa', '1 visa'],
  ['do visa', '2 visa'],
  ['teen visa', '3 visa'],
  ['ch(?:ar|aar) visa', '4 visa'],
  ['paanch visa', '5 visa'],
  ['(\\d) visas? ke (?:saath|sath|liye)', 'with $1 visas'],
  ['kitn[aei] (?:visa|visas|log)', 'how many visas'],
  ['roz(?:ana)?', 'per day'],
  ['sarkari', 'official'],
  ['kitn[aei] (directors?|shareholders?|partners?|members?|employees|din|mahine)', 'how many $1'],
  ['ho (?:sakt[aei]|skt[aei])', 'can be'],
  ['(?:hoon|hun|hu|hain|h)', ''],
  ['hiss[aei]', 'share'],
  ['rakhn[aei]', 'hold'],
  ['jaye|jaaye', ''],
  ['kitn[aei] (?:percent|pratishat|%)', 'what is the standard rate percent'],
  ['(?:ka|ki)? ?(?:vat|gst) kitn[aei] (?:hai|hota|hoti|lagta)', ' VAT what is the standard rate percent'],
  ['kab tak', 'by when'],
  ['kitn[aei] (?:time|samay|waqt|vakt|din|mahin[aei]|haft[aei])', 'how long does it take'],
  [
    '(?:total )?(?:kharcha|kharch|cost|price|fees?|charges?) kitn[aei] (?:aayega|ayega|hoga|hogi|lagega|lagta|padega|hai|aata|aati)',
    'how much does it cost',
  ],
  ['kitn[aei] (?:paisa|paise|kharcha|kharch) (?:lagega|lagta|aayega|ayega|hoga)', 'how much does it cost'],
  ['kitn[aei] (?:ka|ki|me|mein) (?:padega|milega|aayega|ayega|banega)', 'how much does it cost'],
  ['kitn[aei] (?:lagega|lagta|padega|aayega|ayega)', 'how much does it cost'],
  ['der (?:ho (?:gay[aie]|jaye|gaya)|kar(?:ne|un|na))(?: (?:to|toh|par|pe))?', 'am late'],
  ['bana(?:na|ne|ni|o|u|un)?|banwan[aei]', 'set up form'],
  ['chalu kar(?:na|ne)', 'set up form'],
  ['account khol(?:na|ne|ni|u|un)', 'open account'],
  ['khatam', 'expire'],
  ['kya kya', 'which'],
  ['kin kin', 'which'],
  ['(?:jama|submit|file) kar(?:na|ne|ni|un)', 'file'],
  ['bhar(?:na|ne|ni|un)', 'pay file'],
  ['badal(?:na|ne|un)', 'change'],
  ['(?:hata(?:na|ne)|nikal(?:na|ne))', 'remove'],
  ['jod(?:na|ne)', 'add'],
  ['chh?up(?:ana|ane|a)', 'hide'],
  ['(?:tankhwah|tankha)', 'salary'],
  ['kiraya', 'rent'],
  ['daftar', 'office'],
  ['(?:karobar|dhandha|vyapar|vyavsay)', 'business'],
  ['munafa', 'profit'],
  ['bikri', 'sales'],
  ['(?:biwi|patni)', 'wife'],
  ['(?:bach+on|bach+e)', 'children'],
  ['bhai', 'brother'],
  ['dost', 'friend'],
  ['(?:karmchari|mulazim)', 'employee'],
  ['(?:videshi|ghair mulki)', 'foreigner'],
  ['akel[aei]', 'alone'],
  ['(?:zyada se zyada)', 'maximum'],
  ['(?:kyun|kyu)', 'why'],
  ['(?:agar)', 'if'],
  ['(?:sirf)', 'only'],
  ['(?:lekin|magar)', 'but'],
  ['(?:bahar se|bahar)', 'abroad'],
  ['(?:behtar|acch?[aei])', 'better'],
  ['jaldi', 'fast'],
  ['(?:batao|bataiye|bataye|bata do)', ''],
  ['apn[aie]', 'my'],
  ['mil(?:ta|ti|te|ne)', 'get'],
  ['(?:zaroorat)', 'need'],
  ['(?:ghoos|ghus)', 'bribe'],
  [
    '(?:kisi ko (?:pata|khabar|maloom) (?:na|nahi|nahin)(?: \\w+)?|bina bataye|chupke se|chupke)',
    'nobody knows',
  ],
  ['(?:bina tax (?:diye|bhare|chukaye|pay kiye)|tax (?:diye|bhare|chukaye) bina)', 'without tax'],
  ['(?:kala|kaala|do number ka) (?:paisa|dhan)|hawala', 'black money'],
  ['benami', 'straw owner'],
  ['(?:taaki|taki|taake)', 'so that'],
  ['(?:na|nahi|nahin) (?:aa?ye|dikhe|dikhai de|likha ho)', 'does not appear'],
  ['(?:pichh?li|purani|peechh?e ki) (?:date|tarikh)', 'backdate'],
  ['(?:pratibandh|sanction list)', 'sanctions'],
  ['(?:bhej(?:na|ne|u|un|oon|o)?)', 'send'],
  ['chh?upa(?:u|un|oon|ye|ke)', 'hide'],
  ['naam', 'name'],
  ['(?:lagenge|lagte|lagti|hote|hoti|hota|honi|hona|hone|aayega|ayega|aata|wal[aie]|gay[aie])', ''],
  ['kitna (?:time|samay|waqt|vakt)', 'how long'],
  ['kitne (?:din|mahine|hafte)', 'how long'],
  ['(?:kitna|kitni|kitne) (?:kharcha|kharch|paisa|paise|fee|cost|price|fees)', 'how much does it cost'],
  ['(?:kharcha|kharch|fee|fees|cost|price|charges) (?:kitna|kitni|kitne)', 'how much does it cost'],
  ['kam se kam', 'minimum'],
  ['kitn[aei]', 'how much'],
  ['(?:kharcha|kharch)', 'cost'],
  ['bina (\\w+)(?: ke)?', 'without $1'],
  ['(?:ek|1) visa', 'one visa'],
  ['(?:do|2) visa', 'two visas'],
  ['(?:teen|3) visa', 'three visas'],
  ['ke saath|ke sath', 'with'],
  ['ke liye', 'for'],
  ['ho rah[ai] hai', ''],
  ['sabse sast[ai]', 'cheapest'],
  ['sast[ai]', 'cheap'],
  ['(?:kaunsa|konsa|kaunsi|konsi)', 'which'],
  ['khul(?:na|ne|ta|ti|te|wana)?(?= |$)', 'be opened'],
  ['khol(?:na|ne|ni|u|un)', 'set up form'],
  ['shuru kar(?:na|ne)', 'set up form'],
  ['register kar(?:na|ne)', 'register'],
  ['band kar(?:na|ne)', 'close'],
  ['renew kar(?:na|ne)', 'renew'],
  ['kar(?:na|ne|ein|o)', 'do'],
  ['(?:pa[dr](?:ta|ega|ti)|zaroori|zaruri|chahiye)', 'must need'],
  ['(?:sakta|sakte|sakti)', 'can'],
  ['(?:malik)', 'own owner'],
  ['kaise', 'how to'],
  ['kab', 'when'],
  ['kahan', 'where'],
  ['kaun', 'who'],
  ['mahin[ae]', 'months'],
  ['saal', 'years'],
  ['din', 'days'],
  ['mer[aie]', 'my'],
  ['hamar[aie]', 'our'],
  ['(?:mujhe|humein|hum|main)', 'I'],
  ['aur', 'and'],
  ['ya', 'or'],
  ['(?:mein|me)', 'in'],
  ['mileg[ai]', 'get'],
  ['jurmana', 'fine'],
  ['(?:dastavez|kagaz|kagzat)', 'documents'],
  ['(?:nahi|nahin)', 'not'],
  ['(?:farzi|nakli|jaali)', 'fake'],
  ['(?:rishwat)', 'bribe'],
  ['(?:kya|hai|hain|ka|ki|ke|ko|se|par|ho|hoga|hogi|lagta|lagega|rah[ai]|tak|bhi|toh|to)', ''],
];

const hindiRules = hindi.map(([word, english]) => [new RegExp(`\\b(?:${word})\\b`, 'gi'), english] as const);

/** Lakh and crore in digits. */
function inDigits(message: string): string {
  return message.replaceAll(/\b(\d+(?:\.\d+)?|ek|do) (lakh|lac|crore|karod)s?\b/gi, (_, number, scale) => {
    const count = /ek/i.test(number) ? 1 : /do/i.test(number) ? 2 : Number(number);
    return String(count * (/^la/i.test(scale) ? 100_000 : 10_000_000));
  });
}

/** Such a message in the English words of the trade. */
export function fromHindi(message: string): string {
  const asksOpenly = /\b(?:kitn[aei]|kab|kaise|kaun\w*|kahan|kyun?|kya (?:hai|hain|karna|chahiye|kya))\b/i;
  const isYesNo =
    /^kya\b|[.,;?] kya\b|\bkya[ ?]*$|\bsakt[aei] (?:hoon|hun|hu|hai|hain)[ ?]*$|\b(?:zaroori|zaruri|chahiye)(?: hai| hain)?[ ?]*$/i.test(
      message,
    ) && !asksOpenly.test(message);
  const english = hindiRules
    .reduce((text, [word, meaning]) => text.replaceAll(word, meaning), inDigits(message))
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (!isYesNo) return english;
  return /\b(?:zaroori|zaruri|chahiye|zaroorat|padta|padega)\b/i.test(message)
    ? `do I need ${english.replaceAll(/\bmust need\b/g, '')}`.replaceAll(/\s+/g, ' ').trim()
    : english.replace(
        /^(I live in [\w-]+,? ?)?/,
        (home) => `${home.replace(/,? ?$/, home === '' ? '' : '. ')}can `,
      );
}
