import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type CompanyView, changeCompany } from '#contract/companies.ts';
import { commonMessages } from '#web/messages/common.ts';
import { companyMessages } from '#web/messages/companies.ts';
import { call, describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { departure } from '#web/platform/stored-login.ts';
import { draftFor, dropDraft, keepDraft } from './company-draft.ts';
import {
  type CompanyField,
  type CompanyFormProblems,
  type CompanyFormValues,
  changedFieldsOf,
  changesOf,
  companyFields,
  emptyCompanyForm,
  formValuesOf,
  problemsFrom,
  problemsOf,
  typedSince,
} from './company-form-values.ts';

interface CompanyFormOptions {
  /** The saved company; without one nothing can be saved before signing in. */
  company: CompanyView | undefined;
  onSaved(company: CompanyView): void;
}

/**
 * State and actions of the company form. What is typed lies over what is saved, so an answer of the
 * server never overwrites typing; and it is kept in the tab until it is saved or given up.
 */
export function useCompanyForm({ company, onSaved }: CompanyFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const companyId = company?.id ?? null;
  const saved = company ? formValuesOf(company) : emptyCompanyForm;
  const [typed, setTyped] = useState<Partial<CompanyFormValues>>({});
  const [checked, setChecked] = useState<ReadonlySet<CompanyField>>(new Set());
  const [refused, setRefused] = useState<CompanyFormProblems>({});
  const [isRestored, setIsRestored] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [hasToSignIn, setHasToSignIn] = useState(false);

  const values: CompanyFormValues = { ...saved, ...typed };
  const changed = changedFieldsOf(saved, values);
  const isDirty = changed.length > 0;
  const found = problemsOf(changesOf(saved, values));
  const problems: CompanyFormProblems = {};
  for (const field of companyFields) {
    const problem = refused[field] ?? (checked.has(field) ? found[field] : undefined);
    if (problem !== undefined) problems[field] = problem;
  }

  useEffect(() => {
    const draft = draftFor(companyId);
    if (!draft) return;
    setTyped(draft);
    setIsRestored(true);
  }, [companyId]);

  const keepsDraft = useRef(false);
  useEffect(() => {
    if (isDirty) keepDraft({ companyId, values: typed });
    else if (keepsDraft.current) dropDraft();
    keepsDraft.current = isDirty;
  }, [isDirty, companyId, typed]);
  useEffect(
    () => () => {
      if (departure.isUnderWay()) dropDraft();
    },
    [],
  );

  function change(field: CompanyField, text: string): void {
    setTyped((known) => ({ ...known, [field]: text }));
    setRefused(({ [field]: _gone, ...rest }) => rest);
  }

  /** Looks at a field once it is left, and again with each change from then on. */
  function check(field: CompanyField): void {
    if (changed.includes(field)) setChecked((known) => new Set(known).add(field));
  }

  function focusFirst(wrong: CompanyFormProblems): void {
    const field = companyFields.find((name) => wrong[name] !== undefined);
    if (field) focusField(field);
  }

  function focusField(field: CompanyField): void {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  }

  function askToSignIn(): void {
    notify.error(commonMessages.signInToContinue);
    setHasToSignIn(true);
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    if (!company) return askToSignIn();
    setChecked(new Set(companyFields));
    if (Object.keys(found).length > 0) return focusFirst(found);
    if (!isDirty) return notify.info(companyMessages.nothingToSave);
    setIsSaving(true);
    try {
      const answer = await call(changeCompany, {
        params: { id: company.id },
        input: changesOf(saved, values),
      });
      setTyped((now) => typedSince(values, now));
      setChecked(new Set());
      setIsRestored(false);
      onSaved(answer.company);
      notify.success(companyMessages.saved);
    } catch (error) {
      const wrong = problemsFrom(fieldMessagesOf(error));
      setRefused(wrong);
      notify.error(describeFailure(error));
      focusFirst(wrong);
    } finally {
      setIsSaving(false);
    }
  }

  function discard(): void {
    setTyped({});
    setChecked(new Set());
    setRefused({});
    setIsRestored(false);
    dropDraft();
  }

  return {
    form,
    values,
    problems,
    changed,
    isDirty,
    isRestored: isRestored && isDirty,
    isSaving,
    /** Someone signed out tried to save. */
    hasToSignIn,
    askToSignIn,
    change,
    check,
    focusField,
    save,
    discard,
  };
}
