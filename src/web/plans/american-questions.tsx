import { useState } from 'react';
import {
  type ForkAnswers,
  forkOf,
  forkQuestions,
  numberRoutes,
} from '#domain/catalogue/countries/united-states/company-choice.ts';
import type { Fact } from '#domain/catalogue/definition.ts';
import { americanCompanyMessages as messages } from '#messages/american-company.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { Fold } from '#web/design-system/fold.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { YesOrNo } from '#web/design-system/yes-or-no.tsx';
import { Link } from '#web/platform/router.tsx';
import { type PlanChoice, planAddressOf } from './plan-choice.ts';
import { PlanSection } from './plan-section.tsx';
import { ThreeAddresses } from './three-addresses.tsx';

const answerTexts = { yes: messages.yes, no: messages.no };

/** What to settle before a company in the United States is paid for. Answers stay in the page. */
export default function AmericanQuestions({ choice }: { choice: PlanChoice }) {
  return (
    <PlanSection id="fork" title={messages.title} about={messages.about}>
      <Fork choice={choice} />
      <div className="mt-6 divide-y divide-line border-y border-line">
        <Fold isHeading summary={messages.addresses}>
          <div className="pb-4">
            <ThreeAddresses />
          </div>
        </Fold>
        <Fold isHeading summary={messages.number}>
          <div className="pb-4">
            <NumberRoutes />
          </div>
        </Fold>
      </div>
    </PlanSection>
  );
}

function Fork({ choice }: { choice: PlanChoice }) {
  const [answers, setAnswers] = useState<ForkAnswers>({});
  const fork = forkOf(answers);
  const other = ({ companyType }: Pick<PlanChoice, 'companyType'>) =>
    planAddressOf({ ...choice, companyType });
  return (
    <>
      <div className="divide-y divide-line border-y border-line">
        {forkQuestions.map((question) => (
          <YesOrNo
            key={question}
            question={messages.questions[question]}
            answer={answers[question]}
            texts={answerTexts}
            onAnswer={(answer) => setAnswers({ ...answers, [question]: answer })}
          />
        ))}
      </div>
      <div role="status" className="mt-4 max-w-prose">
        {!fork && <p className="text-muted">{messages.answerAll}</p>}
        {fork && (
          <>
            <p className="text-base font-semibold text-pretty">{messages.outcomes[fork.to]}</p>
            <Facts facts={fork.reasons} />
            <p className="mt-2 text-pretty text-muted">{messages.adviser}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Link to={other({ companyType: 'c-corporation' })} className={buttonClass()}>
                {messages.toCorporation}
              </Link>
              <Link to={other({ companyType: 'llc' })} className={buttonClass()}>
                {messages.toLlc}
              </Link>
            </div>
          </>
        )}
      </div>
    </>
  );
}

function NumberRoutes() {
  const [hasOwnNumber, setHasOwnNumber] = useState<boolean>();
  const [isInCountry, setIsInCountry] = useState<boolean>();
  const isAnswered = hasOwnNumber !== undefined && isInCountry !== undefined;
  return (
    <>
      <div className="divide-y divide-line border-y border-line">
        <YesOrNo
          question={messages.hasOwnNumber}
          answer={hasOwnNumber}
          texts={answerTexts}
          onAnswer={setHasOwnNumber}
        />
        <YesOrNo
          question={messages.isInCountry}
          answer={isInCountry}
          texts={answerTexts}
          onAnswer={setIsInCountry}
        />
      </div>
      <div role="status" className="mt-4 max-w-prose">
        {isAnswered ? (
          <>
            <Facts facts={numberRoutes(hasOwnNumber, isInCountry)} />
            <p className="mt-2 text-pretty">{messages.instant}</p>
          </>
        ) : (
          <p className="text-muted">{messages.answerBoth}</p>
        )}
      </div>
    </>
  );
}

function Facts({ facts }: { facts: readonly Fact<string>[] }) {
  return (
    <ul className="mt-2 list-disc ps-4.5 marker:text-faint">
      {facts.map(({ value, sources }) => (
        <li key={value} className="mb-1 text-pretty">
          {value} <SourceMark sources={sources} subject={value} />
        </li>
      ))}
    </ul>
  );
}
