import { Inbox } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { readToday, type TodayRow } from '#contract/today.ts';
import { type TodayGroup, todayGroups } from '#domain/today/today-groups.ts';
import { operatorMessages } from '#messages/operator.ts';
import { reminderMessages } from '#messages/reminders.ts';
import { todayMessages as texts } from '#messages/today.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Dialog } from '#web/design-system/dialog.tsx';
import { scrollRowClass } from '#web/design-system/scroll-row.ts';
import { describeFailure } from '#web/platform/call.ts';
import { loadPart } from '#web/platform/load-part.ts';
import { notify } from '#web/platform/notify.ts';
import { usePagedQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { usePerson } from '#web/platform/stored-login.ts';
import { usePage } from '#web/platform/use-page.ts';
import { useMayAsStaff } from '../back-office.ts';
import { ListStates, PageHead } from '../list-page.tsx';
import { operatorPaths } from '../operator-paths.ts';
import { useAddressFilter } from '../use-address-filter.ts';
import { AgencyQuestion } from './agency-question.tsx';
import { SavedViews, TodayFilters } from './today-filters.tsx';
import { TodayTable } from './today-table.tsx';
import { useTodayKeys } from './use-today-keys.ts';

const loadAssign = () => import('./assign-dialog.tsx');
const AssignDialog = lazy(loadAssign);
const loadAnswer = () => import('./answer-dialog.tsx');
const AnswerDialog = lazy(loadAnswer);
const loadReminder = () => import('./reminder-dialog.tsx');
const ReminderDialog = lazy(loadReminder);

/** The dialog that was opened last, and about which rows. Each time it starts anew. */
interface Shown {
  dialog?: 'assign' | 'remind' | 'answer' | 'keys' | undefined;
  rows: readonly TodayRow[];
  time: number;
  isOpen: boolean;
}

/** The agency's day: whose turn it is, who is late, what expires. */
export default function TodayPage() {
  const heading = usePage(texts.title);
  const may = useMayAsStaff();
  const self = usePerson();
  const { values, set, isFiltered } = useAddressFilter({
    group: todayGroups,
    search: 'text',
    owner: 'text',
    place: 'text',
  });
  const { group = 'ours', search, owner, place } = values;
  const query = usePagedQuery(readToday, { query: { group, search, owner, place } }, 'rows');
  const rows = query.data?.rows ?? [];
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<Shown>({ rows: [], time: 0, isOpen: false });
  const chosen = rows.filter(({ key }) => selected.has(key));
  const rowsFor = (key: string | undefined) =>
    chosen.length > 0 ? chosen : rows.filter((row) => row.key === key);

  function choose(next: TodayGroup): void {
    set('group', next);
    setSelected(new Set());
  }

  function select(key: string): void {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    setSelected(next);
  }

  function show(dialog: Shown['dialog'], some: readonly TodayRow[] = []): void {
    setShown(({ time }) => ({ dialog, rows: some, time: time + 1, isOpen: true }));
  }

  const close = () => setShown((last) => ({ ...last, isOpen: false }));

  function done(): void {
    close();
    setSelected(new Set());
    void query.refetch();
  }

  async function claim(some: readonly TodayRow[]): Promise<void> {
    try {
      const { assignAll, clientsOf } = await loadAssign();
      await assignAll(clientsOf(some), self.id);
    } catch (failure) {
      notify.error(describeFailure(failure));
    }
    done();
  }

  async function assign(some: readonly TodayRow[]): Promise<void> {
    if (some.length === 0 || !(await loadPart(loadAssign))) return;
    show('assign', some);
  }

  async function remind(some: readonly TodayRow[]): Promise<void> {
    if (some.length === 0 || !may('send-reminders') || !(await loadPart(loadReminder))) return;
    show('remind', some);
  }

  async function answer(some: readonly TodayRow[]): Promise<void> {
    if (!(await loadPart(loadAnswer))) return;
    show('answer', some);
  }

  const dialogProps = { rows: shown.rows, isOpen: shown.isOpen, onClose: close, onDone: done };
  useTodayKeys({
    select,
    claim: (key) => void claim(rowsFor(key)),
    assign: (key) => void assign(rowsFor(key)),
    remind: (key) => void remind(rowsFor(key)),
    chooseGroup: choose,
    showKeys: () => show('keys'),
  });

  return (
    <div className="flex flex-col gap-5">
      <PageHead heading={heading} title={texts.title} about={texts.about}>
        <div className="flex flex-wrap gap-2">
          <Button kind="quiet" className="max-lg:hidden" onClick={() => show('keys')}>
            {texts.keys}
          </Button>
          {may('import-clients') && (
            <Link to={operatorPaths.import} className={buttonClass()}>
              {texts.importClients}
            </Link>
          )}
          {may('create-clients') && (
            <Link to={operatorPaths.newClient} className={buttonClass('primary')}>
              {texts.addClient}
            </Link>
          )}
        </div>
      </PageHead>
      {may('set-installation') && <AgencyQuestion />}
      <Groups group={group} counts={query.data?.counts} onChoose={choose} />
      <TodayFilters values={{ search, owner, place }} onChange={set} />
      <SavedViews />
      <ListStates
        icon={Inbox}
        query={query}
        heading={heading}
        texts={{ unread: texts.unread, none: texts.none, noneText: texts.nothing[group] }}
        isFiltered={isFiltered && (search ?? owner ?? place) !== undefined}
      >
        {({ rows: shown }) => (
          <TodayTable label={texts.groups[group]} rows={shown} selected={selected} onSelect={select} />
        )}
      </ListStates>
      {chosen.length > 0 && (
        <div
          role="toolbar"
          data-save-bar
          aria-label={texts.selected(chosen.length)}
          className="sticky bottom-4 z-20 mx-auto flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised px-4 py-2 shadow-float"
        >
          {/* On a phone a line of its own, above what can be done. */}
          <div className="flex items-center gap-2 max-sm:w-full">
            <span className="tabular flex-1 text-muted">{texts.selected(chosen.length)}</span>
            <Button size="small" kind="quiet" onClick={() => setSelected(new Set())}>
              {texts.clearSelection}
            </Button>
          </div>
          <Button size="small" onClick={() => claim(chosen)}>
            {texts.claim}
          </Button>
          <Button size="small" onClick={() => assign(chosen)}>
            {texts.assign}
          </Button>
          {may('record-authority-answer') &&
            chosen.some(({ turn }) => turn === 'authority' || turn === 'bank') && (
              <Button size="small" onClick={() => answer(chosen)}>
                {texts.record}
              </Button>
            )}
          {may('send-reminders') && (
            <Button size="small" onClick={() => remind(chosen)}>
              {reminderMessages.remind}
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {shown.dialog === 'assign' && <AssignDialog key={shown.time} {...dialogProps} />}
        {shown.dialog === 'answer' && <AnswerDialog key={shown.time} {...dialogProps} />}
        {shown.dialog === 'remind' && <ReminderDialog key={shown.time} {...dialogProps} />}
      </Suspense>
      <Dialog isOpen={shown.dialog === 'keys' && shown.isOpen} onClose={close} title={texts.keys}>
        <dl className="grid grid-cols-[6rem_1fr] gap-y-2">
          {texts.keyList.map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-sm border border-line px-1.5 py-0.5 text-xs">{key}</kbd>
              </dt>
              <dd className="text-muted">{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  );
}

interface GroupsProps {
  group: TodayGroup;
  counts: Readonly<Record<TodayGroup, number>> | undefined;
  onChoose(group: TodayGroup): void;
}

/** The four groups with how much is in each. */
function Groups({ group, counts, onChoose }: GroupsProps) {
  return (
    <fieldset className={scrollRowClass} aria-label={texts.groupLabel}>
      {todayGroups.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === group}
          onClick={() => onChoose(each)}
          className={classNames(
            'flex min-h-11 shrink-0 items-center gap-2 border-b-2 px-0.5 text-sm font-medium focus-visible:-outline-offset-2',
            each === group ? 'border-accent text-text' : 'border-transparent text-muted hover:text-text',
          )}
        >
          {texts.groups[each]}
          <span className="tabular text-muted">{counts && operatorMessages.number(counts[each])}</span>
        </button>
      ))}
    </fieldset>
  );
}
