import { expect, test } from 'vitest';
import { accountMessages } from './accounts.ts';
import { answerMessages } from './answers.ts';
import { assistantMessages } from './assistant.ts';
import { billingMessages } from './billing.ts';
import { commonMessages } from './common.ts';
import { companyMessages } from './companies.ts';
import { dashboardMessages, homeMessages } from './dashboard.ts';
import { failureMessages } from './failures.ts';
import { onboardingMessages } from './onboarding.ts';
import { productMessages, salesTaxMessages } from './products.ts';
import { fieldMessages } from './server-fields.ts';
import { supportMessages } from './support.ts';
import { teamMessages } from './team.ts';
import { voiceMessages } from './voice.ts';

/* Texts whose exact wording was agreed. Do not rewrite them. */

test.each([
  ['Select Country', onboardingMessages.stepNames[1]],
  ['Company Type', onboardingMessages.stepNames[2]],
  ['Requirements', onboardingMessages.stepNames[3]],
  ['Ask our AI expert now...', onboardingMessages.askExpert],
  ['Please select a specific option', onboardingMessages.problems['option-missing']],
  ['Please select a specific option', fieldMessages['option-missing']({})],
  ['Please select number of visas needed', onboardingMessages.problems['visas-missing']],
  ['Please select an office type', onboardingMessages.problems['office-missing']],
  ['Sign in to the product', accountMessages.signInTitle],
  ["Don't have an account?", accountMessages.noAccount],
  ['Sign up', accountMessages.signUpLink],
  ['Sign up', accountMessages.signUp],
  ['Sign in', accountMessages.signIn],
  ['OR', accountMessages.or],
  ['Loading', commonMessages.loading],
  ['Google Sign In coming soon!', accountMessages.googleSignInComing],
  ['Coming Soon!', accountMessages.comingSoon],
  ['Emails do not match', accountMessages.emailsDiffer],
  ['Passwords do not match', accountMessages.passwordsDiffer],
  ['Please complete onboarding first', accountMessages.onboardingGaps['not-started']],
  ['Please complete all onboarding steps', accountMessages.onboardingGaps['steps-missing']],
  ['Please complete all requirements', accountMessages.onboardingGaps['requirements-missing']],
  ['Account created successfully!', accountMessages.accountCreated],
  ['Account created successfully!', answerMessages.accountCreated],
  ['Registration complete!', accountMessages.registrationComplete],
  ['Registration failed', accountMessages.registrationFailed],
  ['No response from server', accountMessages.registrationNoAnswer],
  ['An error occurred during registration', accountMessages.registrationError],
  ['Signed in successfully!', accountMessages.signedIn],
  ['Signed in successfully!', answerMessages.signedIn],
  ['Login successful!', answerMessages.loginSuccessful],
  ['Login failed: Invalid response', accountMessages.loginInvalid],
  ['Login failed: it rained', accountMessages.loginFailedBecause('it rained')],
  ['Unknown error', accountMessages.unknownError],
  ['Login failed. Please try again.', accountMessages.loginFailed],
  ['Login failed: 500', accountMessages.loginFailedWith(500)],
  ['No response from server. Please try again.', accountMessages.loginNoAnswer],
  ['Error making request. Please try again.', accountMessages.loginNotSent],
  ['Logged out successfully', accountMessages.loggedOut],
  ['Logged out successfully', answerMessages.loggedOut],
  ['Failed to logout', accountMessages.logoutFailed],
  ['Please sign in to continue', commonMessages.signInToContinue],
  ['Please sign in to continue', failureMessages['sign-in-required']],
  ['Loading your dashboard...', dashboardMessages.loading],
  ['DISCOVER MORE PRODUCTS', dashboardMessages.discoverProducts],
  ['PARTNER SOLUTIONS', dashboardMessages.partnerSolutions],
  ['Dark Mode', dashboardMessages.darkMode],
  ['Logout', dashboardMessages.logout],
  ['Next Steps', homeMessages.nextSteps],
  ['Action Items', homeMessages.actionItems],
  ['Start Now', homeMessages.startNow],
  ['New', homeMessages.new],
  ['This step will be unlocked after successful incorporation of company', homeMessages.lockedReason],
  ['Manage on Stripe', billingMessages.manage],
  ['Invite Member', teamMessages.invite],
  ['Send Invitation', teamMessages.sendInvitation],
  ['Company Name', companyMessages.name],
  ['Country of Residency', companyMessages.countryOfResidency],
  ['Mailing Address', companyMessages.mailingAddress],
  ['Save Changes', companyMessages.save],
  ['Complete your business profile to enable this feature', productMessages.getStartedNote],
  ['Get Started', productMessages.getStarted],
  ['Due in 90 days', salesTaxMessages.due(90)],
  ['Help Docs', supportMessages.docs],
  ['Chat with our expert AI', supportMessages.chat],
  ['Talk with our Expert AI', voiceMessages.talk],
  ['Start Call', voiceMessages.startCall],
  ['End Call', voiceMessages.endCall],
  ['Call started', voiceMessages.callStarted],
  ['Call ended', voiceMessages.callEnded],
  ['Call error: broken', voiceMessages.callError('broken')],
  ['Unknown error occurred', voiceMessages.unknownError],
  ['Failed to start call', voiceMessages.failedToStart],
  ['Failed to end call', voiceMessages.failedToEnd],
  ['Assistant or Squad must be provided.', voiceMessages.problems['no-assistant']],
  ['Landfall is typing...', assistantMessages.typing('Landfall')],
  ['Ask the expert...', assistantMessages.placeholder],
  ['Suggest flows again', assistantMessages.suggestAgain],
  ['Failed to get response from AI', assistantMessages.failed],
  [
    'Invalid file type. Please upload .txt, .pdf, .doc, .docx, .csv, .xls, or .xlsx files.',
    assistantMessages.invalidFileType,
  ],
  ['File size must be less than 10MB', assistantMessages.fileTooLarge],
  ['File "a.pdf" selected', assistantMessages.fileSelected('a.pdf')],
])('%s', (agreed, text) => {
  expect(text).toBe(agreed);
});
