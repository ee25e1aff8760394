import { agentFacts } from '#domain/products/product-facts.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { agentMessages } from '#messages/products.ts';
import { CountryFacts } from './country-facts.tsx';
import { GetStarted } from './get-started.tsx';
import { ProductPage } from './product-page.tsx';
import { ProductPoints } from './product-points.tsx';

/** Registered agents: what they do and where one is required. */
export default function AgentPage() {
  return (
    <ProductPage title={pageTitles.agent} about={agentMessages.about}>
      <GetStarted service="agent" />
      <ProductPoints points={agentMessages.points} />
      <CountryFacts title={agentMessages.facts} facts={agentFacts} />
    </ProductPage>
  );
}
