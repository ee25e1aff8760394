import { may } from '#domain/team/permissions.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import type { CalendarSource } from '../calendar/index.ts';
import { listVouchers } from './voucher-repository.ts';

const { calendarFeedMessages: texts } = messagesIn(locales[0]);

/** The days on which open payment vouchers expire, for those who see a company's payments. */
export const vouchersInCalendar: CalendarSource = async (scope) => {
  const { details, role } = scope.company;
  if (!may(role, 'read-payments')) return [];
  return (await listVouchers(scope, details.id)).flatMap(({ id, state, expiresOn, number }) =>
    state === 'open' ? { id: `voucher-${id}`, on: expiresOn, label: texts.voucherExpires(number) } : [],
  );
};
