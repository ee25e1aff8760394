import { ChevronDown } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import {
  type CompanyType,
  type Country,
  companyTypesOf,
  isFreeZone,
  jurisdictionIdOf,
  type SubType,
  subTypesOf,
} from '#domain/catalogue/choices.ts';
import { chooseCompanyType, chooseSubType, type OnboardingData } from '#domain/onboarding/onboarding-data.ts';
import { choiceLabels } from '#messages/choices.ts';
import { onboardingStepMessages as texts } from '#messages/onboarding-steps.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { ChoiceCard } from './choice-card.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { FigureLines } from './figure-lines.tsx';
import { SortChoice } from './sort-choice.tsx';
import { type Figures, type SortOrder, sorted } from './use-figures.ts';
import type { Refusal } from './use-refusal.ts';
import type { Wizard } from './use-wizard.ts';

/** Where cards stand in columns, as many lines as the longest text takes: nothing moves when the texts arrive. */
const room = {
  type: 'min-h-8',
  zone: 'sm:min-h-8',
  emirate: 'sm:min-h-16 md:min-h-12',
  figures: 'sm:min-h-16',
};

interface CompanyTypeStepProps {
  wizard: Wizard;
  figures: Figures | undefined;
  refusal: Refusal | undefined;
  missingGroup: RefObject<HTMLDivElement | null>;
}

/** Step 2: the company type and, where it asks for one, the zone or emirate. */
export function CompanyTypeStep({ wizard, figures, refusal, missingGroup }: CompanyTypeStepProps) {
  const { answers, answer } = wizard;
  const { country } = answers;
  /** The options are folded by hand; a refusal that comes later unfolds them, for one of them is missing. */
  const [folded, setFolded] = useState<{ under: Refusal | undefined }>();
  if (!country) return null;
  const isUnfolded = !folded || folded.under !== refusal;

  function unfoldAndAnswer(next: OnboardingData) {
    setFolded(undefined);
    answer(next);
  }
  function toggle() {
    setFolded(isUnfolded ? { under: refusal } : undefined);
  }

  return (
    <ChoiceGroup legend={texts.companyTypes} isLegendHidden className="grid gap-3">
      {companyTypesOf(country).map((companyType) => (
        <TypeChoice
          key={companyType}
          answers={answers}
          country={country}
          companyType={companyType}
          isUnfolded={isUnfolded && answers.companyType === companyType}
          figures={figures}
          refusal={refusal}
          missingGroup={missingGroup}
          onAnswer={unfoldAndAnswer}
          onToggle={toggle}
        />
      ))}
    </ChoiceGroup>
  );
}

interface TypeChoiceProps extends Omit<CompanyTypeStepProps, 'wizard'> {
  answers: OnboardingData;
  country: Country;
  companyType: CompanyType;
  isUnfolded: boolean;
  onAnswer(answers: OnboardingData): void;
  onToggle(): void;
}

/** A type's card. Choosing it unfolds its options; pressing it again folds them. */
function TypeChoice({
  answers,
  country,
  companyType,
  isUnfolded,
  figures,
  refusal,
  missingGroup,
  onAnswer,
  onToggle,
}: TypeChoiceProps) {
  const optionsId = useId();
  const [order, setOrder] = useState<SortOrder>();
  const options = subTypesOf(companyType);
  const label = choiceLabels.companyType[companyType];
  const isChosen = answers.companyType === companyType;
  const idOf = (option: SubType) => jurisdictionIdOf({ country, companyType, subType: option });
  const card = {
    group: 'company-type',
    value: companyType,
    label,
    about: (
      <>
        {isChosen && answers.subType && !isUnfolded
          ? texts.chosen(choiceLabels.subType[answers.subType])
          : texts.aboutCompanyType[companyType]}
        <FigureLines figures={figures} of={`${country}/${companyType}`} className={room.type} />
      </>
    ),
    isChosen,
    onChoose: () => onAnswer(chooseCompanyType(answers, companyType)),
  };
  if (options.length === 0) return <ChoiceCard {...card} />;
  const chevron = (
    <ChevronDown
      aria-hidden="true"
      size={20}
      strokeWidth={1.5}
      className={classNames('transition-transform duration-200', isUnfolded && 'rotate-180')}
    />
  );
  const chevronClass = 'absolute end-2 top-4 grid size-10 place-items-center rounded-control text-muted';
  return (
    <div className="relative min-w-0">
      <ChoiceCard {...card} onPressAgain={onToggle} className="pe-14" />
      {isChosen ? (
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={optionsId}
          aria-label={isUnfolded ? texts.hideOptions(label) : texts.showOptions(label)}
          onClick={onToggle}
          className={classNames(chevronClass, 'hover:bg-text/6 hover:text-text')}
        >
          {chevron}
        </button>
      ) : (
        <span className={classNames(chevronClass, 'pointer-events-none')}>{chevron}</span>
      )}
      <div
        id={optionsId}
        className={classNames(
          'grid duration-200 ease-out',
          isUnfolded
            ? 'grid-rows-[1fr] transition-[grid-template-rows]'
            : 'invisible grid-rows-[0fr] transition-[grid-template-rows,visibility]',
        )}
      >
        {/* The margin gives the focus ring room inside what is cut off. */}
        <div className="-mx-1 min-h-0 overflow-hidden px-1">
          <div className="ms-4 border-s border-line-strong/50 py-4 ps-4 sm:ms-6 sm:ps-6">
            <ChoiceGroup
              legend={companyType === 'free-zone' ? texts.freeZones : texts.emirates}
              {...(isChosen && refusal && { error: refusal.text, groupRef: missingGroup })}
              className="grid gap-2 sm:auto-rows-fr sm:grid-cols-2"
              before={
                <div className="min-h-8 pointer-coarse:min-h-11">
                  {figures && figures.size > 0 && <SortChoice order={order} onSort={setOrder} />}
                </div>
              }
            >
              {sorted(options, order, (option) => figures?.get(idOf(option))).map((option) => (
                <ChoiceCard
                  key={option}
                  group={`options-of-${companyType}`}
                  value={option}
                  label={choiceLabels.subType[option]}
                  about={
                    (isFreeZone(option) || figures?.size !== 0) && (
                      <AboutOption option={option} figures={figures} id={idOf(option)} />
                    )
                  }
                  isChosen={isChosen && answers.subType === option}
                  onChoose={() => onAnswer(chooseSubType(answers, option))}
                  isCompact
                />
              ))}
            </ChoiceGroup>
          </div>
        </div>
      </div>
    </div>
  );
}

interface AboutOptionProps {
  option: SubType;
  id: string;
  figures: Figures | undefined;
}

function AboutOption({ option, id, figures }: AboutOptionProps) {
  const suits = figures && (figures.get(id)?.suits ?? '');
  const isZone = isFreeZone(option);
  return (
    <>
      {isZone && texts.aboutZone[option]}
      {suits !== '' && (
        <span className={`mt-1 block text-pretty ${isZone ? room.zone : room.emirate}`}>{suits}</span>
      )}
      <FigureLines figures={figures} of={id} className={room.figures} />
    </>
  );
}
