import { buttonLook } from '#web/design-system/button.tsx';
import { Logo } from '#web/design-system/logo.tsx';
import { legalMessages } from '#web/messages/legal.ts';
import { basePath } from '#web/paths.ts';

/** Shown for addresses outside the app. */
export function NotFoundPage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-4 px-6">
      <Logo />
      <h1 className="mt-6 text-xl font-semibold">{legalMessages.notFoundTitle}</h1>
      <p className="text-base text-muted">{legalMessages.notFoundText}</p>
      <a href={`${basePath}/`} className={buttonLook('primary')}>
        {legalMessages.notFoundAction}
      </a>
    </main>
  );
}
