import type { Fact } from '#domain/catalogue/definition.ts';
import {
  assumedParValueMethod,
  authorisedSharesMethod,
  taxByAssumedParValue,
  taxByAuthorisedShares,
} from '#domain/tax/delaware-franchise-tax.ts';
import type { MoneyRange } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';

/** A Delaware corporation's shares and assets, as far as the question gives them. */
export interface DelawareShares {
  authorised: number;
  issued: number | undefined;
  /** Total gross assets in US dollars. */
  assets: number | undefined;
}

/**
 * Delaware's franchise tax by both methods.
 *
 * @param reportFee what the annual report costs that is due with it
 */
export function delawareFranchiseTax(
  { authorised, issued, assets }: DelawareShares,
  reportFee: Fact<MoneyRange> | undefined,
  words: ExpertWords = expertMessages,
): Quotable {
  const citations = openCitations();
  const byShares = taxByAuthorisedShares(authorised);
  const sharesMarks = citations.mark(authorisedSharesMethod.sources.map(citationOf));
  const assetsMarks = citations.mark(assumedParValueMethod.sources.map(citationOf));
  const count = authorised.toLocaleString('en-GB');
  const byAssets =
    issued && assets !== undefined ? taxByAssumedParValue(authorised, issued, assets) : undefined;
  const best = byAssets && byAssets.low < byShares.low ? byAssets : undefined;
  const opening = best
    ? words.tax.franchiseBest(moneyText(best), count, assetsMarks)
    : words.tax.franchise(count, moneyText(byShares), sharesMarks);
  const due = best ?? byShares;
  const withReport =
    reportFee &&
    words.tax.withReport(
      moneyText(reportFee.value),
      moneyText({ ...due, low: due.low + reportFee.value.low, high: due.high + reportFee.value.high }),
      citations.mark(reportFee.sources.map(citationOf)),
    );
  const lines = [
    words.tax.byShares(count, moneyText(byShares), sharesMarks),
    byAssets && issued && assets !== undefined
      ? words.tax.byAssets(
          issued.toLocaleString('en-GB'),
          moneyText({ currency: 'USD', low: assets * 100, high: assets * 100 }),
          moneyText(byAssets),
          assetsMarks,
        )
      : words.tax.byAssetsRule(assetsMarks),
  ];
  return {
    text: [
      [opening, withReport].filter(Boolean).join(' '),
      (best || !byAssets ? lines.slice(best ? 0 : 1) : lines).join('\n'),
    ].join('\n\n'),
    sources: citations.list,
  };
}
