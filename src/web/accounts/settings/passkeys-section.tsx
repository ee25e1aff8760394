import { lazy, type RefObject, Suspense, useState } from 'react';
import { signInMethodMessages } from '#messages/sign-in-methods.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { loadPart } from '#web/platform/load-part.ts';
import { notify } from '#web/platform/notify.ts';
import type { PasskeyChange } from './passkey-dialog.tsx';
import type { SignInMethods } from './use-sign-in-methods.ts';

const loadDialog = () => import('./passkey-dialog.tsx');
const loadCeremonies = () => import('../passkey-ceremonies.ts');
const PasskeyDialog = lazy(loadDialog);

interface PasskeysSectionProps {
  signInMethods: SignInMethods;
  onChanged(): Promise<unknown>;
  /** Takes the focus when the button that asked is gone. */
  focusFallback: RefObject<HTMLElement | null>;
}

/** The passkeys of the person, each with its name. */
export function PasskeysSection({ signInMethods, onChanged, focusFallback }: PasskeysSectionProps) {
  const [asked, setAsked] = useState<{ change: PasskeyChange; time: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const { passkeys, hasPassword } = signInMethods;

  async function ask(change: PasskeyChange) {
    if (!(await loadPart(() => Promise.all([loadDialog(), loadCeremonies()])))) return;
    const { canUsePasskeys } = await loadCeremonies();
    if (change.kind === 'add' && !canUsePasskeys()) return notify.error(signInMethodMessages.passkeysNotHere);
    setAsked({ change, time: (asked?.time ?? 0) + 1 });
    setIsOpen(true);
  }

  return (
    <>
      {passkeys.length === 0 ? (
        <p className="text-muted">{signInMethodMessages.noPasskeys}</p>
      ) : (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
              <div className="min-w-0 flex-1 basis-60">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                  <span className="min-w-0 wrap-anywhere">{passkey.name}</span>
                  {passkey.isBackedUp && <Badge>{signInMethodMessages.synchronised}</Badge>}
                </p>
                <p className="tabular mt-0.5 flex flex-wrap gap-x-4 text-xs text-muted">
                  <span>
                    {signInMethodMessages.used(passkey.lastUsedAt ? new Date(passkey.lastUsedAt) : undefined)}
                  </span>
                  <span>{signInMethodMessages.created(new Date(passkey.createdAt))}</span>
                </p>
              </div>
              <div className="flex gap-2">
                <Button
                  size="small"
                  aria-label={signInMethodMessages.renameNamed(passkey.name)}
                  onClick={() => ask({ kind: 'rename', passkey })}
                >
                  {signInMethodMessages.rename}
                </Button>
                <Button
                  size="small"
                  aria-label={signInMethodMessages.removeNamed(passkey.name)}
                  onClick={() => ask({ kind: 'remove', passkey })}
                >
                  {signInMethodMessages.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={passkeys.length === 0 ? 'mt-4' : 'border-t border-line pt-4'}>
        <Button onClick={() => ask({ kind: 'add' })}>{signInMethodMessages.addPasskey}</Button>
      </div>
      {asked && (
        <Suspense>
          <PasskeyDialog
            key={asked.time}
            isOpen={isOpen}
            change={asked.change}
            asksPassword={hasPassword}
            focusFallback={focusFallback}
            onClose={() => setIsOpen(false)}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </>
  );
}
