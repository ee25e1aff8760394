import { useMemo, useState } from 'react';
import type { CompanyFile } from '#contract/operator.ts';
import {
  addStaffNote,
  markThreadReadAsStaff,
  readThreadAsStaff,
  sendMessageAsStaff,
} from '#contract/threads.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { threadMessages as texts } from '#messages/threads.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { EmptyState } from '#web/design-system/state-message.tsx';
import { call } from '#web/platform/call.ts';
import { Composer } from './composer.tsx';
import type { MessagePapers } from './message-papers.ts';
import { ThreadList } from './thread-list.tsx';
import { ThreadStates } from './thread-states.tsx';
import { useThread } from './use-thread.ts';

interface CompanyThreadPanelProps {
  company: CompanyFile;
  role: StaffRole;
  papers: MessagePapers;
}

/** The thread in the company's file, with the notes of staff between the messages. */
export default function CompanyThreadPanel({ company, role, papers }: CompanyThreadPanelProps) {
  const params = useMemo(() => ({ id: company.id }), [company.id]);
  const [writesNote, setWritesNote] = useState(false);
  const thread = useThread(company.id, {
    read: (query) => call(readThreadAsStaff, { params, query }),
    markRead: (position) => call(markThreadReadAsStaff, { params, input: { position } }),
  });
  return (
    <ThreadStates thread={thread}>
      {(state) => (
        <>
          {state.items.length + state.notes.length === 0 ? (
            <EmptyState title={texts.empty}>{texts.emptyForStaff}</EmptyState>
          ) : (
            <ThreadList thread={thread} state={state} companyId={company.id} side="agency" papers={papers} />
          )}
          <div
            className={classNames(
              'sticky bottom-0 z-10 flex flex-col gap-2 border-t bg-page py-3',
              writesNote ? 'border-dashed border-warn' : 'border-line',
            )}
          >
            <Choice writesNote={writesNote} onChange={setWritesNote} />
            <Composer
              key={writesNote ? 'note' : 'message'}
              companyId={company.id}
              side="agency"
              papers={mayAsStaff(role, 'review-papers') ? papers : undefined}
              mayUpload={mayAsStaff(role, 'act-for-client')}
              draft={`${writesNote ? 'note' : 'message'}:${company.id}`}
              label={writesNote ? texts.staff.note : texts.write}
              placeholder={writesNote ? texts.staff.noteAbout : texts.placeholder}
              submit={writesNote ? texts.staff.addNote : texts.staff.send}
              hint={`${
                writesNote ? texts.staff.noteAbout : texts.staff.toCompanyAbout(company.name)
              } ${texts.staff.shortcut}.`}
              send={async (text, attached) => {
                const input = { text, papers: attached };
                if (writesNote) await call(addStaffNote, { params, input });
                else await call(sendMessageAsStaff, { params, input });
                await thread.refresh();
              }}
            />
          </div>
        </>
      )}
    </ThreadStates>
  );
}

interface ChoiceProps {
  writesNote: boolean;
  onChange(writesNote: boolean): void;
}

function Choice({ writesNote, onChange }: ChoiceProps) {
  const options = [
    { isNote: false, label: texts.staff.toCompany },
    { isNote: true, label: texts.staff.note },
  ];
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{texts.staff.what}</legend>
      {options.map(({ isNote, label }) => (
        <label
          key={label}
          className={classNames(
            buttonClass('quiet', 'small'),
            'cursor-pointer has-focus-visible:outline-2',
            isNote === writesNote && 'bg-text/6',
          )}
        >
          <input
            type="radio"
            name="thread-kind"
            className="sr-only"
            checked={isNote === writesNote}
            onChange={() => onChange(isNote)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
