import { Armchair, Building2, Check, Mailbox } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import {
  jurisdictionIdOf,
  type OfficeType,
  officeTypes,
  type VisaChoice,
  visaChoices,
} from '#domain/catalogue/choices.ts';
import { chooseOfficeType, chooseVisas, visasOf } from '#domain/onboarding/onboarding-data.ts';
import { choiceLabels } from '#messages/choices.ts';
import { onboardingStepMessages as texts } from '#messages/onboarding-steps.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/platform/router.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { FigureLines } from './figure-lines.tsx';
import type { Figures } from './use-figures.ts';
import type { Refusal } from './use-refusal.ts';
import type { Wizard } from './use-wizard.ts';

const glyph = { 'aria-hidden': true, size: 20, strokeWidth: 1.5, className: 'shrink-0 text-muted' } as const;

const officeGlyphs: Record<OfficeType, ReactNode> = {
  virtual: <Mailbox {...glyph} />,
  physical: <Building2 {...glyph} />,
  flexi: <Armchair {...glyph} />,
};

interface RequirementsStepProps {
  wizard: Wizard;
  figures: Figures | undefined;
  refusal: Refusal | undefined;
  missingGroup: RefObject<HTMLDivElement | null>;
}

/** Step 3: the number of visas and the office type. */
export function RequirementsStep({ wizard, figures, refusal, missingGroup }: RequirementsStepProps) {
  const { answers, answer } = wizard;
  const { country, companyType } = answers;
  const place = country && companyType && jurisdictionIdOf({ ...answers, country, companyType });
  const missing = (problem: Refusal['problem']) =>
    refusal?.problem === problem ? { error: refusal.text, groupRef: missingGroup } : {};
  return (
    <div className="grid gap-8">
      <ChoiceGroup
        legend={texts.visas}
        hint={texts.visasHelp}
        {...missing('visas-missing')}
        className="grid max-w-md grid-cols-[repeat(auto-fit,minmax(2.5rem,1fr))] gap-2"
      >
        {visaChoices.map((visas) => (
          <VisaChip
            key={visas}
            visas={visas}
            isChosen={visasOf(answers) === visas}
            onChoose={() => answer(chooseVisas(answers, visas))}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup
        legend={texts.officeTypes}
        {...missing('office-missing')}
        {...(refusal?.problem === 'not-possible' && { error: refusal.text })}
        className="grid gap-3"
      >
        {officeTypes.map((officeType) => (
          <ChoiceCard
            key={officeType}
            group="office-type"
            value={officeType}
            label={choiceLabels.officeType[officeType]}
            about={
              <>
                {texts.aboutOffice[officeType]}
                <FigureLines
                  figures={figures}
                  of={`${place}/${officeType}`}
                  className="min-h-16 sm:min-h-8"
                />
              </>
            }
            mark={officeGlyphs[officeType]}
            isChosen={answers.requirements?.officeType === officeType}
            onChoose={() => answer(chooseOfficeType(answers, officeType))}
          />
        ))}
      </ChoiceGroup>
      {place === 'ae-adgm' && visasOf(answers) === 0 && answers.requirements?.officeType === 'virtual' && (
        <HoldingNote />
      )}
    </div>
  );
}

/** No staff and no office in ADGM is mostly a holding, which has a form of its own there. */
function HoldingNote() {
  return (
    <p role="status" className="max-w-prose text-pretty text-muted">
      {texts.onlyHolds}{' '}
      <Link to={`${paths.help}/united-arab-emirates/adgm/spv-holding-company`} className="underline">
        {texts.aboutHolding}
      </Link>
    </p>
  );
}

function VisaChip({ visas, isChosen, onChoose }: { visas: VisaChoice; isChosen: boolean; onChoose(): void }) {
  return (
    <label className="relative grid min-h-11 place-items-center rounded-control border border-line-strong/50 bg-raised px-1 text-base font-medium tabular transition-colors duration-150 hover:border-muted has-checked:border-accent has-checked:bg-accent/6 has-checked:inset-ring has-checked:inset-ring-accent">
      {choiceLabels.visas[visas]}
      <input
        type="radio"
        name="visas"
        value={visas}
        checked={isChosen}
        onChange={onChoose}
        className="peer absolute inset-0 scroll-my-40 appearance-none rounded-control"
      />
      <span className="pointer-events-none invisible absolute -end-1.5 -top-1.5 grid size-4 place-items-center rounded-full bg-accent text-on-accent peer-checked:visible">
        <Check aria-hidden="true" size={12} strokeWidth={2.5} />
      </span>
    </label>
  );
}
