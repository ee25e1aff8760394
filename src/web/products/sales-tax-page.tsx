import { salesTaxFacts } from '#domain/products/product-facts.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { salesTaxMessages } from '#messages/products.ts';
import { CountryFacts } from './country-facts.tsx';
import { ProductPage } from './product-page.tsx';
import { ProductPoints } from './product-points.tsx';
import { SalesTaxCards } from './sales-tax-cards.tsx';

/** What sales tax is, and what of it is known of the current company. */
export default function SalesTaxPage() {
  return (
    <ProductPage title={pageTitles.salesTax} about={salesTaxMessages.about}>
      <SalesTaxCards />
      <ProductPoints points={salesTaxMessages.points} />
      <CountryFacts title={salesTaxMessages.facts} facts={salesTaxFacts} />
    </ProductPage>
  );
}
