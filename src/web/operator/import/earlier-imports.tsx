import { type RefObject, useState } from 'react';
import { type ClientImport, listImports, undoImport } from '#contract/clients.ts';
import { clientFormMessages as texts } from '#messages/client-forms.ts';
import { commonMessages } from '#messages/common.ts';
import { operatorMessages } from '#messages/operator.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { FileSection, Nothing } from '../file-page.tsx';
import { ReadStates } from '../list-page.tsx';
import { RecordTable } from '../record-table.tsx';

/** What was imported before, each of which can be undone until somebody works on its clients. */
export function EarlierImports({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const query = useQuery(listImports, {});
  const [asked, setAsked] = useState<ClientImport>();
  const [isBusy, setIsBusy] = useState(false);

  async function undo(id: string): Promise<void> {
    setIsBusy(true);
    try {
      notify.success((await call(undoImport, { params: { id } })).message);
      await query.refetch();
    } catch (problem) {
      notify.error(describeFailure(problem));
    } finally {
      setIsBusy(false);
      setAsked(undefined);
    }
  }

  return (
    <FileSection title={texts.earlier}>
      <ReadStates query={query} heading={heading} unread={texts.importsUnread}>
        {({ imports }) =>
          imports.length === 0 ? (
            <Nothing>{texts.noneEarlier}</Nothing>
          ) : (
            <RecordTable
              label={texts.earlier}
              columns={[
                { label: texts.file },
                { label: texts.clients, width: '6rem' },
                { label: texts.when, width: '12rem' },
                { label: texts.by },
              ]}
              rows={imports.map((each) => ({
                id: each.id,
                cells: [
                  each.fileName,
                  <span key="clients" className="tabular">
                    {each.clients}
                  </span>,
                  <span key="when" className="tabular text-muted">
                    {operatorMessages.moment(each.at)}
                  </span>,
                  each.by ?? '',
                ],
                action: each.undoneAt ? (
                  <span className="text-muted">{texts.undone}</span>
                ) : (
                  <Button
                    size="small"
                    aria-label={texts.undoOf(each.fileName)}
                    onClick={() => setAsked(each)}
                  >
                    {texts.undo}
                  </Button>
                ),
              }))}
            />
          )
        }
      </ReadStates>
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={texts.undoTitle}
        description={asked && texts.undoText(asked.clients)}
        actions={
          <>
            <Button onClick={() => setAsked(undefined)}>{commonMessages.cancel}</Button>
            <Button kind="danger" isBusy={isBusy} onClick={() => asked && undo(asked.id)}>
              {texts.undo}
            </Button>
          </>
        }
      />
    </FileSection>
  );
}
