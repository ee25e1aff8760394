import { and, eq, isNotNull } from 'drizzle-orm';
import { locales, messagesIn } from '#locales/messages-in.ts';
import type { CalendarSource } from '../calendar/index.ts';
import { endsOf } from '../cases/index.ts';
import { nameProposals } from './tables.ts';

const { calendarFeedMessages: texts } = messagesIn(locales[0]);

/** The days on which reservations of a company's names end. A company that exists needs none. */
export const reservationsInCalendar: CalendarSource = async ({ orm, company }) => {
  const { isIncorporated, isClosed } = await endsOf({ orm }, company.details.id);
  if (isIncorporated || isClosed) return [];
  const { id, name, state, reservedUntil } = nameProposals;
  const rows = await orm
    .select({ id, name, on: reservedUntil })
    .from(nameProposals)
    .where(
      and(eq(nameProposals.companyId, company.details.id), eq(state, 'reserved'), isNotNull(reservedUntil)),
    );
  return rows.flatMap((row) =>
    row.on ? { id: `name-${row.id}`, on: row.on, label: texts.nameLapses, about: row.name } : [],
  );
};
