import { type ReactNode, useState } from 'react';
import { readPeople } from '#contract/parties.ts';
import type { PartyView } from '#contract/party-view.ts';
import { sendInvitationAgain, withdrawInvitation } from '#contract/team.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import { peopleMessages as texts } from '#messages/people.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { paths } from '#web/paths.ts';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { Link } from '#web/platform/router.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PartyDialog } from './party-dialog.tsx';
import { Row, Section, type SectionProps } from './section.tsx';

/** Everybody in the list, what they still have to fill in, and their invitation. */
export function PartyList({
  company,
  people,
  mayChange,
  onChanged,
  action,
}: SectionProps & { action: ReactNode }) {
  const [edited, setEdited] = useState<PartyView>();
  const [invited, setInvited] = useState<readonly PartyView[]>();
  const toInvite = mayChange ? people.parties.filter(isToInvite) : [];
  const refresh = async (work: () => Promise<{ message: string }>) => {
    try {
      const { message } = await work();
      onChanged((await call(readPeople, { params: { id: company.id } })).people);
      notify.success(message);
    } catch (failure) {
      notify.error(describeFailure(failure));
    }
  };
  return (
    <Section
      title={texts.people}
      action={
        <div className="flex flex-wrap gap-2">
          {toInvite.length > 1 && (
            <Button onClick={() => setInvited(toInvite)}>{texts.inviteSeveral(toInvite.length)}</Button>
          )}
          {action}
        </div>
      }
    >
      <ul className="flex flex-col">
        {people.parties.map((party) => (
          <Row
            key={party.id}
            actions={
              <>
                {party.isYou && (
                  <Button asChild>
                    <Link to={`${paths.ownPart}?company=${company.id}`}>{texts.toOwnPart}</Link>
                  </Button>
                )}
                {mayChange && party.invitation && (
                  <Invitation company={company.id} invitation={party.invitation} onDo={refresh} />
                )}
                {mayChange && isToInvite(party) && (
                  <Button aria-label={texts.inviteName(party.name)} onClick={() => setInvited([party])}>
                    {texts.invite}
                  </Button>
                )}
                {mayChange && (!party.hasJoined || party.isYou) && (
                  <Button aria-label={texts.edit(party.name)} onClick={() => setEdited(party)}>
                    {texts.change}
                  </Button>
                )}
              </>
            }
          >
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium wrap-anywhere">{party.name}</span>
              <span className="text-muted">{texts.kinds[party.kind]}</span>
              {party.isYou && <Badge>{texts.you}</Badge>}
            </p>
            <p className="text-muted">{stateText(party)}</p>
          </Row>
        ))}
      </ul>
      {edited && (
        <PartyDialog
          key={edited.id}
          companyId={company.id}
          party={edited}
          onChanged={onChanged}
          onClose={() => setEdited(undefined)}
        />
      )}
      {invited && (
        <InviteDialog
          companyId={company.id}
          parties={invited}
          onChanged={onChanged}
          onClose={() => setInvited(undefined)}
        />
      )}
    </Section>
  );
}

/** People without an own page, whom nobody has invited yet. */
function isToInvite({ kind, hasJoined, invitation, isYou }: PartyView): boolean {
  return kind === 'person' && !hasJoined && !invitation && !isYou;
}

function stateText({ missing, invitation }: PartyView): string {
  const fields = missing.map((field) => texts.fields[field as keyof typeof texts.fields] ?? field);
  const state = fields.length === 0 ? texts.complete : texts.missing(fields);
  if (!invitation) return state;
  const until = shortDayText(invitation.expiresAt.slice(0, 10));
  return `${invitation.hasExpired ? texts.expired : texts.invitedUntil(until)} · ${state}`;
}

interface InvitationProps {
  company: string;
  invitation: NonNullable<PartyView['invitation']>;
  onDo(work: () => Promise<{ message: string }>): Promise<void>;
}

function Invitation({ company, invitation, onDo }: InvitationProps) {
  const [isBusy, setIsBusy] = useState(false);
  const params = { id: company, invitation: invitation.id };
  const press = (work: () => Promise<{ message: string }>) => async () => {
    setIsBusy(true);
    await onDo(work);
    setIsBusy(false);
  };
  return (
    <>
      <Button disabled={isBusy} onClick={press(() => call(sendInvitationAgain, { params }))}>
        {texts.sendAgain}
      </Button>
      <Button kind="danger" disabled={isBusy} onClick={press(() => call(withdrawInvitation, { params }))}>
        {texts.withdraw}
      </Button>
    </>
  );
}
