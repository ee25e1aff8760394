import { TriangleAlert } from 'lucide-react';
import { brandColours, contrastOfText, contrastsOf, isNearErrorRed } from '#domain/brand/brand-colours.ts';
import { brandMessages } from '#messages/brand.ts';
import { TextField } from '#web/design-system/text-input.tsx';
import { BrandPreview } from './brand-preview.tsx';

const builtInAccent = { light: '#0b6e63', dark: '#2dd4bf' };

/** Below this on the light theme, the accent has to be darkened until it looks like another colour. */
const contrastOfPale = 3;

interface AccentFieldProps {
  value: string;
  /** The accent of the settings; `null` where they have none. */
  fallback: string | null;
  error: string | undefined;
  /** The product's name as typed, and the address of the logo, for the preview. */
  name: string;
  logo: string;
  onChange(value: string): void;
}

/** The accent with how it can be read: what cannot is changed just as far as needed, and both themes are shown. */
export function AccentField({ value, fallback, error, name, logo, onChange }: AccentFieldProps) {
  const given = /^#[\da-f]{6}$/i.test(value.trim()) ? value.trim().toLowerCase() : undefined;
  const accent = given ?? fallback ?? undefined;
  const used = accent ? brandColours(accent) : builtInAccent;
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <div className="flex items-end gap-3">
        <TextField
          name="accent"
          label={brandMessages.accent}
          hint={brandMessages.accentHint}
          placeholder={fallback ?? builtInAccent.light}
          maxLength={7}
          spellCheck={false}
          error={error ?? (value.trim() !== '' && !given ? brandMessages.accentProblem : undefined)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          type="color"
          aria-label={brandMessages.pick}
          title={brandMessages.pick}
          value={accent ?? builtInAccent.light}
          onChange={({ target }) => onChange(target.value)}
          className="mt-6.5 size-10 shrink-0 cursor-pointer self-start rounded-control border border-line-strong bg-page p-1"
        />
      </div>
      {accent && <Readability accent={accent} used={used} />}
      <div className="grid gap-3 sm:grid-cols-2">
        <BrandPreview theme="light" accent={used.light} name={name} logo={logo} />
        <BrandPreview theme="dark" accent={used.dark} name={name} logo={logo} />
      </div>
    </div>
  );
}

function Readability({ accent, used }: { accent: string; used: { light: string; dark: string } }) {
  const contrasts = contrastsOf(accent);
  return (
    <ul className="flex flex-col gap-1 text-muted">
      {(['light', 'dark'] as const).map((theme) => (
        <li key={theme}>
          {contrasts[theme] >= contrastOfText
            ? brandMessages.contrastFine(theme, contrasts[theme])
            : brandMessages.contrast(theme, contrasts[theme], used[theme])}
        </li>
      ))}
      {isNearErrorRed(accent) && <Warning>{brandMessages.nearErrorRed}</Warning>}
      {contrasts.light < contrastOfPale && <Warning>{brandMessages.pale(used.light)}</Warning>}
    </ul>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <li className="flex items-start gap-2 text-warn">
      <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      {children}
    </li>
  );
}
