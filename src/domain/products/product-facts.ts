import type { Country } from '#domain/catalogue/choices.ts';
import { type Confidence, type Source, type Sourced, statedBy } from '#domain/values/sourced.ts';

/** Facts about each country that a product relates to, as content in one language. */
export type CountryFacts = { readonly locale: 'en' } & Record<Country, readonly Sourced[]>;

function source(title: string, url: string, confidence: Confidence = 'high'): Source {
  return { title, url, readOn: '2026-11', confidence };
}

/** The sales tax: name, rate and registration threshold. */
export const salesTaxFacts: CountryFacts = {
  locale: 'en',
  AE: [
    ...statedBy(
      source(
        'Khaleej VAT: registration in the UAE',
        'https://khaleejvat.com/vat-registration-uae-fees-and-penalties-everything-you-need-to-know',
      ),
      ['VAT, at a standard rate of 5%.'],
    ),
    ...statedBy(source('Nascon: VAT registration', 'https://nascon.tech/?p=8931'), [
      'Registration within 30 days once taxable supplies and imports pass AED 375,000 in 12 months, or are expected to within 30 days.',
    ]),
  ],
  US: statedBy(
    source(
      'Sales Tax States: Delaware',
      'https://www.salestaxstates.com/reverse-sales-tax-calculator-2023-delaware',
    ),
    [
      'Delaware has no state sales tax. It has a gross receipts tax on sellers who operate there; other states have their own sales taxes.',
    ],
  ),
  GB: [
    ...statedBy(
      source('Booklet of UK tax rates, April 2025', 'https://online.flippingbook.com/view/562540222/5'),
      [
        'VAT, at a standard rate of 20%, with registration above GBP 90,000 of taxable turnover in 12 months.',
      ],
    ),
    ...statedBy(
      source(
        'HMRC: VAT registration manual',
        'http://www.hmrc.gov.uk/hmrc-internal-manuals/vat-registration-manual/vatreg37050',
      ),
      [
        'A business that is not established in the UK has no threshold: it registers with its first UK supply.',
      ],
    ),
  ],
  SA: [
    ...statedBy(
      source('JK Management: business taxes', 'https://jkmanagement.ae/business-taxes-in-saudi-arabia'),
      ['VAT, at a rate of 15%.'],
    ),
    ...statedBy(source('Saudi Gazette, quoting ZATCA', 'https://saudigazette.com.sa/article/622375'), [
      'Registration is compulsory above SAR 375,000 in 12 months, and possible from SAR 187,500.',
    ]),
  ],
  SG: [
    ...statedBy(
      source('3E Accounting, price list', 'https://3ecpa.com.sg/services/immigration/singapore-entrepass'),
      ['GST, at a rate of 9%.'],
    ),
    ...statedBy(source('Excellence Singapore: GST', 'https://www.excellencesg.com/?p=2041'), [
      'Registration above SGD 1 million of taxable turnover in the calendar year, or expected in the next 12 months.',
    ]),
  ],
};

/** Required local representatives. */
export const agentFacts: CountryFacts = {
  locale: 'en',
  AE: [
    ...statedBy(
      source('Centurion: Commercial Companies Law', 'https://centurionconsulting.ae/?p=947', 'medium'),
      ['Branches of foreign companies need no national agent since the Commercial Companies Law of 2021.'],
    ),
    ...statedBy(source('Invest in Dubai: questions and answers', 'https://invest.dubai.ae/faqs', 'medium'), [
      'For a professional licence in Dubai a local service agent has become optional; other emirates differ.',
    ]),
  ],
  US: statedBy(
    source(
      'Delaware Code, title 6, section 18-104',
      'https://law.justia.com/codes/delaware/2019/title-6/chapter-18/subchapter-i/section-18-104/',
    ),
    ['Every Delaware LLC keeps a registered office in the state and a registered agent at that office.'],
  ),
  GB: statedBy(
    source(
      'Property Tax Partners: Companies House changes',
      'https://www.propertytaxpartners.co.uk/blog/incorporation-and-company-structures/companies-house-confirmation-statement-changes-2024-onwards-psc-disclosure',
    ),
    [
      'A company keeps a registered office where post is received and acknowledged; a PO box alone is not enough.',
    ],
  ),
  SA: statedBy(
    source('Gofico: company formation', 'https://gofico.co/company-formation-business-setup', 'medium'),
    ['The general manager becomes a resident (iqama) to run the bank account and the portals.'],
  ),
  SG: [
    ...statedBy(
      source(
        'Cresco: incorporating a private company',
        'https://www.cresco-markets.com/our-events/procedure-for-incorporating-a-private-company-limited-by-shares/',
      ),
      ['At least one director is ordinarily resident in Singapore.'],
    ),
    ...statedBy(
      source(
        'KSN: registering a company',
        'https://ksncs.com.sg/incorporation/guide-to-registering-a-company-in-singapore/',
      ),
      ['A secretary who lives in Singapore is appointed within 6 months of incorporation.'],
    ),
  ],
};

/** Record-keeping and filing duties. */
export const accountingFacts: CountryFacts = {
  locale: 'en',
  AE: statedBy(
    source(
      'Gulf News, on the Federal Tax Authority',
      'https://gulfnews.com/business/corporate-tax/uae-businesses-must-keep-tax-records-file-returns-on-time-to-avoid-penalties-warns-fta-1.500247104',
    ),
    [
      'Tax records are kept for 7 years after the tax period.',
      'The corporate tax return is due 9 months after the tax period ends.',
    ],
  ),
  US: [
    ...statedBy(
      source(
        'Accounts Watch: Delaware annual tax',
        'https://accountswatch.com/what-you-should-know-about-delaware-annual-reports-and-annual-tax/',
      ),
      ['A Delaware LLC pays its annual tax by 1 June and files no annual report.'],
    ),
    ...statedBy(source('Dropwatch: Form 5472', 'https://compliance.dropwatchhq.com/obligation/irs-5472'), [
      'A foreign-owned company may have to report its dealings with its owners to the IRS on Form 5472.',
    ]),
  ],
  GB: statedBy(
    source('GOV.UK: annual accounts', 'https://www.gov.uk/prepare-file-annual-accounts-for-limited-company'),
    [
      'First accounts reach Companies House within 21 months of incorporation, later ones within 9 months of the year end.',
    ],
  ),
  SA: statedBy(
    source(
      'Najed: licence types',
      'https://www.najed.ai/resources/misa-license-types-entity-structures',
      'medium',
    ),
    [
      'A branch keeps separate audited accounts of its Saudi activity, ready within 6 months of the year end.',
    ],
  ),
  SG: statedBy(source('Kaizen: annual return', 'https://kaizencpa.com/knowledge/info/id/2050.html'), [
    'A private company files its annual return within 7 months of the financial year end.',
  ]),
};
