import type { ReactNode } from 'react';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { usePage } from '#web/platform/use-page.ts';

interface ProductPageProps {
  title: string;
  /** What the thing is, in a sentence. */
  about: string;
  children: ReactNode;
}

/** A page that explains a product before anything is asked for. */
export function ProductPage({ title, about, children }: ProductPageProps) {
  const heading = usePage(title);
  return (
    <article className="@container flex flex-col gap-8 md:gap-10">
      <header>
        <PageTitle ref={heading}>{title}</PageTitle>
        <p className="mt-1 max-w-prose text-pretty text-muted">{about}</p>
      </header>
      {children}
    </article>
  );
}
