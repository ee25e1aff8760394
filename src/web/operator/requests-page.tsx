import { ClipboardList } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type FiledRequest, listAllRequests } from '#contract/operator.ts';
import { type RequestState, requestStates } from '#domain/requests/service-request.ts';
import { operatorMessages } from '#messages/operator.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { loadPart } from '#web/platform/load-part.ts';
import { usePagedQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { useBackOffice } from './back-office.ts';
import { FilterChoice } from './filter-choice.tsx';
import { ListStates, PageHead } from './list-page.tsx';
import { operatorPaths } from './operator-paths.ts';
import { RecordTable } from './record-table.tsx';
import { useAddressFilter } from './use-address-filter.ts';

const texts = operatorMessages.requests;
const tones: Record<RequestState, BadgeTone> = { open: 'warn', 'in-progress': 'accent', done: 'good' };

const loadDialog = () => import('./answer-dialog.tsx');
const AnswerDialog = lazy(loadDialog);

/** What companies ask for, to be answered. */
export default function RequestsPage() {
  const heading = usePage(operatorMessages.titles.requests);
  const office = useBackOffice();
  const [chosen, setChosen] = useState<FiledRequest>();
  const [isOpen, setIsOpen] = useState(false);
  const { values, set, isFiltered } = useAddressFilter({ state: requestStates });
  const { state } = values;
  const query = usePagedQuery(listAllRequests, { query: { state } }, 'requests');

  async function open(request: FiledRequest): Promise<void> {
    if (!(await loadPart(loadDialog))) return;
    setChosen(request);
    setIsOpen(true);
  }

  return (
    <div className="flex flex-col gap-6">
      <PageHead heading={heading} title={operatorMessages.titles.requests} about={texts.about}>
        <FilterChoice
          label={texts.state}
          placeholder={texts.all}
          values={requestStates}
          labelOf={(value) => texts.states[value]}
          chosen={state}
          onChoose={(value) => set('state', value)}
        />
      </PageHead>
      <ListStates icon={ClipboardList} query={query} heading={heading} texts={texts} isFiltered={isFiltered}>
        {({ requests }) => (
          <RecordTable
            label={operatorMessages.titles.requests}
            columns={[
              { label: texts.company },
              { label: texts.service, width: '10rem' },
              { label: texts.state, width: '8rem' },
              { label: texts.askedBy },
            ]}
            rows={requests.map((request) => ({
              id: request.id,
              cells: [
                <Link
                  key="company"
                  to={operatorPaths.company(request.company.id)}
                  className="rounded-control hover:underline"
                >
                  {request.company.name}
                </Link>,
                texts.services[request.service],
                <Badge key="state" tone={tones[request.state]}>
                  {texts.states[request.state]}
                </Badge>,
                <span key="asked" className="text-muted">
                  {texts.asked(request.requestedBy, request.requestedAt)}
                </span>,
              ],
              action: (
                <Button
                  size="small"
                  aria-label={texts.editOf(request.company.name)}
                  onClick={() => open(request)}
                >
                  {texts.edit}
                </Button>
              ),
            }))}
          />
        )}
      </ListStates>
      {chosen && (
        <Suspense>
          <AnswerDialog
            key={chosen.id + chosen.changedAt}
            request={chosen}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onSaved={() => {
              setIsOpen(false);
              void query.refetch();
              office.refetch();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
