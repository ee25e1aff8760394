import { useState } from 'react';
import { type CompanyView, listCompanies } from '#contract/companies.ts';
import { sendMessage } from '#contract/threads.ts';
import { may } from '#domain/team/permissions.ts';
import { type Exchange, maxExchanges, maxMessageLength } from '#domain/threads/thread-item.ts';
import { threadMessages as texts } from '#messages/threads.ts';
import { Button } from '#web/design-system/button.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { chosenCompany } from '#web/platform/current-company.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { webSettings } from '#web/platform/web-settings.ts';
import type { ChatMessage, Conversation } from './conversation.ts';

/** Longest part of an exchange that goes along, in characters. */
const maxPart = 12_000;

interface HandOverProps {
  message: ChatMessage;
  conversation: Conversation;
}

/** Hands the last question over to the agency, with the conversation, as a message of the company. */
export function HandOver({ message, conversation }: HandOverProps) {
  const { data } = useQuery(listCompanies, {});
  const [state, setState] = useState<'offered' | 'asking' | 'sending' | 'sent'>('offered');
  const company = companyOf(data?.companies ?? []);
  const { operatorName } = webSettings.brand;
  if (!company || !may(company.role, 'write-in-thread')) return null;
  const { id, name } = company;

  async function send(): Promise<void> {
    setState('sending');
    const said = conversation.upTo(message);
    const question = said.findLast(({ isUser }) => isUser)?.content ?? '';
    try {
      await call(sendMessage, {
        params: { id },
        input: { text: question.slice(0, maxMessageLength), conversation: exchangesIn(said) },
      });
      setState('sent');
    } catch (error) {
      notify.error(describeFailure(error));
      setState('asking');
    }
  }

  if (state === 'offered') {
    return (
      <Button kind="quiet" size="small" className="font-normal" onClick={() => setState('asking')}>
        {texts.handOver(operatorName)}
      </Button>
    );
  }
  return (
    <div role="status" className="mt-1 rounded-control border border-line bg-surface px-3 py-2.5">
      <p>{state === 'sent' ? texts.handedOver(operatorName) : texts.handOverAbout(operatorName, name)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {state === 'sent' ? (
          <Link to={`${dashboardPaths.messages}?company=${id}`} className="text-accent-text underline">
            {texts.toMessages}
          </Link>
        ) : (
          <>
            <Button size="small" isBusy={state === 'sending'} onClick={send}>
              {texts.send}
            </Button>
            <Button kind="quiet" size="small" onClick={() => setState('offered')}>
              {texts.cancel}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** The company that the dashboard is about; the panel stands above it. */
function companyOf(companies: readonly CompanyView[]): CompanyView | undefined {
  const chosen = chosenCompany.read();
  return companies.find(({ id }) => id === chosen) ?? companies[0];
}

/** Questions with the answers that followed them, the last ones. */
function exchangesIn(said: readonly ChatMessage[]): Exchange[] {
  return said
    .flatMap(({ isUser, content }, index) => {
      const next = said[index + 1];
      if (!isUser || content.trim() === '') return [];
      const answered = next && !next.isUser ? next.content : '';
      return [{ asked: content.slice(0, maxPart), answered: answered.slice(0, maxPart) }];
    })
    .slice(-maxExchanges);
}
