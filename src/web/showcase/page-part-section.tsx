import { useState } from 'react';
import { AnswerArticle } from '#web/design-system/answer-article.tsx';
import { Button } from '#web/design-system/button.tsx';
import { Contact } from '#web/design-system/contact.tsx';
import { ErrorBoundary } from '#web/design-system/error-boundary.tsx';
import { LogoMark } from '#web/design-system/logo.tsx';
import { PageSection } from '#web/design-system/page-section.tsx';
import { Section, Specimen } from './section.tsx';

const answer = {
  id: 'lease',
  summary: 'The manager.',
  country: null,
  title: 'Who signs the lease?',
  html: '<p>The manager, <strong>before</strong> the licence is applied for.</p>',
  places: [],
  source: { title: 'Company regulations', url: 'https://authority.example/rules', publisher: 'Authority' },
  answeredBy: 'Rana Aziz',
  answeredAt: '2026-11-03T08:00:00Z',
  checkedOn: '2026-11',
};

/** Parts that a page is put together from, and what it says when it broke. The page's frame shows the others. */
export function PagePartSection() {
  return (
    <Section title="Parts of pages">
      <PageSection
        id="margin"
        title="Registers"
        about="What holds today, and what held on any day."
        hasMargin
      >
        <p>What is beside its margin.</p>
      </PageSection>
      <div className="grid gap-6 sm:grid-cols-2">
        <Specimen name="Answer of an operator">
          <AnswerArticle answer={answer}>
            <h4 className="text-lg font-semibold">{answer.title}</h4>
          </AnswerArticle>
        </Specimen>
        <Specimen name="A page that broke">
          <ErrorBoundary show={(message) => message}>
            <Breakable />
          </ErrorBoundary>
        </Specimen>
        <Specimen name="Contact and mark">
          <p className="flex items-center gap-3">
            <LogoMark /> Write to <Contact />
          </p>
        </Specimen>
      </div>
    </Section>
  );
}

function Breakable() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('Broken on purpose.');
  return (
    <div>
      <Button onClick={() => setIsBroken(true)}>Break the page</Button>
    </div>
  );
}
