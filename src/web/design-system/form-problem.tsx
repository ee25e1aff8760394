import { CircleAlert } from 'lucide-react';

/**
 * A problem of a form as a whole, which stays to be read after its toast has gone. The toast has announced
 * it, so this does not speak again.
 */
export function FormProblem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="mt-5 flex animate-appear gap-2 rounded-control border border-bad/50 bg-bad/6 px-3 py-2.5 text-sm text-bad">
      <CircleAlert aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}
