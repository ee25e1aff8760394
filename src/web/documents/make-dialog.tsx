import { useState } from 'react';
import {
  type DocumentTemplateView,
  type MadeDocumentView,
  makeClientDocument,
  makeDocument,
} from '#contract/documents.ts';
import { documentMessages as texts } from '#messages/documents.ts';
import { FormDialog } from '#web/design-system/form-dialog.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import type { DocumentSide } from './document-side.ts';

interface MakeDialogProps {
  companyId: string;
  side: DocumentSide;
  template: DocumentTemplateView;
  /** The document that is made again. */
  rebuilds?: MadeDocumentView;
  parties: readonly { id: string; name: string }[];
  onClose(): void;
  onMade(): void;
}

/** Asks what a document still needs to know, and makes it. */
export default function MakeDialog({
  companyId,
  side,
  template,
  rebuilds,
  parties,
  onClose,
  onMade,
}: MakeDialogProps) {
  const ready = template.subjects.filter(({ mayMake, missing }) => mayMake && missing.length === 0);
  const [party, setParty] = useState(rebuilds?.party ?? ready[0]?.party ?? null);
  const [chosen, setChosen] = useState<Record<string, string>>({
    ...Object.fromEntries(
      template.choices.filter(({ initial }) => initial !== '').map(({ name, initial }) => [name, initial]),
    ),
    ...rebuilds?.choices,
  });
  const asked = template.choices.filter(({ when }) => !when || when.values.includes(chosen[when.name] ?? ''));
  const isComplete = asked.every(({ name }) => (chosen[name] ?? '').trim() !== '');
  const choose = (name: string, value: string) => setChosen((known) => ({ ...known, [name]: value }));

  return (
    <FormDialog
      title={template.title}
      description={template.about}
      action={rebuilds ? texts.rebuild : texts.make}
      check={() => (isComplete ? undefined : texts.chooseAll)}
      send={() =>
        call(side === 'staff' ? makeClientDocument : makeDocument, {
          params: { id: companyId },
          input: {
            template: template.id,
            party,
            choices: Object.fromEntries(asked.map(({ name }) => [name, (chosen[name] ?? '').trim()])),
            rebuilds: rebuilds?.id ?? null,
          },
        })
      }
      onClose={onClose}
      onDone={onMade}
    >
      {ready.length > 1 && !rebuilds && (
        <SelectField
          label={texts.whom}
          value={party ?? ''}
          onChange={({ target }) => setParty(target.value || null)}
          choices={ready.map((subject) => ({ value: subject.party ?? '', label: subject.name }))}
        />
      )}
      {asked.map(({ name, label, kind, options }) =>
        kind === 'text' ? (
          <TextField
            key={name}
            label={label}
            maxLength={200}
            value={chosen[name] ?? ''}
            onChange={({ target }) => choose(name, target.value)}
          />
        ) : (
          <SelectField
            key={name}
            label={label}
            placeholder={texts.choose}
            value={chosen[name] ?? ''}
            onChange={({ target }) => choose(name, target.value)}
            choices={
              kind === 'party' ? parties.map(({ id, name: who }) => ({ value: id, label: who })) : options
            }
          />
        ),
      )}
      {template.isWorkingPaper && <p className="text-sm text-muted">{texts.workingPaper}</p>}
    </FormDialog>
  );
}
