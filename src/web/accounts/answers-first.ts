import { accountMessages } from '#messages/accounts.ts';
import { notify } from '#web/platform/notify.ts';

/** Says why a visitor of the registration page, whom index.html led on, is at the questionnaire. */
export function tellAnswersFirst(): void {
  notify.error(accountMessages.onboardingGaps['not-started']);
}
