import {
  assumedParValueMethod,
  authorisedSharesMethod,
  taxByAssumedParValue,
  taxByAuthorisedShares,
} from '#domain/tax/delaware-franchise-tax.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';

/** A Delaware corporation's shares and assets, as far as the question gives them. */
export interface DelawareShares {
  authorised: number;
  issued: number | undefined;
  /** Total gross assets in US dollars. */
  assets: number | undefined;
}

/** Delaware's franchise tax by both methods. */
export function delawareFranchiseTax({ authorised, issued, assets }: DelawareShares): Quotable {
  const citations = openCitations();
  const byShares = citations.mark(authorisedSharesMethod.sources.map(citationOf));
  const byAssets = citations.mark(assumedParValueMethod.sources.map(citationOf));
  const count = authorised.toLocaleString('en-GB');
  const lines = [
    `- By authorised shares, ${count} of them: **${moneyText(taxByAuthorisedShares(authorised))}** ${byShares}`,
    issued && assets !== undefined
      ? `- By assumed par value, with ${issued.toLocaleString('en-GB')} issued and ${moneyText({ currency: 'USD', low: assets * 100, high: assets * 100 })} of gross assets: **${moneyText(taxByAssumedParValue(authorised, issued, assets))}** ${byAssets}`
      : `- By assumed par value (gross assets ÷ issued shares × authorised shares): USD 400 for each million or part of it, at least USD 400 ${byAssets}`,
  ];
  return {
    text: `Delaware bills by authorised shares, but a corporation may recompute by assumed par value and pay the lower result:\n\n${lines.join('\n')}`,
    sources: citations.list,
  };
}
