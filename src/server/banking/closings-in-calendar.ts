import { bankRecordOf } from '#domain/banking/bank-application.ts';
import { partnerBanks } from '#domain/banking/partner-banks.ts';
import { may } from '#domain/team/permissions.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import type { CalendarSource } from '../calendar/index.ts';
import { listBankEvents } from './bank-repository.ts';

const { calendarFeedMessages: texts } = messagesIn(locales[0]);

/** The last days of accounts that banks close, for those who see a company's banking. */
export const bankClosingsInCalendar: CalendarSource = async (scope) => {
  const { details, role } = scope.company;
  if (!may(role, 'read-banking')) return [];
  const { applications } = bankRecordOf(await listBankEvents(scope, details.id));
  return applications.flatMap(({ id, bank, answers }) => {
    const on = answers.at(-1)?.lastDay;
    const name = partnerBanks.find((each) => each.id === bank)?.name ?? bank;
    return on ? [{ id: `bank-closing-${id}`, on, label: texts.accountEnds(name) }] : [];
  });
};
