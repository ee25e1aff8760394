import { KeyRound, LockKeyhole } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import { beginUnlock, lockSession, readScreenLock, unlockSession } from '#contract/screen-lock.ts';
import { screenLockMessages as texts } from '#messages/screen-lock.ts';
import { Button } from '#web/design-system/button.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { PasswordField } from '#web/design-system/password-field.tsx';
import { Spinner } from '#web/design-system/spinner.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure, isFailure } from '#web/platform/call.ts';
import type { LockCause } from '#web/platform/screen-lock.ts';
import { signOut } from '#web/platform/sign-out.ts';
import { usePerson } from '#web/platform/stored-login.ts';
import { useForm } from '#web/platform/use-form.ts';

type UnlocksBy = OutputOf<typeof readScreenLock>['unlocksBy'];

interface LockScreenProps {
  how: LockCause;
  onUnlocked(): void;
}

/** Stands in place of the page until its person is back. */
export function LockScreen({ how, onUnlocked }: LockScreenProps) {
  const { email } = usePerson();
  const heading = useRef<HTMLHeadingElement>(null);
  const [unlocksBy, setUnlocksBy] = useState<UnlocksBy>();
  const [problem, setProblem] = useState<string>();
  const [isRetrying, setIsRetrying] = useState(false);

  const reading = useRef(new AbortController());
  const read = useCallback(async () => {
    const { signal } = reading.current;
    try {
      await call(lockSession, { input: { how }, signal });
      const lock = await call(readScreenLock, { signal });
      setProblem(undefined);
      setUnlocksBy(lock.unlocksBy);
    } catch (failure) {
      if (!signal.aborted) setProblem(describeFailure(failure));
    }
  }, [how]);
  useEffect(() => {
    heading.current?.focus();
    void read();
  }, [read]);

  /** What is still being read would be refused once the session has ended. */
  async function leave(): Promise<boolean> {
    reading.current.abort();
    reading.current = new AbortController();
    const hasLeft = await signOut();
    if (!hasLeft && !unlocksBy) void read();
    return hasLeft;
  }

  async function retry(): Promise<void> {
    setIsRetrying(true);
    await read();
    setIsRetrying(false);
  }

  const hasWay = unlocksBy && Object.values(unlocksBy).some(Boolean);
  return (
    <main className="grid min-h-dvh content-center justify-items-center bg-page px-4 py-10">
      <div className="flex w-full max-w-sm flex-col gap-6">
        <div>
          <LockKeyhole aria-hidden="true" size={28} strokeWidth={1.5} className="text-muted" />
          <div className="mt-4">
            <PageTitle ref={heading}>{texts.title}</PageTitle>
          </div>
          <p className="mt-2 text-muted">{unlocksBy && !hasWay ? texts.aboutAgain : texts.about[how]}</p>
          <p className="mt-4 text-sm text-muted">
            {texts.signedInAs} <bdi className="font-medium wrap-anywhere text-text">{email}</bdi>
          </p>
        </div>
        {problem !== undefined && !unlocksBy && (
          <ErrorState title={texts.unread} onRetry={() => void retry()} isRetrying={isRetrying}>
            {problem}
          </ErrorState>
        )}
        {!unlocksBy && problem === undefined && <Spinner size={20} />}
        {unlocksBy && hasWay && <Ways unlocksBy={unlocksBy} onUnlocked={onUnlocked} />}
        <SignOut onLeave={leave} />
      </div>
    </main>
  );
}

function Ways({ unlocksBy, onUnlocked }: { unlocksBy: UnlocksBy; onUnlocked(): void }) {
  const { email } = usePerson();
  const [way, setWay] = useState<'password' | 'code'>(unlocksBy.password ? 'password' : 'code');
  const [passkeyProblem, setPasskeyProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const send = async (input: InputOf<typeof unlockSession>) => {
    try {
      await call(unlockSession, { input });
    } catch (failure) {
      // Another tab was quicker.
      if (!isFailure(failure, 'session-not-locked')) throw failure;
    }
    onUnlocked();
  };
  const form = useForm({
    read: (entries) => {
      const text = (name: string) => String(entries.get(name) ?? '');
      return way === 'password' ? { currentPassword: text('currentPassword') } : { code: text('code') };
    },
    send,
    tells: 'in-form',
  });

  async function askPasskey(): Promise<void> {
    setIsAsking(true);
    setPasskeyProblem(undefined);
    try {
      const { canUsePasskeys, PasskeyCancelled, showPasskey } = await import('../passkey-ceremonies.ts');
      if (!canUsePasskeys()) return setPasskeyProblem(texts.passkeysNotHere);
      const { options } = await call(beginUnlock, {});
      const response = await showPasskey(options).catch((error: unknown) => {
        if (!(error instanceof PasskeyCancelled)) throw error;
        setPasskeyProblem(texts.passkeyNotUsed);
      });
      if (response) await send({ response });
    } catch (failure) {
      setPasskeyProblem(describeFailure(failure));
    } finally {
      setIsAsking(false);
    }
  }

  const hasForm = unlocksBy.password || unlocksBy.code;
  return (
    <div className="flex flex-col gap-4">
      {hasForm && (
        <form key={way} {...form.props} className="flex flex-col gap-4">
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          {way === 'password' ? (
            <PasswordField
              label={texts.password}
              {...form.field('currentPassword')}
              required
              autoComplete="current-password"
            />
          ) : (
            <TextField label={texts.code} {...form.field('code')} required autoComplete="one-time-code" />
          )}
          <div role="alert" className="empty:hidden">
            <FormProblem text={form.problem} />
          </div>
          <Button type="submit" kind="primary" isBusy={form.isSending}>
            {texts.unlock}
          </Button>
        </form>
      )}
      {unlocksBy.passkey && (
        <Button onClick={() => void askPasskey()} isBusy={isAsking} {...(!hasForm && { kind: 'primary' })}>
          <KeyRound aria-hidden="true" size={16} strokeWidth={1.5} />
          {texts.withPasskey}
        </Button>
      )}
      <div role="alert" className="empty:hidden">
        <FormProblem text={passkeyProblem} />
      </div>
      {unlocksBy.password && unlocksBy.code && (
        <Button kind="quiet" onClick={() => setWay(way === 'password' ? 'code' : 'password')}>
          {way === 'password' ? texts.withCode : texts.withPassword}
        </Button>
      )}
    </div>
  );
}

function SignOut({ onLeave }: { onLeave(): Promise<boolean> }) {
  const [hasFailed, setHasFailed] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  async function leave(): Promise<void> {
    setIsLeaving(true);
    setHasFailed(!(await onLeave()));
    setIsLeaving(false);
  }
  return (
    <div className="border-t border-line pt-4">
      <Button className="w-full" onClick={() => void leave()} isBusy={isLeaving}>
        {texts.signOut}
      </Button>
      <div role="alert" className="empty:hidden">
        <FormProblem text={hasFailed ? texts.signOutFailed : undefined} />
      </div>
    </div>
  );
}
