import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  about: string;
  children: ReactNode;
}

/** Fields that belong together, with what they are for beside them on wide screens. */
export function FormSection({ title, about, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-10 gap-y-4 border-t border-line py-8 @2xl:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <header>
        <h2 id={titleId} className="text-base font-semibold">
          {title}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-muted">{about}</p>
      </header>
      <div className="grid max-w-xl gap-5">{children}</div>
    </section>
  );
}
