import { lazy, Suspense, useState } from 'react';
import { readClientContact } from '#contract/clients.ts';
import { clientContactMessages as texts } from '#messages/client-contact.ts';
import { Button } from '#web/design-system/button.tsx';
import { loadPart } from '#web/platform/load-part.ts';
import { useQuery } from '#web/platform/query.ts';
import { useMayAsStaff } from './back-office.ts';

const loadDialog = () => import('./contact-dialog.tsx');
const ContactDialog = lazy(loadDialog);

/** Says that emails to a client come back, and how to mend it; nothing while they arrive. */
export function ReturnedEmails({ companyId }: { companyId: string }) {
  const may = useMayAsStaff();
  const { data } = useQuery(readClientContact, { params: { id: companyId } });
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (!data) return null;
  const { contact, returned } = data.contact;
  const canCorrect = contact !== null && !contact.hasJoined && may('create-clients');

  async function open(): Promise<void> {
    if (!(await loadPart(loadDialog))) return;
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      {returned.length > 0 && (
        <div role="status" className="flex flex-wrap items-start gap-x-6 gap-y-3 border-s-2 border-bad ps-4">
          <ul className="grid min-w-0 flex-1 basis-80 gap-2">
            {returned.map(({ address, since, reason }) => (
              <li key={address}>
                <p className="font-medium wrap-anywhere">{texts.returned(address, since)}</p>
                {!canCorrect && contact?.hasJoined !== false && <p>{texts.byThemselves}</p>}
                <p className="text-sm wrap-anywhere text-muted">{texts.said(reason)}</p>
              </li>
            ))}
          </ul>
          {canCorrect && <Button onClick={() => void open()}>{texts.correct}</Button>}
        </div>
      )}
      <Suspense>
        {wasOpened && contact && (
          <ContactDialog
            companyId={companyId}
            contact={contact}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
