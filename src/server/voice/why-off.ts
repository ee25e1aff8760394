import { locales, type Messages, messagesIn } from '#locales/messages-in.ts';

/** Why voice calls cannot be made here: a code, worded by the catalogue in the language of who asks. */
export type WhyOff = keyof Messages['answerMessages']['voiceOff'];

/** The engines cannot be used here. */
export class NoEngines extends Error {
  readonly whyOff: WhyOff;

  constructor(whyOff: WhyOff) {
    super(whyOff);
    this.name = 'NoEngines';
    this.whyOff = whyOff;
  }
}

/** The reason as operators read it: in the default locale. */
export function whyOffText(whyOff: WhyOff): string {
  return messagesIn(locales[0]).answerMessages.voiceOff[whyOff];
}
