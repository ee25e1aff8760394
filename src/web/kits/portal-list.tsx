import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PortalView } from '#contract/portals.ts';
import { type PortalSide, portalLimits, portalSides } from '#domain/portals/portal-holder.ts';
import { commonMessages } from '#messages/common.ts';
import { movingMessages } from '#messages/moving.ts';
import { Button } from '#web/design-system/button.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';

const texts = movingMessages.portals;

interface NewPortal {
  portal: string;
  side: PortalSide;
  holder: string;
  note: string;
}

interface PortalListProps {
  portals: readonly PortalView[];
  mayChange: boolean;
  onAdd(portal: NewPortal): Promise<unknown>;
  onRemove(id: string): Promise<unknown>;
}

/** Who holds the login of which portal. */
export function PortalList({ portals, mayChange, onAdd, onRemove }: PortalListProps) {
  return (
    <section aria-labelledby="portals" className="flex flex-col gap-4">
      <div>
        <h2 id="portals" className="text-lg font-semibold tracking-tight">
          {texts.title}
        </h2>
        <p className="mt-1 text-muted">{texts.text}</p>
      </div>
      {portals.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {portals.map((portal) => (
            <Row key={portal.id} portal={portal} {...(mayChange && { onRemove })} />
          ))}
        </ul>
      )}
      {mayChange && <AddForm onAdd={onAdd} />}
    </section>
  );
}

function Row({ portal, onRemove }: { portal: PortalView; onRemove?: PortalListProps['onRemove'] }) {
  const [isBusy, setIsBusy] = useState(false);
  async function remove() {
    setIsBusy(true);
    try {
      await onRemove?.(portal.id);
    } catch (failure) {
      notify.error(describeFailure(failure));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <li className="flex items-start gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          <bdi>{portal.portal}</bdi>
        </p>
        <p className="wrap-anywhere text-muted">
          <bdi>{portal.holder}</bdi> · {texts.sides[portal.side]}
        </p>
        {portal.note && (
          <p dir="auto" className="mt-1 wrap-anywhere">
            {portal.note}
          </p>
        )}
      </div>
      {onRemove && (
        <Button kind="quiet" isBusy={isBusy} aria-label={texts.removeNamed(portal.portal)} onClick={remove}>
          <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />
        </Button>
      )}
    </li>
  );
}

function AddForm({ onAdd }: Pick<PortalListProps, 'onAdd'>) {
  const [round, setRound] = useState(0);
  const form = useForm<NewPortal>({
    read: (entries) => ({
      portal: String(entries.get('portal')),
      side: String(entries.get('side')) as PortalSide,
      holder: String(entries.get('holder')),
      note: String(entries.get('note')),
    }),
    async send(portal) {
      await onAdd(portal);
      setRound((known) => known + 1);
    },
  });
  return (
    <form {...form.props} key={round} className="grid gap-4 @xl:grid-cols-2">
      <TextField
        label={texts.portal}
        hint={texts.portalHint}
        required
        maxLength={portalLimits.portal}
        {...form.field('portal')}
      />
      <SelectField
        label={texts.side}
        choices={portalSides.map((side) => ({ value: side, label: texts.sides[side] }))}
        {...form.field('side')}
      />
      <TextField label={texts.holder} required maxLength={portalLimits.holder} {...form.field('holder')} />
      <TextField label={texts.note} isOptional maxLength={portalLimits.note} {...form.field('note')} />
      <div>
        <Button type="submit" isBusy={form.isSending}>
          {texts.add}
        </Button>
      </div>
    </form>
  );
}

/** Stands in place of the list until it is there. */
export function PortalsLoading() {
  return <div role="status" aria-label={commonMessages.loading} className="min-h-40" />;
}
