import type { CompanyQuestion } from '#domain/catalogue/company-question.ts';

/** What is asked where an answer decides which deadlines apply. */
export const companyQuestionTexts: Readonly<Record<CompanyQuestion, string>> = {
  'has-employees': 'Does the company have employees?',
  'has-fifty-employees': 'Does it have 50 employees or more?',
  'has-fifty-million-revenue': 'Is its yearly revenue AED 50 million or more?',
  'is-vat-registered': 'Is it registered for VAT?',
  'registered-late-for-tax': 'Did it register late for corporate tax?',
  'does-business-from-start': 'Has it done business since the day of incorporation?',
  'is-audited': 'Does it need an auditor?',
  'holds-general-meeting': 'Does it hold annual general meetings?',
  'files-estimate': 'Is its revenue above S$5 million, or its estimated income above nil?',
  'is-gst-registered': 'Is it registered for GST?',
  'has-entrepass': 'Does a founder hold an EntrePass?',
  'is-llp': 'Is it a limited liability partnership (LLP)?',
  'pays-franchise-instalments': 'Is its Delaware franchise tax USD 5,000 a year or more?',
  'expects-federal-tax': 'Does it expect USD 500 or more of federal tax, on the calendar year?',
  'is-foreign-owned': 'Does someone from abroad own 10% or more?',
  'has-foreign-owner-dealings':
    'Does it have dealings with a foreign owner, of 25% or more in a corporation?',
  'has-vesting-stock': 'Do founders hold stock that vests?',
  'has-parole': 'Is a founder on entrepreneur parole?',
};
