import { lazy } from 'react';

/** Every page loads with its own route, so that the first one stays light. */
export const pages = {
  Onboarding: lazy(() => import('./onboarding/onboarding-page.tsx')),
  SignIn: lazy(() => import('./accounts/sign-in-page.tsx')),
  SignUp: lazy(() => import('./accounts/sign-up-page.tsx')),
  VerifyEmail: lazy(() => import('./accounts/verify-email-page.tsx')),
  ConfirmEmail: lazy(() => import('./accounts/confirm-email-page.tsx')),
  ForgotPassword: lazy(() => import('./accounts/forgot-password-page.tsx')),
  ResetPassword: lazy(() => import('./accounts/reset-password-page.tsx')),
  Invitation: lazy(() => import('./accounts/invitation-page.tsx')),
  Company: lazy(() => import('./companies/standalone-company-page.tsx')),
  Plan: lazy(() => import('./plans/plan-page.tsx')),
  Compare: lazy(() => import('./plans/compare/compare-page.tsx')),
  Help: lazy(() => import('./help/help-page.tsx')),
  Article: lazy(() => import('./help/article-page.tsx')),
  Terms: lazy(() => import('./legal/terms-page.tsx')),
  Privacy: lazy(() => import('./legal/privacy-page.tsx')),
  Outbox: lazy(() => import('./mail/outbox-page.tsx')),
  OperatorLayout: lazy(() => import('./layouts/operator-layout.tsx')),
  OperatorCompanies: lazy(() => import('./operator/companies-page.tsx')),
  OperatorCompany: lazy(() => import('./operator/company-file-page.tsx')),
  OperatorPeople: lazy(() => import('./operator/people-page.tsx')),
  OperatorPerson: lazy(() => import('./operator/person-file-page.tsx')),
  OperatorRequests: lazy(() => import('./operator/requests-page.tsx')),
  OperatorQuestions: lazy(() => import('./operator/questions-page.tsx')),
  OperatorOutbox: lazy(() => import('./layouts/operator-outbox-page.tsx')),
  OperatorVoiceCalls: lazy(() => import('./operator/voice-calls-page.tsx')),
  OperatorLog: lazy(() => import('./operator/log-page.tsx')),
  OperatorHealth: lazy(() => import('./operator/health-page.tsx')),
  OperatorBrand: lazy(() => import('./operator/brand-page.tsx')),
  OwnLegalText: lazy(() => import('./legal/own-legal-page.tsx')),
  DashboardLayout: lazy(() => import('./layouts/dashboard-layout.tsx')),
  DashboardHome: lazy(() => import('./dashboard/home-page.tsx')),
  DashboardCompany: lazy(() => import('./companies/dashboard-company-page.tsx')),
  Formation: lazy(() => import('./formation/formation-page.tsx')),
  Calendar: lazy(() => import('./calendar/calendar-page.tsx')),
  Users: lazy(() => import('./team/users-page.tsx')),
  Activity: lazy(() => import('./audit/activity-page.tsx')),
  SalesTax: lazy(() => import('./products/sales-tax-page.tsx')),
  Agent: lazy(() => import('./products/agent-page.tsx')),
  Accounting: lazy(() => import('./products/accounting-page.tsx')),
  Banking: lazy(() => import('./products/banking-page.tsx')),
  Settings: lazy(() => import('./accounts/settings-page.tsx')),
};

/** The estimate beside the questions comes once there is something to estimate. */
export const loadEstimate = () => import('./plans/estimate.tsx');

/** What zones and emirates suit comes with the question about them. */
export const askWhatSuits = () => import('./plans/ask-what-suits.ts').then((part) => part.askWhatSuits());
