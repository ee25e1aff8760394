import { changeDeskSettings, type DeskView, readDesk, removeReturnReason } from '#contract/desk.ts';
import { deskMessages } from '#messages/desk.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { Fold } from '#web/design-system/fold.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { setAnswer } from '#web/platform/query.ts';

interface DeskSettingsProps {
  desk: DeskView;
  /** Whether the person may change how the installation reviews. */
  canSet: boolean;
}

/** How the installation reviews, and the reasons that it keeps. */
export function DeskSettings({ desk, canSet }: DeskSettingsProps) {
  async function change(work: () => Promise<Partial<DeskView>>): Promise<void> {
    try {
      const changed = await work();
      setAnswer(readDesk, {}, (known) => ({ desk: { ...desk, ...known?.desk, ...changed } }));
      notify.success(deskMessages.needsTwoSaved);
    } catch (failure) {
      notify.error(describeFailure(failure));
    }
  }
  const askForTwo = (isAsked: boolean) =>
    change(async () => {
      const { needsTwo } = await call(changeDeskSettings, { input: { needsTwo: isAsked } });
      return { needsTwo };
    });
  const remove = (id: string) =>
    change(async () => {
      const { reasons } = await call(removeReturnReason, { params: { id } });
      return { reasons };
    });
  return (
    <Fold summary={<span className="font-medium">{deskMessages.settings}</span>}>
      <div className="grid gap-4 pb-2">
        <Checkbox
          checked={desk.needsTwo}
          disabled={!canSet}
          onChange={({ target }) => askForTwo(target.checked)}
        >
          {deskMessages.needsTwo}
        </Checkbox>
        <div>
          <h3 className="text-sm font-semibold text-muted">{deskMessages.ownReasonsTitle}</h3>
          {desk.reasons.length === 0 ? (
            <p className="text-muted">{deskMessages.noOwnReasons}</p>
          ) : (
            <ul className="divide-y divide-line">
              {desk.reasons.map(({ id, text }) => (
                <li key={id} className="flex items-start gap-3 py-2">
                  <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
                  <Button size="small" kind="quiet" onClick={() => remove(id)}>
                    {deskMessages.removeReason}
                    <span className="sr-only"> {text}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Fold>
  );
}
