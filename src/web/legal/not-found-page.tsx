import { legalMessages } from '#messages/legal.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { Logo } from '#web/design-system/logo.tsx';
import { basePath } from '#web/paths.ts';

/** Shown for addresses outside the app. It has to work without any script. */
export function NotFoundPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-14 w-full max-w-5xl items-center px-4 md:px-8">
          <a href={`${basePath}/`} className="inline-flex min-w-0 rounded-control py-1.5">
            <Logo />
          </a>
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col items-start justify-center gap-3 px-4 pt-8 pb-32">
        <p className="text-sm font-medium text-faint tabular">{legalMessages.notFoundCode}</p>
        <h1 className="text-xl font-semibold tracking-tight">{legalMessages.notFoundTitle}</h1>
        <p className="text-base text-muted">{legalMessages.notFoundText}</p>
        <a href={`${basePath}/`} className={`mt-4 ${buttonClass('primary')}`}>
          {legalMessages.notFoundAction}
        </a>
      </main>
    </div>
  );
}
