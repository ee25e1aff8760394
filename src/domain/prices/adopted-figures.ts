import adopted from '#domain/catalogue/adopted-figures.json' with { type: 'json' };
import type { CountryDefinition } from '#domain/catalogue/definition.ts';
import type { MoneyRange } from '#domain/values/money.ts';
import { feesIn } from './apply-figures.ts';
import { type ConfirmedFigure, isSameAmount } from './confirmed-figure.ts';

/**
 * A figure that the catalogue adopted from an installation's staff. These are in a separate file because many fees are
 * shared by several jurisdictions or computed, so there is no literal to change for one jurisdiction.
 */
export interface AdoptedFigure extends ConfirmedFigure {
  /** The figure in the jurisdiction's file at that time; `null` if it had none. */
  replaces: MoneyRange | null;
}

export const adoptedFigures: readonly AdoptedFigure[] = adopted as AdoptedFigure[];

/** Path of the file in the repository. */
export const adoptedFiguresPath = 'src/domain/catalogue/adopted-figures.json';

/** The file's content with these figures added or replaced. */
export function adoptedFiguresText(known: readonly AdoptedFigure[], more: readonly AdoptedFigure[]): string {
  const kept = known.filter(
    ({ place, line }) => !more.some((one) => one.place === place && one.line === line),
  );
  const all = [...kept, ...more].toSorted((one, other) =>
    `${one.place}/${one.line}`.localeCompare(`${other.place}/${other.line}`, 'en'),
  );
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** Reports adopted figures that no longer match the jurisdictions' files, as sentences. */
export function problemsOfAdopted(
  figures: readonly AdoptedFigure[],
  definitions: readonly CountryDefinition[],
): string[] {
  return figures.flatMap(({ place, line, amount, replaces }, index) => {
    const where = `${adoptedFiguresPath}: ${place} '${line}'`;
    const isRepeated = figures.slice(0, index).some((one) => one.place === place && one.line === line);
    if (isRepeated) return [`${where} is there twice`];
    const jurisdiction = definitions
      .flatMap(({ jurisdictions }) => jurisdictions)
      .find(({ id }) => id === place);
    const fee = jurisdiction && feesIn(jurisdiction).find(({ id }) => id === line);
    if (!jurisdiction || !fee) return [`${where} is no longer a fee: remove it`];
    const own = 'value' in fee.amount ? fee.amount.value : null;
    if (amount.currency !== (own?.currency ?? jurisdiction.currency)) {
      return [`${where} is in ${amount.currency}, and the fee is not`];
    }
    const isUnchanged = own && replaces ? isSameAmount(own, replaces) : own === replaces;
    return isUnchanged
      ? []
      : [`${where} replaces another figure than ${place}'s own file has now: remove the older of the two`];
  });
}
