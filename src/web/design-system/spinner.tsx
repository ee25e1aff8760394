import { commonMessages } from '#messages/common.ts';

/** A turning ring; silent for screen readers, whatever waits says so itself. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      className="animate-spin"
    >
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
      <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** A centred spinner in place of a page that is being read. */
export function SpinnerScreen() {
  return (
    <div
      role="status"
      aria-label={commonMessages.loading}
      className="grid min-h-dvh place-items-center text-muted"
    >
      <Spinner size={28} />
    </div>
  );
}
