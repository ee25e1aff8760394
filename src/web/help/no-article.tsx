import { useEffect, useEffectEvent } from 'react';
import { commonMessages } from '#messages/common.ts';
import { helpMessages } from '#messages/help.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { HelpFrame } from './help-frame.tsx';

/** What an address leads to that no article has. */
export function MissingArticle() {
  const heading = usePage(helpMessages.missing);
  return (
    <HelpFrame>
      <h1 ref={heading} tabIndex={-1} className="page-title">
        {helpMessages.missing}
      </h1>
      <p className="mt-3 max-w-prose text-base text-muted">{helpMessages.missingText}</p>
      <p className="mt-6">
        <Link to={paths.help} className={buttonClass()}>
          {helpMessages.all}
        </Link>
      </p>
    </HelpFrame>
  );
}

/** What stands in place of an article that could not be loaded. The server has it as a whole page too. */
export function UnreadArticle({ onLeave }: { onLeave(): void }) {
  const heading = usePage(helpMessages.unread);
  const leave = useEffectEvent(onLeave);
  useEffect(() => () => leave(), []);
  return (
    <HelpFrame>
      <h1 ref={heading} tabIndex={-1} className="page-title">
        {helpMessages.unread}
      </h1>
      <p className="mt-3 max-w-prose text-base text-muted">{helpMessages.unreadText}</p>
      <p className="mt-6">
        <Button onClick={() => window.location.reload()}>{commonMessages.retry}</Button>
      </p>
    </HelpFrame>
  );
}
