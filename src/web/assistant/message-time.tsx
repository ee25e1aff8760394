import { assistantMessages } from '#messages/assistant.ts';

/** When something was said. */
export function MessageTime({ timestamp }: { timestamp: number }) {
  return (
    <time
      dir="auto"
      dateTime={new Date(timestamp).toISOString()}
      className="ms-auto text-xs text-faint tabular"
    >
      {assistantMessages.time(timestamp)}
    </time>
  );
}
