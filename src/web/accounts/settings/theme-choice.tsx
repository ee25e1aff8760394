import { Monitor, Moon, Sun } from 'lucide-react';
import { settingsMessages } from '#messages/settings.ts';
import { useTheme } from '#web/platform/theme.ts';

const choices = [
  { choice: 'light', Icon: Sun },
  { choice: 'dark', Icon: Moon },
  { choice: 'system', Icon: Monitor },
] as const;

/** Light, dark, or whatever the device shows; it takes effect at once. */
export function ThemeChoice() {
  const { chosenTheme, setTheme, followSystem } = useTheme();
  return (
    <fieldset className="@container">
      <legend className="sr-only">{settingsMessages.theme}</legend>
      <div className="grid gap-3 @md:grid-cols-3">
        {choices.map(({ choice, Icon }) => (
          <label
            key={choice}
            className="flex min-h-11 items-center gap-2.5 rounded-control border border-line-strong/60 px-3 py-2 font-medium transition-colors duration-150 hover:bg-text/4 has-checked:border-accent has-checked:bg-accent/6 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <Icon aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0 text-muted" />
            <span className="min-w-0 flex-1">{settingsMessages.themes[choice]}</span>
            <input
              type="radio"
              name="theme"
              className="size-4 shrink-0 accent-accent outline-none"
              checked={choice === (chosenTheme ?? 'system')}
              onChange={() => (choice === 'system' ? followSystem() : setTheme(choice))}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
