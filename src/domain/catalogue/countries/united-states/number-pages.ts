import type { Page } from '../../facts.ts';

/** Pages about the employer number, which a company needs before it banks or files. */

export const numberByPhone: Page = [
  'Tax Defense Network: Form SS-4',
  'https://www.taxdefensenetwork.com/tax-forms/irs-form-ss4/',
];
export const numberByFax: Page = [
  'Smber: how to apply for an EIN',
  'https://www.smber.com/how-to-apply-for-an-ein/',
];
export const numberInPractice: Page = [
  'Devil.club: what an EIN is, 2026',
  'https://devil.club/en/blog/what-is-an-ein/',
];
export const numberForm: Page = [
  'MyStableCorp: Form SS-4, 2026',
  'https://mystablecorp.xyz/guides/form-ss4-walkthrough',
];
