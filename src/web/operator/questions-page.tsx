import { CircleHelp } from 'lucide-react';
import { type ListedQuestion, listQuestions } from '#contract/questions.ts';
import { type QuestionState, questionStates } from '#domain/questions/question.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import { operatorMessages } from '#messages/operator.ts';
import { questionMessages } from '#messages/questions.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { usePagedQuery } from '#web/platform/query.ts';
import { usePage } from '#web/platform/use-page.ts';
import { FilterChoice } from './filter-choice.tsx';
import { ListStates, PageHead } from './list-page.tsx';
import { operatorPaths } from './operator-paths.ts';
import { RecordTable } from './record-table.tsx';
import { SearchField } from './search-field.tsx';
import { useAddressFilter } from './use-address-filter.ts';

const texts = questionMessages.office;
const tones: Record<QuestionState, BadgeTone> = { open: 'warn', answered: 'good', dismissed: 'neutral' };

/** Questions that the expert did not answer, or not as meant: what the next answer should say. */
export default function QuestionsPage() {
  const heading = usePage(operatorMessages.titles.questions);
  const { values, set, isFiltered } = useAddressFilter({ search: 'text', state: questionStates });
  const { search, state } = values;
  const query = usePagedQuery(listQuestions, { query: { search, state } }, 'questions');
  return (
    <div className="flex flex-col gap-6">
      <PageHead heading={heading} title={operatorMessages.titles.questions} about={texts.about} />
      <div className="flex flex-wrap items-end gap-3 max-md:*:first:basis-full">
        <SearchField label={texts.search} value={search} onChange={(value) => set('search', value)} />
        <FilterChoice
          label={texts.state}
          values={questionStates}
          labelOf={(value) => texts.states[value]}
          chosen={state}
          onChoose={(value) => set('state', value)}
        />
      </div>
      <ListStates
        icon={CircleHelp}
        query={query}
        heading={heading}
        texts={texts}
        isFiltered={isFiltered}
        count={texts.count}
      >
        {({ questions }) => (
          <RecordTable
            label={operatorMessages.titles.questions}
            columns={[
              { label: texts.question },
              { label: texts.state, width: '7.5rem' },
              { label: texts.times, width: '5rem', isNumber: true },
              { label: texts.similar, width: '5.5rem', isNumber: true },
              { label: texts.language, width: '7rem' },
              { label: texts.answeredFrom, width: '12rem' },
              { label: texts.last, width: '8rem' },
            ]}
            rows={questions.map((question) => ({
              id: question.id,
              to: operatorPaths.question(question.id),
              cells: cellsOf(question),
            }))}
          />
        )}
      </ListStates>
    </div>
  );
}

function cellsOf({ question, state, times, similar, language, cited, lastAskedOn }: ListedQuestion) {
  return [
    <span key="question" className="font-normal">
      {question}
    </span>,
    <QuestionStateBadge key="state" state={state} />,
    <span key="times" className="tabular">
      {times}
    </span>,
    <span key="similar" className="tabular">
      {similar}
    </span>,
    texts.languageOf(language),
    <span key="from" className="text-muted">
      {answeredFrom(cited)}
    </span>,
    <span key="last" className="tabular text-muted">
      {shortDayText(lastAskedOn)}
    </span>,
  ];
}

export function QuestionStateBadge({ state }: { state: QuestionState }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>;
}

/** Where the reported answer came from, in a few words. */
export function answeredFrom(cited: ListedQuestion['cited']): string {
  if (cited === null) return texts.notAnswered;
  const [first, ...others] = cited;
  return first ? texts.from(first.title, others.length) : texts.noSource;
}
