import { legalMessages } from '#messages/legal.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { ChartDrawing } from '#web/design-system/chart-drawing.tsx';
import { Logo } from '#web/design-system/logo.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { basePath } from '#web/paths.ts';

/** Shown for addresses outside the app. It has to work without any script. */
export function NotFoundPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-14 w-full max-w-296 items-center px-4 md:px-8">
          <a href={`${basePath}/`} className="inline-flex min-w-0 rounded-control py-1.5">
            <Logo />
          </a>
        </div>
      </header>
      <main className="mx-auto grid w-full max-w-296 flex-1 items-center gap-10 px-4 py-10 md:grid-cols-2 md:px-8">
        <div className="flex flex-col items-start gap-3">
          <p className="text-sm font-medium text-faint tabular">{legalMessages.notFoundCode}</p>
          <PageTitle>{legalMessages.notFoundTitle}</PageTitle>
          <p className="max-w-prose text-base text-muted">{legalMessages.notFoundText}</p>
          <a href={`${basePath}/`} className={`mt-4 ${buttonClass('primary')}`}>
            {legalMessages.notFoundAction}
          </a>
        </div>
        <div className="neatline rounded-card px-4 py-6">
          <ChartDrawing />
        </div>
      </main>
    </div>
  );
}
