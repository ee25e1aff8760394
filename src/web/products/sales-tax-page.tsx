import { salesTaxFacts } from '#domain/products/product-facts.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { salesTaxMessages } from '#messages/products.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Card } from '#web/design-system/card.tsx';
import { CountryFacts } from './country-facts.tsx';
import { ProductPage } from './product-page.tsx';
import { ProductPoints } from './product-points.tsx';

const sampleAmount = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(1248.5);

/** What sales tax is, with a sample of how it will be shown. */
export default function SalesTaxPage() {
  return (
    <ProductPage title={pageTitles.salesTax} about={salesTaxMessages.about}>
      <Card aria-labelledby="sales-tax-example" className="max-w-md">
        <div className="flex items-center justify-between gap-3">
          <h2 id="sales-tax-example" className="text-sm font-medium text-muted">
            {salesTaxMessages.exampleTitle}
          </h2>
          <Badge tone="warn">{salesTaxMessages.example}</Badge>
        </div>
        <p className="mt-2 text-2xl font-semibold tracking-tight tabular">{sampleAmount}</p>
        <p className="mt-1 font-medium">{salesTaxMessages.due}</p>
        <p className="mt-4 border-t border-line pt-3 text-xs text-muted">{salesTaxMessages.exampleNote}</p>
      </Card>
      <ProductPoints points={salesTaxMessages.points} />
      <CountryFacts title={salesTaxMessages.facts} facts={salesTaxFacts} />
    </ProductPage>
  );
}
