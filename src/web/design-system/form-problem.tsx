import { CircleAlert } from 'lucide-react';
import { classNames } from './class-names.ts';

interface FormProblemProps {
  text: string | undefined;
  /** No toast has announced it, so it does that itself. It stands among the fields of a form, which parts them. */
  isAlert?: boolean;
}

/** A problem of a form as a whole, which stays to be read after its toast has gone. */
export function FormProblem({ text, isAlert = false }: FormProblemProps) {
  if (!text) return null;
  return (
    <p
      role={isAlert ? 'alert' : undefined}
      className={classNames(
        'flex animate-appear gap-2 rounded-control border border-bad/50 bg-bad/6 px-3 py-2.5 text-sm text-bad',
        isAlert ? 'col-span-full' : 'mt-5',
      )}
    >
      <CircleAlert aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}
