import { useState } from 'react';
import type { CompanyData } from '#domain/onboarding/onboarding-data.ts';
import { accountMessages } from '#messages/accounts.ts';
import { choiceLabels } from '#messages/choices.ts';
import { homeMessages } from '#messages/dashboard.ts';
import { Button } from '#web/design-system/button.tsx';
import { sentenceOf } from '#web/platform/call.ts';
import { createFirstCompany } from '#web/platform/create-first-company.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { notify } from '#web/platform/notify.ts';
import { usePerson } from '#web/platform/stored-login.ts';
import { storedOnboarding } from '#web/platform/stored-onboarding.ts';
import { NextThingCard } from './next-thing-card.tsx';

interface CreateWaitingCompanyProps {
  /** The stored answers that have not become a company yet. */
  waiting: CompanyData;
  /** Whether the person has no company at all. */
  isFirst: boolean;
  onResolved(): void;
}

/** Offers to create the company whose answers are still stored: its creation failed, or was never asked for. */
export function CreateWaitingCompany({ waiting, isFirst, onResolved }: CreateWaitingCompanyProps) {
  const person = usePerson();
  const { accept, choose } = useCurrentCompany();
  const [isCreating, setIsCreating] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function create(): Promise<void> {
    setIsCreating(true);
    setProblem(undefined);
    try {
      const company = await createFirstCompany(person, waiting);
      accept(company);
      choose(company.id);
      notify.success(accountMessages.registrationComplete);
      onResolved();
    } catch (failure) {
      const message = sentenceOf(failure) ?? accountMessages.registrationFailed;
      notify.error(message);
      setProblem(message);
      setIsCreating(false);
    }
  }

  return (
    <NextThingCard
      title={isFirst ? homeMessages.createCompany : homeMessages.createAnotherCompany}
      action={
        <>
          {!isFirst && (
            <Button
              kind="quiet"
              disabled={isCreating}
              onClick={() => {
                storedOnboarding.clear();
                onResolved();
              }}
            >
              {homeMessages.discardAnswers}
            </Button>
          )}
          <Button kind="primary" isBusy={isCreating} onClick={create}>
            {homeMessages.createCompanyAction}
          </Button>
        </>
      }
    >
      <p>{isFirst ? homeMessages.answersKept : homeMessages.answersOfAnother}</p>
      <p className="mt-1 font-medium text-text">{summaryOf(waiting)}</p>
      <p role="alert" className="mt-2 font-medium text-bad empty:hidden">
        {problem}
      </p>
    </NextThingCard>
  );
}

function summaryOf({ country, companyType, subType }: CompanyData): string {
  return [
    choiceLabels.country[country],
    choiceLabels.companyType[companyType],
    ...(subType ? [choiceLabels.subType[subType]] : []),
  ].join(' · ');
}
