import { agentFacts } from '#domain/products/product-facts.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { agentMessages } from '#messages/products.ts';
import { CountryFacts } from './country-facts.tsx';
import { GetStarted } from './get-started.tsx';
import { ProductPage } from './product-page.tsx';
import { ProductPoints } from './product-points.tsx';

/** Who stands for a company on the spot, and where one is needed. */
export default function AgentPage() {
  return (
    <ProductPage title={pageTitles.agent} about={agentMessages.about}>
      <GetStarted service="agent" />
      <ProductPoints points={agentMessages.points} />
      <CountryFacts title={agentMessages.facts} facts={agentFacts} />
    </ProductPage>
  );
}
