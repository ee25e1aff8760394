import type { CSSProperties } from 'react';
import { brandMessages } from '#messages/brand.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { PassageLine } from '#web/design-system/passage-line.tsx';

interface BrandPreviewProps {
  theme: 'light' | 'dark';
  accent: string;
  name: string;
  logo: string;
}

const steps = brandMessages.previewSteps;

/** How pages look under a brand in one theme, whichever theme is on. */
export function BrandPreview({ theme, accent, name, logo }: BrandPreviewProps) {
  return (
    <figure
      className={`${theme} flex min-w-0 flex-col gap-4 rounded-card border border-line bg-page p-4 text-text`}
      style={{ '--accent': accent, '--accent-text': accent } as CSSProperties}
    >
      <p className="flex min-w-0 items-center gap-2 border-b border-line pb-3">
        <img src={logo} alt="" width={24} height={24} className="shrink-0" />
        <span className="line-clamp-2 text-base/5 font-semibold tracking-tight wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
      </p>
      <PassageLine
        label={brandMessages[theme]}
        size="medium"
        marks={[
          { id: 'done', title: steps.done, state: 'done' },
          { id: 'current', title: steps.current, state: 'current' },
          { id: 'ahead', title: steps.ahead, state: 'ahead' },
        ]}
      />
      <p className="flex flex-wrap items-center gap-4">
        <span className={buttonClass('primary')}>{brandMessages.previewAction}</span>
        <span className="text-accent-text underline underline-offset-4">{brandMessages.previewLink}</span>
      </p>
      <figcaption className="sr-only">{brandMessages[theme]}</figcaption>
    </figure>
  );
}
