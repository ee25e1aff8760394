import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

interface PublicPageProps {
  /** Where the brand leads; to the questionnaire if nothing is given. */
  home?: string;
  /** State for the sign-in page, where signing in leads back to this page. */
  signInState?: object | undefined;
  /** Where things stand side by side and need the room. */
  isWide?: boolean;
  /** What is still read is marked `data-page-loading`: the end of the page shows once it is known where that is. */
  children: ReactNode;
}

/** The frame of a page that stands by itself and is open to everyone. */
export function PublicPage({ isWide = false, children, ...header }: PublicPageProps) {
  const width = classNames('mx-auto w-full px-4 md:px-8', isWide ? 'max-w-7xl' : 'max-w-296');
  return (
    <div
      className={classNames(
        'flex min-h-dvh flex-col has-[[data-page-loading]]:[&>footer]:invisible',
        isWide && '[page:wide]',
      )}
    >
      <PublicHeader width={width} {...header} />
      <main className={classNames('flex-1 py-8 md:py-10', width)}>{children}</main>
      <PublicFooter width={width} />
    </div>
  );
}
