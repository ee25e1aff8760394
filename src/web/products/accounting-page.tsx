import { accountingFacts } from '#domain/products/product-facts.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { accountingMessages } from '#messages/products.ts';
import { CountryFacts } from './country-facts.tsx';
import { GetStarted } from './get-started.tsx';
import { ProductPage } from './product-page.tsx';
import { ProductPoints } from './product-points.tsx';

/** What bookkeeping asks of a founder, and what is filed where. */
export default function AccountingPage() {
  return (
    <ProductPage title={dashboardTitles.accounting} about={accountingMessages.about}>
      <GetStarted service="accounting" />
      <ProductPoints points={accountingMessages.points} />
      <CountryFacts title={accountingMessages.facts} facts={accountingFacts} />
    </ProductPage>
  );
}
