import { useState } from 'react';
import type { PeopleView } from '#contract/party-view.ts';
import {
  assumedParValueMethod,
  authorisedSharesMethod,
  taxByAssumedParValue,
  taxByAuthorisedShares,
} from '#domain/tax/delaware-franchise-tax.ts';
import type { MoneyRange } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { franchiseTaxMessages as texts } from '#messages/franchise-tax.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { PageSection } from '#web/design-system/page-section.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { TextField } from '#web/design-system/text-input.tsx';

const sources = [...authorisedSharesMethod.sources, ...assumedParValueMethod.sources];

const isCount = (typed: string) => /^\d{1,15}$/.test(typed) && Number(typed) > 0;

/**
 * Delaware's yearly tax on a corporation's shares by both methods, side by side: the bill goes by the one that
 * frightens young companies, and they may pay by the other.
 */
export function FranchiseTax({ shareClasses }: Pick<PeopleView, 'shareClasses'>) {
  const issued = shareClasses.reduce((sum, { total }) => sum + (total ?? 0), 0);
  const [authorised, setAuthorised] = useState(issued > 0 ? String(issued) : '');
  const [assets, setAssets] = useState('');
  const isSound = isCount(authorised);
  const isBelow = isSound && Number(authorised) < issued;
  const isShown = isSound && !isBelow;
  const hasAssets = assets !== '' && Number(assets) >= 0 && issued > 0;
  const assumedPar = Number(assets) / issued;
  const isParAbove = hasAssets && shareClasses.some(({ nominalValue }) => Number(nominalValue) > assumedPar);
  const byShares = isShown ? taxByAuthorisedShares(Number(authorised)) : undefined;
  const byAssets =
    isShown && hasAssets && !isParAbove
      ? taxByAssumedParValue(Number(authorised), issued, Number(assets))
      : undefined;
  return (
    <PageSection id="franchise-tax" title={texts.title} about={texts.about}>
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          label={texts.authorised}
          hint={texts.authorisedHint}
          error={
            isBelow ? texts.belowIssued(issued) : authorised !== '' && !isSound ? texts.whole : undefined
          }
          value={authorised}
          onChange={({ target }) => setAuthorised(target.value)}
        />
        <TextField
          type="number"
          inputMode="decimal"
          min={0}
          label={texts.assets}
          hint={texts.assetsHint}
          value={assets}
          onChange={({ target }) => setAssets(target.value)}
        />
      </div>
      <div role="status" className="mt-4">
        <dl className="grid max-w-2xl border-t border-line">
          <Method
            name={texts.byShares}
            note={texts.bySharesNote}
            tax={byShares}
            isLower={byShares && byAssets && byShares.low < byAssets.low}
          />
          <Method
            name={texts.byAssets}
            note={isParAbove ? texts.parAbove : texts.byAssetsNote}
            tax={byAssets}
            isLower={byShares && byAssets && byAssets.low < byShares.low}
          />
        </dl>
      </div>
      <p className="mt-3 max-w-prose text-pretty text-muted">
        {texts.report} <SourceMark sources={sources} subject={texts.subject} />
      </p>
    </PageSection>
  );
}

interface MethodProps {
  name: string;
  note: string;
  /** `undefined` until what it is worked out from is typed. */
  tax: MoneyRange | undefined;
  isLower: boolean | undefined;
}

function Method({ name, note, tax, isLower }: MethodProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3">
      <dt className="min-w-0 flex-1 basis-48">
        <span className="font-medium">{name}</span> {isLower && <Badge tone="good">{texts.lower}</Badge>}
        <span className="block text-sm text-pretty text-muted">{note}</span>
      </dt>
      <dd className="tabular text-lg font-semibold">{tax ? <bdi>{moneyText(tax)}</bdi> : '–'}</dd>
    </div>
  );
}
