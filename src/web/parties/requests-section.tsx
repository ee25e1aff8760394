import { useState } from 'react';
import {
  askClientParty,
  askParty,
  listClientPartyRequests,
  listPartyRequests,
  openPartyAnswer,
  type PartyRequestView,
  type WaitingDayView,
} from '#contract/party-requests.ts';
import type { PartyView } from '#contract/party-view.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { partyRequestMessages as texts } from '#messages/party-requests.ts';
import { Button } from '#web/design-system/button.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { type Query, useQuery } from '#web/platform/query.ts';
import { AskDialog, type AskPerson } from './ask-dialog.tsx';
import { Row, Section } from './section.tsx';
import { WaitingDay } from './waiting-day.tsx';

interface RequestsProps {
  companyId: string;
  parties: readonly PartyView[];
}

/** What single people were asked, for an admin of the company. */
export default function RequestsSection(props: RequestsProps) {
  const params = { id: props.companyId };
  const query = useQuery(listPartyRequests, { params });
  const ask: AskPerson = (party, input) => call(askParty, { params: { ...params, party }, input });
  return <Requests {...props} {...{ query, ask }} opens={false} />;
}

/** The same for staff; who has the right opens the answers. */
export function ClientRequestsSection({ role, ...props }: RequestsProps & { role: StaffRole }) {
  const params = { id: props.companyId };
  const query = useQuery(listClientPartyRequests, { params });
  const ask: AskPerson = (party, input) => call(askClientParty, { params: { ...params, party }, input });
  return (
    <Requests
      {...props}
      query={query}
      ask={mayAsStaff(role, 'act-for-client') ? ask : undefined}
      opens={mayAsStaff(role, 'read-sensitive-answers')}
    />
  );
}

interface ListProps extends RequestsProps {
  query: Query<{ requests: readonly PartyRequestView[]; deadlines: readonly WaitingDayView[] }>;
  /** `undefined` for who reads only. */
  ask: AskPerson | undefined;
  /** Whether answers are opened here. */
  opens: boolean;
}

function Requests({ companyId, parties, query, ask, opens }: ListProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { data, failure, isFetching, refetch } = query;
  const askable = parties.filter(({ kind, hasJoined, isYou }) => kind === 'person' && hasJoined && !isYou);
  return (
    <Section
      title={texts.title}
      about={texts.about}
      action={ask && askable.length > 0 && <Button onClick={() => setIsAsking(true)}>{texts.ask}</Button>}
    >
      {failure && (
        <ErrorState title={texts.unread} onRetry={() => void refetch()} isRetrying={isFetching}>
          {describeFailure(failure)}
        </ErrorState>
      )}
      {!data && !failure && <Skeleton className="h-12 w-full" />}
      {data?.requests.length === 0 && (
        <p className="text-muted">{ask && askable.length === 0 ? texts.nobody : texts.none}</p>
      )}
      {data && data.requests.length > 0 && (
        <ul className="flex flex-col">
          {data.requests.map((request) => (
            <Request
              key={request.id}
              companyId={companyId}
              request={request}
              name={parties.find(({ id }) => id === request.party)?.name ?? texts.gone}
              opens={opens}
            />
          ))}
        </ul>
      )}
      {isAsking && ask && (
        <AskDialog
          parties={askable}
          deadlines={data?.deadlines ?? []}
          ask={ask}
          onAsked={refetch}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Section>
  );
}

interface RequestProps {
  companyId: string;
  request: PartyRequestView;
  name: string;
  opens: boolean;
}

function Request({ companyId, request, name, opens }: RequestProps) {
  const { id, from, askedBy, askedAt, answeredAt, remindedAt, waiting } = request;
  const [opened, setOpened] = useState<{ question: string; answer: string }>();
  const [isBusy, setIsBusy] = useState(false);
  async function open(): Promise<void> {
    setIsBusy(true);
    try {
      setOpened(await call(openPartyAnswer, { params: { id: companyId, request: id } }));
    } catch (failure) {
      notify.error(describeFailure(failure));
    }
    setIsBusy(false);
  }
  return (
    <Row
      actions={
        opens && (
          <Button
            aria-label={opened ? texts.hide : texts.openOf(name)}
            isBusy={isBusy}
            onClick={() => (opened ? setOpened(undefined) : void open())}
          >
            {opened ? texts.hide : texts.open}
          </Button>
        )
      }
    >
      <p className="font-medium">
        <bdi>{name}</bdi>
      </p>
      <p className="text-sm text-muted">{texts.asked(from, askedBy, askedAt)}</p>
      <p className={answeredAt ? 'text-sm' : 'text-sm text-warn'}>
        {answeredAt ? texts.answered(answeredAt) : remindedAt ? texts.reminded(remindedAt) : texts.waiting}
      </p>
      {waiting && (
        <div className="mt-2">
          <WaitingDay waiting={waiting} />
        </div>
      )}
      {opened && (
        <div className="mt-2 grid gap-1 border-s-2 border-line ps-3 wrap-anywhere whitespace-pre-line">
          <p className="text-muted">{opened.question}</p>
          <p>{opened.answer || texts.noAnswer}</p>
        </div>
      )}
    </Row>
  );
}
