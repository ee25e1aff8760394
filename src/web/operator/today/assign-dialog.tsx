import { useState } from 'react';
import { assignClient, listStaff } from '#contract/staff.ts';
import type { TodayRow } from '#contract/today.ts';
import { todayMessages as texts } from '#messages/today.ts';
import { FormDialogFrame } from '#web/design-system/form-dialog-frame.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { call, isFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { useForm } from '#web/platform/use-form.ts';

type Client = Pick<TodayRow, 'company' | 'version'>;

/** One entry for each client among the rows. */
export function clientsOf(rows: readonly TodayRow[]): Client[] {
  return [...new Map(rows.map((row) => [row.company.id, row])).values()];
}

/**
 * Puts somebody in charge of clients as they were seen. What somebody else has changed meanwhile stays as it is.
 * @returns the answer's message, or that something had changed
 */
export async function assignAll(clients: readonly Client[], owner: string | null): Promise<void> {
  let said = '';
  let wasTaken = false;
  for (const { company, version } of clients) {
    try {
      const ifMatch = String(version);
      said = (await call(assignClient, { params: { id: company.id }, input: { owner }, ifMatch })).message;
    } catch (failure) {
      if (!isFailure(failure, 'assignment-changed')) throw failure;
      wasTaken = true;
    }
  }
  if (wasTaken) notify.error(texts.takenMeanwhile);
  else notify.success(said);
}

interface AssignDialogProps {
  rows: readonly TodayRow[];
  isOpen: boolean;
  onClose(): void;
  onDone(): void;
}

/** Asks who is to be in charge of some clients. */
export default function AssignDialog({ rows, isOpen, onClose, onDone }: AssignDialogProps) {
  const staff = useQuery(listStaff, {}).data?.staff ?? [];
  const [owner, setOwner] = useState('');
  const clients = clientsOf(rows);
  const form = useForm({
    read: () => owner || null,
    async send(chosen) {
      await assignAll(clients, chosen);
      onDone();
    },
    tells: 'in-form',
  });
  return (
    <FormDialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title={texts.assignTitle}
      description={texts.assignText(clients.length)}
      action={texts.save}
      form={form}
    >
      <SelectField
        label={texts.owner}
        placeholder={texts.nobody}
        choices={staff.map(({ id, name }) => ({ value: id, label: name }))}
        value={owner}
        onChange={({ target }) => setOwner(target.value)}
      />
    </FormDialogFrame>
  );
}
