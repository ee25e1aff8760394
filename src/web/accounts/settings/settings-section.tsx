import { type ReactNode, type RefObject, useId } from 'react';

interface SettingsSectionProps {
  title: string;
  about: string;
  /** For moving the focus to the section. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** One matter of the settings: what it is at the side, the controls beside it. */
export function SettingsSection({ title, about, heading, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 py-8 first:pt-2 @2xl:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} ref={heading} tabIndex={-1} className="text-base font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-muted">{about}</p>
      </div>
      <div className="max-w-2xl min-w-0">{children}</div>
    </section>
  );
}
