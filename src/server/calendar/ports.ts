import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Config } from '../configuration/config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { LivePrices } from '../prices/index.ts';
import type { CompanyScope } from '../tenancy/index.ts';

/** A day that another feature puts into a company's calendar feed. */
export interface CalendarEntry {
  /** Unique within the company, and the same as long as it is the same entry. */
  id: string;
  on: PlainDate;
  label: string;
  /** Whom it is about, for feeds that have names. */
  about?: string | undefined;
}

/** What a feature puts into a company's feed, as far as the feed's owner may see it. */
export type CalendarSource = (
  scope: CompanyScope,
  person: { id: string },
) => Promise<readonly CalendarEntry[]>;

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface CalendarPorts {
  clock: Clock;
  database: Database;
  prices: LivePrices;
  /** What other features put into feeds. */
  calendarSources: readonly CalendarSource[];
  config: Pick<Config, 'brand' | 'publicUrl'>;
}
