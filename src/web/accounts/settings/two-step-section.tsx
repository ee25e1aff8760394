import { lazy, type RefObject, Suspense, useState } from 'react';
import { signInMethodMessages } from '#messages/sign-in-methods.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { loadPart } from '#web/platform/load-part.ts';
import type { SignInMethods } from './use-sign-in-methods.ts';

const loadSetup = () => import('./two-step-setup.tsx');
const loadChange = () => import('./two-step-change.tsx');
const TwoStepSetup = lazy(loadSetup);
const TwoStepChange = lazy(loadChange);

type Asked = 'set-up' | 'new-codes' | 'turn-off';

interface TwoStepSectionProps {
  signInMethods: SignInMethods;
  onChanged(): Promise<unknown>;
  /** Takes the focus when the button that asked is gone. */
  focusFallback: RefObject<HTMLElement | null>;
}

/** Whether signing in asks for a code, and the ways to change that. */
export function TwoStepSection({ signInMethods, onChanged, focusFallback }: TwoStepSectionProps) {
  const [asked, setAsked] = useState<{ for: Asked; time: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const { secondFactor, hasPassword } = signInMethods;

  async function ask(what: Asked) {
    if (!(await loadPart(what === 'set-up' ? loadSetup : loadChange))) return;
    // Each time begins afresh: nothing of an earlier try stays in the form.
    setAsked({ for: what, time: (asked?.time ?? 0) + 1 });
    setIsOpen(true);
  }
  const dialog = {
    isOpen,
    focusFallback,
    asksPassword: hasPassword,
    onClose: () => setIsOpen(false),
    onChanged,
  };

  return (
    <>
      <div className="flex flex-col items-start gap-4">
        {secondFactor ? (
          <div>
            <p className="flex flex-wrap items-center gap-2 font-medium">
              <Badge tone="good">{signInMethodMessages.isOn}</Badge>
              {signInMethodMessages.since(new Date(secondFactor.since))}
            </p>
            <p className={secondFactor.recoveryCodesLeft < 3 ? 'mt-2 text-warn' : 'mt-2 text-muted'}>
              {signInMethodMessages.codesLeft(secondFactor.recoveryCodesLeft)}
            </p>
          </div>
        ) : (
          <div>
            <Badge>{signInMethodMessages.isOff}</Badge>
            <p className="mt-2 text-muted">{signInMethodMessages.twoStepOff}</p>
          </div>
        )}
        {secondFactor ? (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => ask('new-codes')}>{signInMethodMessages.newCodes}</Button>
            <Button kind="danger" onClick={() => ask('turn-off')}>
              {signInMethodMessages.turnOff}
            </Button>
          </div>
        ) : (
          <Button onClick={() => ask('set-up')}>{signInMethodMessages.setUp}</Button>
        )}
      </div>
      {asked && (
        <Suspense>
          {asked.for === 'set-up' ? (
            <TwoStepSetup key={asked.time} {...dialog} />
          ) : (
            <TwoStepChange key={asked.time} {...dialog} change={asked.for} />
          )}
        </Suspense>
      )}
    </>
  );
}
