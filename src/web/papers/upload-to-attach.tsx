import { useState } from 'react';
import type { PaperListView, PaperView } from '#contract/papers.ts';
import { type PaperKind, paperKinds } from '#domain/papers/paper-kind.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import { takesSeveral } from '#domain/papers/requirements.ts';
import { attachedPaperMessages as texts } from '#messages/attached-papers.ts';
import { paperMessages } from '#messages/papers.ts';
import { SelectField } from '#web/design-system/select-field.tsx';
import type { UploadCalls } from '#web/platform/send-file.ts';
import { UploadControls } from './upload-controls.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { usePicked } from './use-picked.ts';
import { useSending } from './use-sending.ts';

/** How somebody uploads here. */
export interface Uploading {
  /** Whether for the company and all its parties, or for themselves alone. */
  mayForAll: boolean;
  calls: UploadCalls | undefined;
}

interface UploadToAttachProps {
  companyId: string;
  list: PaperListView;
  uploading: Uploading;
  onUploaded(paper: PaperView): void;
}

/** Uploads a paper into the vault, as the page of documents does, without leaving the message. */
export function UploadToAttach({ companyId, list, uploading, onUploaded }: UploadToAttachProps) {
  const { mayForAll, calls } = uploading;
  const [kind, setKind] = useState<PaperKind>('evidence');
  const parties = mayForAll ? list.parties : list.parties.filter(({ isYou }) => isYou);
  const [chosenParty, setParty] = useState(parties[0]?.id);
  const sending = useSending(companyId, onUploaded, calls);
  const isOfPerson = paperRules[kind].of === 'person' || !mayForAll;
  const party = isOfPerson ? (chosenParty ?? null) : null;
  const isKnown =
    !takesSeveral(kind) && list.papers.some((paper) => paper.kind === kind && paper.party === party);
  const kinds = paperKinds.filter(
    (each) => each !== 'evidence' && (mayForAll || paperRules[each].of === 'person'),
  );
  const target = { kind, party, paper: null };
  const picked = usePicked(target, paperRules[kind].maxPages, sending);
  const isSending = sending.sending !== undefined && sending.sending.state !== 'failed';
  return (
    <fieldset disabled={isSending} className="grid min-w-0 gap-3 border-t border-line pt-4">
      <legend className="sr-only">{texts.upload}</legend>
      <p aria-hidden="true" className="text-sm font-medium">
        {texts.upload}
      </p>
      <SelectField
        label={texts.kind}
        value={kind}
        onChange={({ target }) => setKind(target.value as PaperKind)}
        choices={[
          { value: 'evidence', label: texts.other },
          ...kinds.map((each) => ({ value: each, label: paperMessages.kind(each) })),
        ]}
      />
      {isOfPerson && parties.length > 1 && (
        <SelectField
          label={texts.whose}
          value={party ?? ''}
          onChange={({ target }) => setParty(target.value)}
          choices={parties.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {isKnown && <p className="text-sm text-muted">{texts.nextVersion}</p>}
      {!isSending && (
        <div className="flex flex-wrap items-center gap-2">
          <UploadControls
            picked={picked}
            target={target}
            whose={parties.find(({ id }) => id === party)?.name ?? paperMessages.theCompany}
            maxPages={paperRules[kind].maxPages}
            isPrimary={false}
            label={texts.uploadFile}
            sending={sending}
          />
        </div>
      )}
      <UploadProgress {...sending} />
    </fieldset>
  );
}
