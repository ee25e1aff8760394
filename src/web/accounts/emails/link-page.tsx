import { type ReactNode, useRef, useState } from 'react';
import { accountEmailMessages } from '#messages/account-emails.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { CallFailure, describeFailure } from '#web/platform/call.ts';
import { Link, useSearchParams } from '#web/platform/router.tsx';
import { useIsInteractive } from '#web/platform/use-is-interactive.ts';
import { usePage } from '#web/platform/use-page.ts';
import { GuestLayout } from '../guest-layout.tsx';

/** What there is to say once a link has done its work, or cannot. */
export interface LinkOutcome {
  title: string;
  text: string;
  next: { label: string; to: string };
}

interface LinkPageProps {
  title: string;
  ask: string;
  action: string;
  /** Sends the secret of the link; throws what the call throws. */
  press(token: string): Promise<LinkOutcome>;
  /** Where to go from a link that no longer works, and why it does not. */
  otherwise: { text: string; next: LinkOutcome['next'] };
}

/**
 * Where a link in an email leads that takes one press. Opening the page changes nothing, as mail programs open links
 * to look at them; the button does.
 */
export function LinkPage({ title, ask, action, press, otherwise }: LinkPageProps) {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const isInteractive = useIsInteractive();
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<LinkOutcome>();

  async function send() {
    setIsRunning(true);
    setProblem(undefined);
    try {
      setOutcome(await press(token));
    } catch (failure) {
      if (canTryAgain(failure)) setProblem(describeFailure(failure));
      else
        setOutcome({
          title: accountEmailMessages.linkDead,
          text: `${describeFailure(failure)} ${otherwise.text}`,
          next: otherwise.next,
        });
    } finally {
      setIsRunning(false);
    }
  }

  if (outcome) return <LinkOutcomePage {...outcome} />;
  if (isInteractive && !token) {
    return <LinkOutcomePage title={title} text={accountEmailMessages.linkMissing} next={otherwise.next} />;
  }
  return (
    <LinkFrame title={title} text={ask}>
      <FormProblem text={problem} />
      <Button kind="primary" isBusy={isRunning} onClick={send} className="mt-6 w-full">
        {action}
      </Button>
    </LinkFrame>
  );
}

/** Whether the link may still be good: the server was not reached, or had no time. */
export function canTryAgain(failure: unknown): boolean {
  if (!(failure instanceof CallFailure)) return true;
  return failure.kind !== 'answered' || failure.status >= 500 || failure.status === 429;
}

/** Says what became of a link, and leads on. The heading takes the focus, as the button is gone. */
export function LinkOutcomePage({ title, text, next }: LinkOutcome) {
  const focus = useRef((heading: HTMLHeadingElement | null) => heading?.focus());
  return (
    <GuestLayout
      heading={
        <h1 ref={focus.current} tabIndex={-1} className="font-serif text-xl outline-none">
          {title}
        </h1>
      }
      lead={<span role="status">{text}</span>}
    >
      <Link to={next.to} className={`${buttonClass('primary')} w-full`}>
        {next.label}
      </Link>
    </GuestLayout>
  );
}

/** The card of a page that a link leads to. */
export function LinkFrame({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  const heading = usePage(title);
  return (
    <GuestLayout
      heading={
        <h1 ref={heading} tabIndex={-1} className="font-serif text-xl">
          {title}
        </h1>
      }
      lead={text}
    >
      {children}
    </GuestLayout>
  );
}
