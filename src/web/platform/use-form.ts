import { type FormEvent, useEffect, useRef, useState } from 'react';
import { describeFailure, fieldMessagesOf } from './call.ts';
import type { InputProblems } from './check-input.ts';
import { notify } from './notify.ts';

/** What keeps a form from being taken: a message per field, by the field's name, or one about the whole. */
export interface FormProblems {
  fields: InputProblems;
  whole?: string;
}

interface FormRules<Input> {
  /** What the form would send, from its fields; those that keep their own values are in `entries`. */
  read(entries: FormData): Input;
  /** What is wrong with it before it is sent, mostly `problemsOf` the call's own schema. */
  check?(input: Input): InputProblems | undefined;
  /** Sends it. A failure that it throws is shown at its fields and reported. */
  send(input: Input): Promise<void>;
  /** Where a failure is reported: in a toast, or in the form if no field shows it. */
  tells?: 'by-toast' | 'in-form';
}

const none: FormProblems = { fields: {} };

/**
 * Checks a form, sends it once at a time and shows what is wrong: each message at its field, the focus at the
 * first, and gone as soon as that field is changed. The fields keep what was typed.
 */
export function useForm<Input>({ read, check, send, tells = 'by-toast' }: FormRules<Input>) {
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(none);
  const [isSending, setIsSending] = useState(false);
  const isFresh = useRef(false);
  // A second press can arrive before the first has rendered.
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (!isFresh.current) return;
    isFresh.current = false;
    if (Object.keys(problems.fields).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  function show(next: FormProblems): void {
    isFresh.current = true;
    setProblems(next);
  }

  async function submit(input: Input): Promise<void> {
    if (isUnderWay.current) return;
    const wrong = check?.(input);
    if (wrong) return show({ fields: wrong });
    setProblems(none);
    isUnderWay.current = true;
    setIsSending(true);
    try {
      await send(input);
    } catch (failure) {
      const fields = fieldMessagesOf(failure);
      const isShown = Object.keys(fields).length > 0;
      if (tells === 'by-toast') notify.error(describeFailure(failure));
      show({ fields, ...(tells === 'in-form' && !isShown && { whole: describeFailure(failure) }) });
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }

  return {
    ref,
    isSending,
    /** The problem of the form as a whole. */
    problem: problems.whole,
    errors: problems.fields,
    /** The name and the problem of a field. */
    field: (name: string) => ({ name, error: problems.fields[name] }),
    /** Shows what is wrong and takes the focus to the first wrong field. */
    show,
    clear: () => setProblems(none),
    /** Sends what was not read from the fields, checked as they are. */
    submit,
    props: {
      ref,
      // Were it sent without scripts, no field may end up in an address.
      method: 'post',
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        void submit(read(new FormData(event.currentTarget)));
      },
      onInput({ target }: FormEvent<HTMLFormElement>) {
        const { [(target as HTMLInputElement).name]: settled, ...fields } = problems.fields;
        if (settled !== undefined) setProblems({ ...problems, fields });
      },
    },
  } as const;
}
