import { useState } from 'react';
import { type BrandView, changeBrand } from '#contract/brand.ts';
import { legalTexts } from '#domain/brand/legal-text.ts';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';

export const brandLines = ['name', 'assistantName', 'operatorName', 'supportEmail'] as const;
const lines = [...brandLines, 'accent'] as const;
type BrandLine = (typeof lines)[number];
const fields = [...lines, ...legalTexts] as const;
export type BrandField = (typeof fields)[number];

/** What is typed, by field; an empty line means the default, and so does a text that is `null`. */
type Draft = Record<BrandLine, string> & Record<(typeof legalTexts)[number], string | null>;

function draftOf({ set }: BrandView): Draft {
  return {
    name: set.name ?? '',
    assistantName: set.assistantName ?? '',
    operatorName: set.operatorName ?? '',
    supportEmail: set.supportEmail ?? '',
    accent: set.accent ?? '',
    terms: set.terms,
    privacy: set.privacy,
  };
}

/** Only what differs from what is saved. */
function changesOf(draft: Draft, brand: BrandView): Partial<Record<BrandField, string | null>> {
  const saved = draftOf(brand);
  const changed = fields.filter((field) => (draft[field] ?? '').trim() !== (saved[field] ?? ''));
  return Object.fromEntries(changed.map((field) => [field, draft[field]?.trim() || null]));
}

/** What an operator types about the brand, checked and saved. */
export function useBrandForm(brand: BrandView, onSaved: (brand: BrandView) => void) {
  const [draft, setDraft] = useState(() => draftOf(brand));
  const changes = changesOf(draft, brand);
  const isChanged = Object.keys(changes).length > 0;
  const form = useForm({
    read: () => changes,
    check: (input) => problemsOf(changeBrand, input),
    async send(input) {
      if (Object.keys(input).length === 0) return;
      const answer = await call(changeBrand, { input, ifMatch: brand.version });
      setDraft(draftOf(answer.brand));
      onSaved(answer.brand);
      notify.success(answer.message);
    },
    tells: 'in-form',
  });

  return {
    draft,
    form,
    isChanged,
    change: (field: BrandField, value: string | null) => setDraft((known) => ({ ...known, [field]: value })),
    reset() {
      const defaults = Object.fromEntries(fields.map((field) => [field, null]));
      return form.submit(defaults);
    },
  };
}
