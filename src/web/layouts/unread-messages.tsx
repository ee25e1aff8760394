import { type ComponentType, lazy, Suspense } from 'react';

interface UnreadMessagesProps {
  isOnIcon?: boolean;
}

const UnreadCount = lazy<ComponentType<UnreadMessagesProps>>(() =>
  import('./unread-count.tsx').catch(() => ({ default: () => null })),
);

/** How many messages of the current company are unread; comes after the first screen. */
export function UnreadMessages(props: UnreadMessagesProps) {
  return (
    <Suspense>
      <UnreadCount {...props} />
    </Suspense>
  );
}
