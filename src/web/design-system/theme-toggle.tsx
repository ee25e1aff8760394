import { Moon, Sun } from 'lucide-react';
import { commonMessages } from '#messages/common.ts';
import { useTheme } from '#web/platform/theme.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

/** Switches between the light and the dark theme. */
export function ThemeToggle({ className }: { className?: string }) {
  const { theme, toggleTheme } = useTheme();
  const isDark = theme === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton
      label={isDark ? commonMessages.toLightTheme : commonMessages.toDarkTheme}
      icon={<Icon aria-hidden="true" size={20} strokeWidth={1.5} />}
      onClick={toggleTheme}
      className={classNames('print:hidden', className)}
    />
  );
}
