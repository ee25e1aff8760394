import { type ReactNode, type RefObject, useRef } from 'react';
import { commonMessages } from '#messages/common.ts';
import { signInMethodMessages } from '#messages/sign-in-methods.ts';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import type { Query } from '#web/platform/query.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { GoogleSection } from './google-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { TwoStepSection } from './two-step-section.tsx';
import type { SignInMethods } from './use-sign-in-methods.ts';

/** The ways to sign in beside the password, each a section of the settings. */
export function SignInMethodSections({ query }: { query: Query<SignInMethods> }) {
  const headings = {
    twoStep: useRef<HTMLHeadingElement>(null),
    passkeys: useRef<HTMLHeadingElement>(null),
    google: useRef<HTMLHeadingElement>(null),
  };
  const { data, refetch } = query;

  function section(
    heading: RefObject<HTMLHeadingElement | null>,
    texts: { title: string; about: string },
    controls: (signInMethods: SignInMethods) => ReactNode,
  ) {
    return (
      <SettingsSection {...texts} heading={heading}>
        {data ? controls(data) : <NotThere {...query} heading={heading} />}
      </SettingsSection>
    );
  }

  const parts = { onChanged: refetch };
  return (
    <>
      {section(
        headings.twoStep,
        { title: signInMethodMessages.twoStep, about: signInMethodMessages.twoStepAbout },
        (signInMethods) => (
          <TwoStepSection {...parts} signInMethods={signInMethods} focusFallback={headings.twoStep} />
        ),
      )}
      {section(
        headings.passkeys,
        { title: signInMethodMessages.passkeys, about: signInMethodMessages.passkeysAbout },
        (signInMethods) => (
          <PasskeysSection {...parts} signInMethods={signInMethods} focusFallback={headings.passkeys} />
        ),
      )}
      {(webSettings.google || data?.google) &&
        section(
          headings.google,
          { title: signInMethodMessages.google, about: signInMethodMessages.googleAbout },
          (signInMethods) => (
            <GoogleSection {...parts} signInMethods={signInMethods} focusFallback={headings.google} />
          ),
        )}
    </>
  );
}

interface NotThereProps extends Omit<Query<SignInMethods>, 'data'> {
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Fills a section until the server has answered. */
function NotThere({ failure, isFetching, refetch, heading }: NotThereProps) {
  const isSlow = useSlowLoading(!failure);
  if (failure) {
    const retry = async () => {
      if (await refetch()) heading.current?.focus();
    };
    return (
      <ErrorState title={signInMethodMessages.unread} isRetrying={isFetching} onRetry={retry}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  return (
    <div role="status" aria-label={commonMessages.loading} className="flex min-h-20 flex-col gap-2">
      {isSlow && (
        <>
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-3 w-72 max-w-full" />
        </>
      )}
    </div>
  );
}
