import { lazy } from 'react';
import type { VisaChoice } from '#domain/catalogue/choices.ts';
import type { OnboardingData } from '#domain/onboarding/onboarding-data.ts';

/**
 * Each page's code loads with its route. The pages of the dashboard and the back office are listed in
 * src/web/layouts, because nobody starts there.
 */
export const pages = {
  Onboarding: lazy(() => import('./onboarding/onboarding-page.tsx')),
  SignIn: lazy(() => import('./accounts/sign-in-page.tsx')),
  SignUp: lazy(() => import('./accounts/sign-up-page.tsx')),
  VerifyEmail: lazy(() => import('./accounts/verify-email-page.tsx')),
  ConfirmEmail: lazy(() => import('./accounts/confirm-email-page.tsx')),
  ForgotPassword: lazy(() => import('./accounts/forgot-password-page.tsx')),
  ResetPassword: lazy(() => import('./accounts/reset-password-page.tsx')),
  Sign: lazy(() => import('./signing/sign-page.tsx')),
  Invitation: lazy(() => import('./accounts/invitation-page.tsx')),
  Company: lazy(() => import('./companies/standalone-company-page.tsx')),
  Plan: lazy(() => import('./plans/plan-page.tsx')),
  Compare: lazy(() => import('./plans/compare/compare-page.tsx')),
  Help: lazy(() => import('./help/help-page.tsx')),
  Article: lazy(() => import('./help/article-page.tsx')),
  Terms: lazy(() => import('./legal/terms-page.tsx')),
  Privacy: lazy(() => import('./legal/privacy-page.tsx')),
  Outbox: lazy(() => import('./mail/outbox-page.tsx')),
  OwnLegalText: lazy(() => import('./legal/own-legal-page.tsx')),
  BackOffice: lazy(() => import('./layouts/back-office.tsx')),
  Dashboard: lazy(() => import('./layouts/dashboard.tsx')),
};

/** The estimate beside the questions comes once there is something to estimate. */
export const loadEstimate = () => import('./plans/estimate-parts.ts');

/** Whether visas and office go together is asked when the questionnaire is left. */
export const askWhetherPossible = (answers: OnboardingData) =>
  import('./plans/ask-whether-possible.ts').then((part) => part.askWhetherPossible(answers));

/** What choices cost and take is asked once the first screen is there. */
export const askForFigures = (visas: VisaChoice) =>
  import('./plans/choice-figures.ts').then((part) => part.askForChoiceFigures(visas));

/** Visitors of the registration page without answers are told why they are elsewhere once the questionnaire is interactive. */
export const tellAnswersFirst = () =>
  import('./accounts/answers-first.ts').then((part) => part.tellAnswersFirst());
