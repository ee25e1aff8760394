import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type { PriceLine } from '#domain/prices/confirmed-figure.ts';
import { Failure } from '../platform/failure.ts';
import { refuseOwnApproval } from '../price-list/index.ts';
import { changeFigure } from './change-figure.ts';
import { checkFigure } from './check-figure.ts';
import { approveDraft, type FigureVersion, figureOf, removeDraft } from './figure-repository.ts';
import { figureText } from './figure-text.ts';
import type { PricePorts } from './ports.ts';
import { figureOn, type ListedLine, readPrice, todayOf } from './price-line.ts';
import { refuseWhileInUse } from './price-uses.ts';

/**
 * Approves the draft of a line: it holds in every total from its day on. The checks run again, as the day and what it
 * replaces may have changed.
 *
 * @throws Failure 'price-line-not-found', 'price-changed', 'price-no-draft', 'price-in-use', 'invalid-input', or
 * 'second-person-needed' where the person who entered it approves it and the installation asks for another
 */
export async function approveFigure(
  services: PricePorts,
  staff: Person,
  line: PriceLine,
  expectedVersion: string | undefined,
): Promise<ListedLine> {
  const { clock, database } = services;
  const before = await readPrice(database, line, todayOf(clock));
  if (before.draft && !figureOf(before.draft)) await refuseWhileInUse(services, staff, line);
  return changeFigure(services, staff, { line, expectedVersion }, async (transaction, known, at) => {
    const draft = draftOf(known);
    await refuseOwnApproval(transaction, staff, draft);
    const today = todayOf(clock);
    const figure = figureOf(draft);
    const from = draft.fromDay > today ? draft.fromDay : today;
    const replaced = figureOn(known, from);
    if (figure) checkFigure(known, figure, replaced, today);
    await approveDraft(transaction, line, { by: displayNameOf(staff), at, today });
    const { version, note } = draft;
    return {
      action: figure ? 'price-confirmed' : 'price-withdrawn',
      details: {
        ...{ version, from },
        ...(replaced && { before: figureText(replaced) }),
        ...(figure
          ? { amount: figureText(figure), source: figure.sourceUrl, seenOn: figure.seenOn, note }
          : { reason: note }),
      },
    };
  });
}

/** @throws Failure 'price-line-not-found' or 'price-no-draft' */
export function discardFigureDraft(
  services: PricePorts,
  staff: Person,
  line: PriceLine,
): Promise<ListedLine> {
  return changeFigure(services, staff, { line }, async (transaction, known) => {
    const { version } = draftOf(known);
    await removeDraft(transaction, line);
    return { action: 'price-draft-discarded', details: { version } };
  });
}

function draftOf({ draft }: ListedLine): FigureVersion {
  if (!draft) throw new Failure('price-no-draft');
  return draft;
}
