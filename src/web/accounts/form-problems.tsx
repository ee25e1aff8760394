import { CircleAlert } from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** What keeps a form from being taken: a message per field, by the field's name, or one about the whole. */
export interface FormProblems {
  fields: Readonly<Record<string, string>>;
  whole?: string;
}

const none: FormProblems = { fields: {} };

interface FormProblemsControl {
  form: RefObject<HTMLFormElement | null>;
  problems: FormProblems;
  /** Shows what is wrong and takes the focus to the first wrong field. */
  show(problems: FormProblems): void;
  clear(): void;
  /** For the form's `onInput`: what is being put right is no longer called wrong. */
  forget(event: FormEvent<HTMLFormElement>): void;
}

/** Keeps what is wrong with a form; the form's fields keep their own values, so none is ever lost. */
export function useFormProblems(): FormProblemsControl {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(none);
  const isFresh = useRef(false);
  useEffect(() => {
    if (!isFresh.current) return;
    isFresh.current = false;
    const wrong = Object.keys(problems.fields);
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return {
    form,
    problems,
    show(next) {
      isFresh.current = true;
      setProblems(next);
    },
    clear: () => setProblems(none),
    forget({ target }) {
      const name = (target as HTMLInputElement).name;
      if (!(name in problems.fields)) return;
      const { [name]: _settled, ...fields } = problems.fields;
      setProblems({ ...problems, fields });
    },
  };
}

/**
 * A problem of the form as a whole, which stays to be read after its toast has gone. The toast has
 * announced it, so this does not speak again.
 */
export function WholeFormProblem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="mt-5 flex animate-appear gap-2 rounded-control border border-bad/50 bg-bad/6 px-3 py-2.5 text-sm text-bad">
      <CircleAlert aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}
