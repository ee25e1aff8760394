import { lazy, Suspense } from 'react';
import { agentFacts } from '#domain/products/product-facts.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { agentMessages } from '#messages/products.ts';
import { CountryFacts } from './country-facts.tsx';
import { GetStarted } from './get-started.tsx';
import { ProductPage } from './product-page.tsx';
import { ProductPoints } from './product-points.tsx';

const ProviderStep = lazy(() => import('./provider-step.tsx'));

/** Registered agents: what they do and where one is required. */
export default function AgentPage() {
  return (
    <ProductPage title={dashboardTitles.agent} about={agentMessages.about}>
      <Suspense fallback={null}>
        <ProviderStep />
      </Suspense>
      <GetStarted service="agent" />
      <ProductPoints points={agentMessages.points} />
      <CountryFacts title={agentMessages.facts} facts={agentFacts} />
    </ProductPage>
  );
}
