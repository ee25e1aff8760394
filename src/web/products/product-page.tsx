import type { ReactNode } from 'react';
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
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-tight">
          {title}
        </h1>
        <p className="mt-2 max-w-prose text-base text-pretty text-muted">{about}</p>
      </header>
      {children}
    </article>
  );
}
