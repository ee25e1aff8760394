import { useState } from 'react';
import { banksByFit } from '#domain/banking/bank-fit.ts';
import { bankingElsewhere, type PartnerBank, partnerBanks } from '#domain/banking/partner-banks.ts';
import type { Country } from '#domain/catalogue/choices.ts';
import { bankStepMessages } from '#messages/bank-step.ts';
import { choiceLabels } from '#messages/choices.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { bankingMessages } from '#messages/products.ts';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { webSettings } from '#web/platform/web-settings.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { BankList } from './bank-list.tsx';
import { BankStep } from './bank-step.tsx';
import { ProductPage } from './product-page.tsx';
import { useBanking } from './use-banking.ts';

/** The partner banks, those that take the current company first. */
export default function BankingPage() {
  const banking = useBanking();
  const country = banking.company?.country;
  const [chosen, setChosen] = useState<PartnerBank>();
  const [isOpen, setIsOpen] = useState(false);
  const apply = (bank: PartnerBank) => {
    setChosen(bank);
    setIsOpen(true);
  };
  const sorted = country ? banksByFit(partnerBanks, country, banking.profile) : [];
  const fitting = sorted.filter(({ fit }) => fit !== 'other-country');
  const others = partnerBanks.filter((bank) => bank.country !== country);
  const unanswered = new Set(fitting.flatMap((each) => each.unanswered)).size;
  return (
    <ProductPage title={dashboardTitles.banking} about={bankingMessages.about}>
      {country && fitting.length === 0 && <NoneFor country={country} />}
      {country && fitting.length > 0 && (
        <BankList
          title={bankingMessages.forYourCompany(choiceLabels.country[country])}
          about={
            banking.canRead
              ? [
                  bankStepMessages.sortedBy,
                  ...(unanswered > 0 ? [bankStepMessages.answerFirst(unanswered)] : []),
                ].join(' ')
              : undefined
          }
          banks={fitting.map(({ bank }) => bank)}
          fits={banking.canRead ? fitting : []}
          onApply={apply}
        />
      )}
      {banking.canRead && <BankStep banking={banking} />}
      <BankList
        title={country ? bankingMessages.otherCountries : bankingMessages.everywhere}
        banks={others}
        onApply={apply}
      />
      <p className="max-w-prose text-muted">{bankingMessages.honest(webSettings.brand.name)}</p>
      {chosen && (
        <ApplyDialog bank={chosen} banking={banking} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </ProductPage>
  );
}

/** Says plainly that there is no bank for the company's country, and what banks there ask for. */
function NoneFor({ country }: { country: Country }) {
  const advice = bankingElsewhere[country];
  return (
    <section className="border-s-4 border-line-strong ps-4">
      <h2 className="text-base font-semibold">{bankingMessages.noneFor(choiceLabels.country[country])}</h2>
      {advice && (
        <p className="mt-1 max-w-prose">
          {advice.text} <SourceMark sources={[advice.source]} subject={choiceLabels.country[country]} />
        </p>
      )}
    </section>
  );
}
