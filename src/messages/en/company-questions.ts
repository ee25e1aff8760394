import type { CompanyQuestion } from '#domain/catalogue/company-question.ts';

/** What is asked where an answer decides which deadlines or steps apply. */
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
  'is-employed-in-country': 'Is a founder employed by another company in the UAE?',
  'sells-regulated-goods': 'Will the company sell cosmetics, food, medicines or other health products?',
  'is-inside-country': 'Are you inside the UAE? Answer for the first person who gets a visa.',
  'has-others-across-border':
    'Do others get a visa who are on the other side of the border: abroad if you are inside, inside if you are abroad?',
  'has-like-name': 'Does another company, such as one of your group, bear a like name?',
  'imports-goods': 'Will the company import goods?',
  'expects-vat': 'Do you expect sales and imports of more than AED 187,500 in twelve months?',
  'holds-through-companies': 'Is all founders’ stock held by companies, and none by persons?',
  'has-unformed-holder': 'Will a company hold stock that is not formed yet?',
  'has-holder-in-india': 'Does somebody resident in India, a person or a company, pay for stock?',
};
