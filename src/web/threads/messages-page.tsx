import { MessagesSquare } from 'lucide-react';
import { useMemo } from 'react';
import { markThreadRead, readThread, sendMessage } from '#contract/threads.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { threadMessages as texts } from '#messages/threads.ts';
import { NoCompany } from '#web/design-system/no-company.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { call, isFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { Composer } from './composer.tsx';
import type { MessagePapers } from './message-papers.ts';
import { ThreadList } from './thread-list.tsx';
import { ThreadStates } from './thread-states.tsx';
import { useThread } from './use-thread.ts';

/** What the company's people and the agency write to each other. */
export default function MessagesPage({ papers }: { papers: MessagePapers }) {
  const heading = usePage(dashboardTitles.messages);
  const { company, state, refetch } = useCurrentCompany();
  const { operatorName } = webSettings.brand;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        <PageTitle ref={heading}>{dashboardTitles.messages}</PageTitle>
        <p className="mt-1 text-muted">{texts.about(operatorName)}</p>
      </div>
      {company && <CompanyMessages key={company.id} companyId={company.id} papers={papers} />}
      {state === 'empty' && (
        <StateSheet>
          <NoCompany icon={MessagesSquare}>{texts.noCompanyText}</NoCompany>
        </StateSheet>
      )}
      {state === 'error' && (
        <StateSheet>
          <ErrorState title={texts.notRead} onRetry={() => void refetch()} />
        </StateSheet>
      )}
    </div>
  );
}

function CompanyMessages({ companyId, papers }: { companyId: string; papers: MessagePapers }) {
  const { operatorName } = webSettings.brand;
  const params = useMemo(() => ({ id: companyId }), [companyId]);
  const thread = useThread(companyId, {
    read: (query) => call(readThread, { params, query }),
    markRead: (position) => call(markThreadRead, { params, input: { position } }),
  });
  if (isFailure(thread.failure, 'not-allowed')) {
    return (
      <StateSheet>
        <EmptyState title={texts.mayNotRead}>{texts.mayNotReadText}</EmptyState>
      </StateSheet>
    );
  }
  return (
    <ThreadStates thread={thread}>
      {(state) => (
        <>
          {state.items.length === 0 ? (
            <EmptyState icon={MessagesSquare} title={texts.empty}>
              {texts.emptyText(operatorName)}
            </EmptyState>
          ) : (
            <ThreadList thread={thread} state={state} companyId={companyId} side="company" papers={papers} />
          )}
          {state.mayWrite ? (
            <Composer
              draft={companyId}
              companyId={companyId}
              side="company"
              papers={papers}
              label={texts.write}
              placeholder={texts.placeholder}
              submit={texts.send}
              className="sticky bottom-(--bottom-bar) z-10 -mx-4 -mb-10 border-t border-line bg-page px-4 py-3 md:mx-0 md:px-0"
              send={async (text, attached) => {
                await call(sendMessage, { params, input: { text, papers: attached } });
                await thread.refresh();
              }}
            />
          ) : (
            <p className="text-sm text-muted">{texts.mayNotWrite}</p>
          )}
        </>
      )}
    </ThreadStates>
  );
}
