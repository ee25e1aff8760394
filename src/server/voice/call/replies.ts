/** The kinds of short replies; none is a question for the expert. */
export type Reply = 'back-channel' | 'go-on' | 'no-more';

const sound =
  '(?:o+k(?:ay)?|right|yes|yeah|yep|yup|uh[- ]?huh|m+[- ]?h?m+|hmm*|mm+|i see|ah+|oh|sure|got it|alright|all right|true|exactly|indeed|cool|great|good|nice|fine|wow|really)';
/** An acknowledgement. */
const backChannel = new RegExp(`^(?:${sound}[ ,.!?]*){1,3}$`, 'i');
const goOn =
  /^(?:(?:yes|yeah|yep|sure|ok(?:ay)?|please|all ?right|right|of course|absolutely)[ ,.!]*)*(?:(?:please )?(?:go on|continue|carry on|keep going|tell me more|more|go ahead|do|read on|what else)(?: please)?)?[ ,.!?]*$/i;
/** Unprompted. */
const askedToGoOn = /^(?:please )?(?:go on|continue|carry on|tell me more)(?: please)?[ .!]*$/i;
const noMore =
  /^(?:(?:no|nope|nah|that's (?:all|enough|fine|it)|that is (?:all|enough)|enough|stop|not now|never mind|i'm good|i am good)[ ,.!]*)+(?:thanks?(?: you)?|it's fine)?[ ,.!]*$/i;

/** The context of a short reply. */
interface Moment {
  /** Whether the caller was asked if the answer should continue. */
  wasOffered: boolean;
  /** Whether the reply interrupted an answer. */
  wasInterrupted: boolean;
}

/** Classifies a short reply; `undefined` if it needs an answer. */
export function replyOf(text: string, { wasOffered, wasInterrupted }: Moment): Reply | undefined {
  const plain = text.trim().replaceAll('’', "'");
  if (plain === '') return undefined;
  if (wasOffered && goOn.test(plain)) return 'go-on';
  if ((wasOffered || wasInterrupted) && noMore.test(plain)) return 'no-more';
  if (askedToGoOn.test(plain)) return 'go-on';
  return backChannel.test(plain) ? 'back-channel' : undefined;
}

const openEnds = new Set(
  `a an the and or but so because if when while that which who whose of to in on at for from with by about into than as
  between my our your his her their its is are was were be been am do does did can could will would should shall may might
  must have has had what how where why um uh er erm like i we you per plus minus versus some any each every`.split(
    /\s+/,
  ),
);
const numberWord =
  /^(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)$/;

/** Whether a sentence is clearly unfinished: it ends with a connecting word or a number. */
export function isUnfinished(text: string): boolean {
  const trimmed = text.trim().toLowerCase();
  if (trimmed.endsWith('?')) return false;
  if (/(?:,|-|\.\.\.|…)$/.test(trimmed)) return true;
  const last =
    trimmed
      .replace(/[.!]+$/, '')
      .split(/\s+/)
      .at(-1) ?? '';
  return openEnds.has(last) || numberWord.test(last);
}
