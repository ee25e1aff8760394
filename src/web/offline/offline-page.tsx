import { commonMessages } from '#messages/common.ts';
import { offlineMessages } from '#messages/offline.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { Logo } from '#web/design-system/logo.tsx';

/** Shown in place of any page that is opened without a connection. It works without any script. */
export function OfflinePage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-14 w-full max-w-5xl items-center px-4 md:px-8">
          <Logo />
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-5xl flex-1 flex-col items-start justify-center gap-3 px-4 pt-8 pb-32 md:px-8">
        <h1 className="page-title">{commonMessages.offline}</h1>
        <p className="max-w-md text-base text-muted">{offlineMessages.text}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: leads to the address that was asked for, without a script */}
        <a href="" className={`mt-4 ${buttonClass('primary')}`}>
          {offlineMessages.tryAgain}
        </a>
      </main>
    </div>
  );
}
