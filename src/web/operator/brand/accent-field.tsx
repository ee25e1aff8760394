import { brandColours, contrastOfText, contrastsOf } from '#domain/brand/brand-colours.ts';
import { brandMessages } from '#messages/brand.ts';
import { TextField } from '#web/design-system/text-input.tsx';

const builtInAccent = { light: '#0b6e63', dark: '#2dd4bf' };

interface AccentFieldProps {
  value: string;
  /** The accent of the settings; `null` where they have none. */
  fallback: string | null;
  error: string | undefined;
  onChange(value: string): void;
}

/** The accent with how it can be read: what cannot is changed just as far as needed, and both themes are shown. */
export function AccentField({ value, fallback, error, onChange }: AccentFieldProps) {
  const given = /^#[\da-f]{6}$/i.test(value.trim()) ? value.trim().toLowerCase() : undefined;
  const accent = given ?? fallback ?? undefined;
  const used = accent ? brandColours(accent) : builtInAccent;
  return (
    <div className="office-box flex flex-col gap-4 p-4">
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
          className="office-colour"
        />
      </div>
      {given && <Readability accent={given} used={used} />}
      <div className="flex flex-wrap gap-3">
        <Swatch label={brandMessages.light} ground="#ffffff" text={used.light} onAccent="#ffffff" />
        <Swatch label={brandMessages.dark} ground="#0f1116" text={used.dark} onAccent="#06201c" />
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
    </ul>
  );
}

interface SwatchProps {
  label: string;
  ground: string;
  text: string;
  onAccent: string;
}

/** How a button and a link look on one theme, whichever theme is on. */
function Swatch({ label, ground, text, onAccent }: SwatchProps) {
  return (
    <figure className="office-swatch" style={{ background: ground, color: text }}>
      <span style={{ background: text, color: onAccent }}>{brandMessages.previewAction}</span>
      {brandMessages.previewLink}
      <figcaption className="sr-only">{label}</figcaption>
    </figure>
  );
}
