import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type CompanyView, changeCompany } from '#contract/companies.ts';
import { type CompanyField, companyFields } from '#domain/companies/company-fields.ts';
import { commonMessages } from '#messages/common.ts';
import { companyMessages } from '#messages/companies.ts';
import { call, describeFailure, fieldMessagesOf, isFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { signOutState } from '#web/platform/stored-login.ts';
import { type Conflict, readConflict } from './company-conflict.ts';
import { draftFor, dropDraft, keepDraft } from './company-draft.ts';
import { fieldLabels } from './company-field-labels.ts';
import {
  type CompanyFormProblems,
  type CompanyFormValues,
  changedFieldsOf,
  changesOf,
  emptyCompanyForm,
  formValuesOf,
  problemsFrom,
  problemsOf,
  typedSince,
} from './company-form-values.ts';

export const loadConflictDialog = () => import('./conflict-dialog.tsx');

interface CompanyFormOptions {
  /** The saved company; without one nothing can be saved before signing in. */
  company: CompanyView | undefined;
  onSaved(company: CompanyView): void;
}

/**
 * State and actions of the company form. What is typed lies over what is saved, so an answer of the
 * server never overwrites typing; and it is kept in the tab until it is saved or given up. The version that
 * was seen when typing began goes along with a save, so that it never writes over what others saved since.
 */
export function useCompanyForm({ company, onSaved }: CompanyFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const companyId = company?.id ?? null;
  const saved = company ? formValuesOf(company) : emptyCompanyForm;
  const [typed, setTyped] = useState<Partial<CompanyFormValues>>({});
  const [seenVersion, setSeenVersion] = useState<number>();
  const [conflict, setConflict] = useState<Conflict>();
  const [checked, setChecked] = useState<ReadonlySet<CompanyField>>(new Set());
  const [refused, setRefused] = useState<CompanyFormProblems>({});
  const [isRestored, setIsRestored] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [hasToSignIn, setHasToSignIn] = useState(false);
  /** Saves in a row that were refused; with each one the summary of what is wrong takes the focus. */
  const [refusals, setRefusals] = useState(0);
  const summary = useRef<HTMLDivElement>(null);

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
    setTyped(draft.values);
    setSeenVersion(draft.seenVersion);
    setIsRestored(true);
  }, [companyId]);

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const keepsDraft = useRef(false);
  useEffect(() => {
    if (isDirty) keepDraft({ companyId, values: typed, seenVersion });
    else if (keepsDraft.current) dropDraft();
    keepsDraft.current = isDirty;
  }, [isDirty, companyId, typed, seenVersion]);
  useEffect(
    () => () => {
      if (signOutState.isUnderWay()) dropDraft();
    },
    [],
  );

  function change(field: CompanyField, text: string): void {
    if (!isDirty) setSeenVersion(company?.version);
    setTyped(({ [field]: _former, ...others }) =>
      text === saved[field] ? others : { ...others, [field]: text },
    );
    setRefused(({ [field]: _gone, ...rest }) => rest);
  }

  /** Looks at a field once it is left, and again with each change from then on. */
  function check(field: CompanyField): void {
    if (changed.includes(field)) setChecked((known) => new Set(known).add(field));
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
    if (Object.keys(found).length > 0) return setRefusals(refusals + 1);
    if (!isDirty) return notify.info(companyMessages.nothingToSave);
    await send(company, values, seenVersion ?? company.version);
  }

  /** Saves what differs from the company as it is known here. */
  async function send(known: CompanyView, next: CompanyFormValues, version: number): Promise<void> {
    setIsSaving(true);
    const before = formValuesOf(known);
    try {
      const input = changesOf(before, next);
      const answer = await call(changeCompany, { params: { id: known.id }, input, ifMatch: version });
      setTyped((now) => typedSince(next, now));
      setSeenVersion(answer.company.version);
      setChecked(new Set());
      setRefusals(0);
      setIsRestored(false);
      onSaved(answer.company);
      const others = changedFieldsOf(next, formValuesOf(answer.company)).filter(
        (field) => before[field] === next[field],
      );
      notify.success(companyMessages.savedBeside(others.map((field) => fieldLabels[field])));
    } catch (error) {
      const fields = fieldMessagesOf(error);
      if (isFailure(error, 'company-changed')) return await compare(known, version, Object.keys(fields));
      const wrong = problemsFrom(fields);
      setRefused(wrong);
      setRefusals((before) => before + 1);
      if (Object.keys(wrong).length === 0) notify.error(describeFailure(error));
    } finally {
      setIsSaving(false);
    }
  }

  /** Shows another person's changes beside the ones typed here. */
  async function compare(known: CompanyView, version: number, fields: readonly string[]): Promise<void> {
    const read = await readConflict(known.id, version, fields, loadConflictDialog);
    if (!read) return;
    onSaved(read.company);
    setConflict(read);
  }

  /** Continues from the other person's version, with the kept part of the input. */
  async function resolve(own: ReadonlySet<CompanyField>): Promise<void> {
    if (!conflict) return;
    const { company: latest, disputes } = conflict;
    const givenUp = disputes.map(({ field }) => field).filter((field) => !own.has(field));
    const kept = Object.fromEntries(
      Object.entries(typed).filter(([field]) => !(givenUp as string[]).includes(field)),
    );
    const next = { ...formValuesOf(latest), ...kept };
    setTyped(kept);
    setSeenVersion(latest.version);
    setConflict(undefined);
    if (changedFieldsOf(formValuesOf(latest), next).length > 0) await send(latest, next, latest.version);
    else notify.success(companyMessages.keptTheirs);
  }

  function discard(): void {
    setTyped({});
    setChecked(new Set());
    setRefused({});
    setRefusals(0);
    setIsRestored(false);
    dropDraft();
  }

  return {
    form,
    summary,
    values,
    problems,
    wasRefused: refusals > 0,
    changed,
    isDirty,
    isRestored: isRestored && isDirty,
    isSaving,
    /** Someone signed out tried to save. */
    hasToSignIn,
    /** Others have saved the same fields; open until the person has chosen. */
    conflict,
    /** Leaves the choice for the next save. */
    postpone: () => setConflict(undefined),
    resolve,
    askToSignIn,
    change,
    check,
    focusField,
    save,
    discard,
  };
}
