import { useEffect, useState } from 'react';
import { openNotificationLink } from '#contract/notifications.ts';
import { bellMessages as texts } from '#messages/bell.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { Spinner } from '#web/design-system/spinner.tsx';
import { EmptyState } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { Link, useLocation } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { useOpenPath } from './use-open-path.ts';

/** Tokens that were submitted: React runs effects twice while developing, and a link works once. */
const submitted = new Map<string, Promise<string>>();

function pathOfLink(token: string): Promise<string> {
  const known = submitted.get(token);
  if (known) return known;
  const asked = call(openNotificationLink, { input: { token } }).then(({ path }) => path);
  submitted.set(token, asked);
  return asked;
}

/** Where the link of a notification email leads: on to the page that deals with it. */
export default function OpenLinkPage({ list }: { list: string }) {
  usePage(texts.opening);
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  const openPath = useOpenPath();
  const [failure, setFailure] = useState<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    pathOfLink(token).then((path) => openPath(path, { replace: true }), setFailure);
  }, [token]);
  if (failure) {
    return (
      <EmptyState
        title={texts.linkFailed}
        action={
          <Link to={list} className={buttonClass('primary')}>
            {texts.toNotifications}
          </Link>
        }
      >
        {describeFailure(failure)}
      </EmptyState>
    );
  }
  return (
    <div role="status" aria-label={texts.opening} className="grid min-h-60 place-items-center text-muted">
      <Spinner size={24} />
    </div>
  );
}
