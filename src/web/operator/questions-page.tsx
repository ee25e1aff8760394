import { useState } from 'react';
import { listQuestions, removeQuestion } from '#contract/operator.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import { operatorMessages } from '#messages/operator.ts';
import { Button } from '#web/design-system/button.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { usePagedQuery } from '#web/platform/query.ts';
import { usePage } from '#web/platform/use-page.ts';
import { useBackOffice } from './back-office.ts';
import { ListStates, PageHead } from './list-page.tsx';
import { RecordTable } from './record-table.tsx';
import { SearchField } from './search-field.tsx';
import { useAddressFilter } from './use-address-filter.ts';

const texts = operatorMessages.questions;

/** What the expert was asked and did not know: what the next article should say. */
export default function QuestionsPage() {
  const heading = usePage(operatorMessages.titles.questions);
  const office = useBackOffice();
  const [removing, setRemoving] = useState<string>();
  const { values, set, isFiltered } = useAddressFilter({ search: 'text' });
  const { search } = values;
  const query = usePagedQuery(listQuestions, { query: { search } }, 'questions');

  async function remove(question: string): Promise<void> {
    setRemoving(question);
    try {
      const { message } = await call(removeQuestion, { input: { question } });
      await query.refetch();
      office.refetch();
      heading.current?.focus();
      notify.success(message);
    } catch (error) {
      notify.error(describeFailure(error));
    } finally {
      setRemoving(undefined);
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <PageHead heading={heading} title={operatorMessages.titles.questions} about={texts.about} />
      <div className="office-filters">
        <SearchField label={texts.search} value={search} onChange={(value) => set('search', value)} />
      </div>
      <ListStates query={query} heading={heading} texts={texts} isFiltered={isFiltered} count={texts.count}>
        {({ questions }) => (
          <RecordTable
            label={operatorMessages.titles.questions}
            columns={[
              { label: texts.question },
              { label: texts.times, width: '6rem' },
              { label: texts.last, width: '9rem' },
            ]}
            rows={questions.map(({ question, times, lastAskedOn }) => ({
              id: question,
              cells: [
                <span key="question" className="font-normal">
                  {question}
                </span>,
                <span key="times" className="tabular">
                  {times}
                </span>,
                <span key="last" className="tabular text-muted">
                  {shortDayText(lastAskedOn)}
                </span>,
              ],
              action: (
                <Button
                  size="small"
                  aria-label={texts.removeOf(question)}
                  isBusy={removing === question}
                  onClick={() => remove(question)}
                >
                  {texts.remove}
                </Button>
              ),
            }))}
          />
        )}
      </ListStates>
    </div>
  );
}
