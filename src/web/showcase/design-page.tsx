import { useState } from 'react';
import { brandColours } from '#domain/brand/brand-colours.ts';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { PublicPage } from '#web/design-system/public-page.tsx';
import { Select } from '#web/design-system/select-field.tsx';
import { Switch } from '#web/design-system/switch.tsx';
import { ChartSection } from './chart-section.tsx';
import { ControlSection } from './control-section.tsx';
import { FormSection } from './form-section.tsx';
import { PagePartSection } from './page-part-section.tsx';
import { StateSection } from './state-section.tsx';
import { TokenSection } from './token-section.tsx';
import '#web/signed-in.css';

const accents = [
  { value: '', label: 'Built-in accent' },
  { value: '#c62828', label: 'Red' },
  { value: '#7a3cff', label: 'Violet' },
  { value: '#1d4ed8', label: 'Blue' },
  { value: '#ffe600', label: 'Yellow' },
  { value: '#ffe08a', label: 'Pale yellow' },
  { value: '#111111', label: 'Black' },
];

/** Every part of the design system in every state, for developers: `npm run dev`, /app/dev/design. */
export default function DesignPage() {
  const [accent, setAccent] = useState('');
  const [isRightToLeft, setIsRightToLeft] = useState(false);

  const changeAccent = (chosen: string) => {
    setAccent(chosen);
    const { style } = document.documentElement;
    for (const [name, colour] of [
      ['--brand-accent', chosen && brandColours(chosen).light],
      ['--brand-accent-dark', chosen && brandColours(chosen).dark],
    ] as const) {
      if (colour) style.setProperty(name, colour);
      else style.removeProperty(name);
    }
  };
  const changeDirection = (isToBe: boolean) => {
    setIsRightToLeft(isToBe);
    document.documentElement.dir = isToBe ? 'rtl' : 'ltr';
  };

  return (
    <PublicPage>
      <div className="grid gap-16">
        <div className="flex flex-wrap items-center gap-4">
          <PageTitle className="me-auto">Design system</PageTitle>
          <Select
            aria-label="Accent"
            choices={accents}
            value={accent}
            onChange={({ target }) => changeAccent(target.value)}
          />
          <input
            type="color"
            aria-label="Any other accent"
            value={accent || '#0b6e63'}
            onChange={({ target }) => changeAccent(target.value)}
            className="size-10 rounded-control border border-line-strong bg-page p-1 pointer-coarse:size-11"
          />
          <span className="flex items-center gap-2">
            Right to left
            <Switch label="Right to left" isOn={isRightToLeft} onChange={changeDirection} />
          </span>
        </div>
        <ChartSection />
        <ControlSection />
        <FormSection />
        <StateSection />
        <PagePartSection />
        <TokenSection />
      </div>
    </PublicPage>
  );
}
