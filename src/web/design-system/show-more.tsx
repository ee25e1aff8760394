import { Button } from './button.tsx';

interface ShowMoreProps {
  label: string;
  isBusy: boolean;
  /** Why the last try failed. */
  problem: string | undefined;
  onPress(): void;
}

/** The end of a list that has more entries. */
export function ShowMore({ label, isBusy, problem, onPress }: ShowMoreProps) {
  return (
    <div className="flex flex-col items-center gap-2">
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
      <Button isBusy={isBusy} onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
