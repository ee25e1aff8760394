import { savePaperDetails } from '#contract/paper-details.ts';
import type { PaperListView, PaperVersionView, PaperView } from '#contract/papers.ts';
import { detailMessages } from '#messages/paper-details.ts';
import { ValueForm } from '#web/design-system/value-form.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { askedValuesOf, detailsIn } from '#web/platform/paper-details.ts';
import { WhatHangsOnIt } from './expiry-form.tsx';

interface DetailsFormProps {
  companyId: string;
  list: PaperListView;
  paper: PaperView;
  version: PaperVersionView;
  onPaper(paper: PaperView): void;
}

/** What is asked about a document, begun with what the machine read in it. */
export function DetailsForm({ companyId, list, paper, version, onPaper }: DetailsFormProps) {
  async function save(values: Readonly<Record<string, string>>) {
    const params = { id: companyId, paper: paper.id, version: String(version.number) };
    const answer = await call(savePaperDetails, { params, input: detailsIn(values) });
    onPaper(answer.paper);
    notify.success(detailMessages.saved);
  }
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4" aria-label={detailMessages.title}>
      <h3 className="font-medium">{detailMessages.title}</h3>
      <ValueForm values={askedValuesOf(version)} action={detailMessages.confirm} onSave={save} />
      <WhatHangsOnIt list={list} paper={paper} version={version} />
    </section>
  );
}
