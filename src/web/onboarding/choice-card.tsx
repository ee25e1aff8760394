import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/design-system/class-names.ts';

interface ChoiceCardProps {
  /** Ties the cards of one question together, so that arrows move between them. */
  group: string;
  value: string;
  label: string;
  /** A muted line or two about the choice. */
  about?: ReactNode;
  /** A flag or an icon before the label. */
  mark?: ReactNode;
  isChosen: boolean;
  onChoose(): void;
  /** Called when the choice is pressed although it is chosen already. */
  onPressAgain?(): void;
  /** Smaller, for a choice within a choice. */
  isCompact?: boolean;
  className?: string;
}

/** One answer of a question: a radio button whose whole card can be pressed. */
export function ChoiceCard({
  group,
  value,
  label,
  about,
  mark,
  isChosen,
  onChoose,
  onPressAgain,
  isCompact = false,
  className,
}: ChoiceCardProps) {
  const id = useId();
  return (
    <label
      className={classNames(
        // Room beside the text is in pixels: larger text needs it for its words.
        'flex min-w-0 items-center gap-[12px] border border-line-strong/50 bg-raised px-[16px] transition-colors duration-150',
        'hover:border-muted has-checked:border-accent has-checked:bg-accent/6 has-checked:inset-ring has-checked:inset-ring-accent',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isCompact ? 'min-h-11 rounded-control py-2' : 'min-h-18 rounded-card py-3',
        className,
      )}
    >
      {mark && <span className="mt-0.5 shrink-0 self-start">{mark}</span>}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span
          id={`${id}-label`}
          className={classNames('block font-medium', isCompact ? 'text-sm' : 'text-base')}
        >
          {label}
        </span>
        {about && (
          <span
            id={`${id}-about`}
            className={classNames('block text-muted', isCompact ? 'text-xs' : 'text-sm')}
          >
            {about}
          </span>
        )}
      </span>
      <span className="mt-0.5 grid shrink-0 self-start">
        <input
          type="radio"
          name={group}
          value={value}
          checked={isChosen}
          aria-labelledby={`${id}-label`}
          {...(about && { 'aria-describedby': `${id}-about` })}
          onChange={onChoose}
          // Pressing a chosen radio button fires no change event, only a click.
          onClick={isChosen ? onPressAgain : undefined}
          className="peer col-start-1 row-start-1 size-5 scroll-my-40 appearance-none rounded-full border border-line-strong bg-page outline-none checked:border-accent checked:bg-accent forced-colors:appearance-auto"
        />
        <Check
          aria-hidden="true"
          size={14}
          strokeWidth={2.5}
          className="pointer-events-none invisible col-start-1 row-start-1 place-self-center text-on-accent peer-checked:visible forced-colors:hidden"
        />
      </span>
    </label>
  );
}
