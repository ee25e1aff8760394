import { salesTaxFacts } from '#domain/products/product-facts.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { salesTaxMessages } from '#messages/products.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { CountryFacts } from './country-facts.tsx';
import { ProductPage } from './product-page.tsx';
import { ProductPoints } from './product-points.tsx';
import { SalesTaxCards } from './sales-tax-cards.tsx';
import { VatForecast } from './vat-forecast.tsx';

/** What sales tax is, and what of it is known of the current company. */
export default function SalesTaxPage() {
  const { company } = useCurrentCompany();
  return (
    <ProductPage title={dashboardTitles.salesTax} about={salesTaxMessages.about}>
      <SalesTaxCards />
      {company?.country === 'AE' && <VatForecast key={company.id} company={company} />}
      <ProductPoints points={salesTaxMessages.points} />
      <CountryFacts title={salesTaxMessages.facts} facts={salesTaxFacts} />
    </ProductPage>
  );
}
