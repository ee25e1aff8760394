import { Copy } from 'lucide-react';
import { useState } from 'react';
import { type DataRoomView, listDataRooms, makeDataRoom, revokeDataRoom } from '#contract/data-rooms.ts';
import type { PaperView } from '#contract/papers.ts';
import { dataRoomLimits, isShareable } from '#domain/data-rooms/data-room.ts';
import { paperMessages } from '#messages/papers.ts';
import { sharingMessages as texts } from '#messages/sharing.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { FoldMark } from '#web/design-system/fold-mark.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { copyText } from '#web/platform/copy-text.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { useForm } from '#web/platform/use-form.ts';

interface SharingProps {
  companyId: string;
  papers: readonly PaperView[];
  whoseOf(party: string | null): string;
}

/** Links by which people outside look at chosen papers, and what they opened. Read once it is unfolded. */
export default function Sharing(props: SharingProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group border-y border-line print:hidden"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-sm py-2 font-medium hover:bg-text/4 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{texts.title}</span>
        <FoldMark />
      </summary>
      {isOpen && <Rooms {...props} />}
    </details>
  );
}

function Rooms({ companyId, papers, whoseOf }: SharingProps) {
  const params = { id: companyId };
  const { data, failure, refetch } = useQuery(listDataRooms, { params });
  const [address, setAddress] = useState('');
  const end = async (room: string) => {
    try {
      await call(revokeDataRoom, { params: { ...params, room } });
      refetch();
    } catch (problem) {
      notify.error(describeFailure(problem));
    }
  };
  if (failure) {
    return (
      <ErrorState title={texts.unread} onRetry={refetch}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  return (
    <div className="flex flex-col gap-6 pb-6">
      <p className="max-w-prose text-pretty text-muted">{texts.text}</p>
      {data && <RoomList rooms={data.rooms} onEnd={end} />}
      {address && <Address address={address} />}
      <NewRoom
        key={address}
        papers={papers}
        whoseOf={whoseOf}
        onMake={async (input) => {
          setAddress((await call(makeDataRoom, { params, input })).address);
          refetch();
        }}
      />
    </div>
  );
}

function RoomList({ rooms, onEnd }: { rooms: readonly DataRoomView[]; onEnd(id: string): Promise<void> }) {
  if (rooms.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <ul aria-label={texts.title} className="divide-y divide-line border-y border-line">
      {rooms.map((room) => {
        const isEnded = room.revokedAt !== null || room.expiresAt < new Date().toISOString();
        const names = [...room.papers, ...(room.hasOwners ? [texts.owners] : [])];
        const count = room.opens.length;
        return (
          <li key={room.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium wrap-anywhere">
                <bdi>{room.recipient}</bdi>,{' '}
                {isEnded ? texts.ended : texts.until(room.expiresAt.slice(0, 10))}
              </p>
              <p className="wrap-anywhere text-muted">
                <bdi>{names.join(', ')}</bdi>
              </p>
              {count === 0 ? (
                <p className="text-muted">{texts.neverOpened}</p>
              ) : (
                <details>
                  <summary className="w-fit py-1 text-muted">{texts.opened(count)}</summary>
                  <ul className="tabular text-muted">
                    {room.opens.map(({ at, what }) => (
                      <li key={`${at} ${what}`}>{texts.openedAt(at, what)}</li>
                    ))}
                  </ul>
                </details>
              )}
            </div>
            {!isEnded && (
              <Button aria-label={texts.endFor(room.recipient)} onClick={() => onEnd(room.id)}>
                {texts.end}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The link that was just made, which is told once. */
function Address({ address }: { address: string }) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        readOnly
        label={texts.address}
        value={address}
        onFocus={(event) => event.target.select()}
        fieldClassName="flex-1 basis-60"
        autoComplete="off"
        spellCheck={false}
      />
      <Button kind="primary" onClick={() => copyText(address, texts.copied, texts.notCopied)}>
        <Copy aria-hidden="true" size={16} strokeWidth={1.5} />
        {texts.copy}
      </Button>
    </div>
  );
}

interface RoomInput {
  recipient: string;
  days: 7 | 30 | 90;
  papers: string[];
  hasOwners: boolean;
}

interface NewRoomProps extends Omit<SharingProps, 'companyId'> {
  onMake(input: RoomInput): Promise<void>;
}

function NewRoom({ papers, whoseOf, onMake }: NewRoomProps) {
  const [problem, setProblem] = useState('');
  const shareable = papers.filter(
    ({ kind, isClosed, versions }) => isShareable(kind) && !isClosed && versions[0]?.name,
  );
  const form = useForm<RoomInput>({
    read: (entries) => ({
      recipient: String(entries.get('recipient')),
      days: Number(entries.get('days')) as RoomInput['days'],
      papers: entries.getAll('papers').map(String),
      hasOwners: entries.has('hasOwners'),
    }),
    async send(input) {
      const isEmpty = input.papers.length === 0 && !input.hasOwners;
      setProblem(isEmpty ? texts.nothingChosen : '');
      if (!isEmpty) await onMake(input);
    },
  });
  return (
    <form {...form.props} className="grid max-w-prose gap-4">
      <TextField
        label={texts.recipient}
        required
        maxLength={dataRoomLimits.recipient}
        {...form.field('recipient')}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">{texts.documents}</legend>
        {shareable.length === 0 && <p className="text-muted">{texts.noDocuments}</p>}
        {shareable.map(({ id, kind, party, versions }) => (
          <Checkbox key={id} name="papers" value={id}>
            {paperMessages.kind(kind)}, <bdi>{whoseOf(party)}</bdi>: <bdi>{versions[0]?.name}</bdi>
          </Checkbox>
        ))}
        <Checkbox name="hasOwners">{texts.owners}</Checkbox>
        {problem && (
          <p role="alert" className="text-bad">
            {problem}
          </p>
        )}
      </fieldset>
      <SelectField label={texts.days} choices={texts.dayChoices} {...form.field('days')} />
      <div>
        <Button type="submit" isBusy={form.isSending}>
          {texts.make}
        </Button>
      </div>
    </form>
  );
}
