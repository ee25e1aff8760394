import * as answers from '#contract/authority-answers.ts';
import * as calendar from '#contract/client-calendar.ts';
import * as remind from '#contract/reminders.ts';
import * as report from '#contract/report.ts';
import * as contract from '#contract/today.ts';
import { servingWith } from '../platform/serve-operation.ts';
import type { TodayPorts } from './ports.ts';
import { readClientCalendar } from './read-client-calendar.ts';
import { exportReport, readReport, setTimeZone } from './read-report.ts';
import { readToday } from './read-today.ts';
import { recordAnswers } from './record-answers.ts';
import { previewReminders, sendReminders } from './remind-clients.ts';
import { deleteView, listSavedViews, saveView } from './saved-views.ts';

const { serve, serveDownload } = servingWith<TodayPorts>();

/** Routes of the agency's day. */
export const todayRoutes = [
  serve(contract.readToday, ({ services, session, staffRole, query }) =>
    readToday(services, { staff: session.person, role: staffRole }, query),
  ),

  serve(calendar.readClientCalendar, ({ services, session, query }) =>
    readClientCalendar(services, session.person, query),
  ),

  serve(remind.previewReminders, async ({ services, session, input }) => ({
    reminders: await previewReminders(services, session.person, input.companies),
  })),

  serve(remind.sendReminders, async ({ services, session, input, texts }) => {
    const reminded = await sendReminders(services, session.person, input.companies);
    return { message: texts.clientsReminded(reminded), reminded };
  }),

  serve(answers.recordAuthorityAnswers, async ({ services, session, staffRole, input, texts }) => {
    const results = await recordAnswers(services, { person: session.person, role: staffRole }, input);
    const recorded = results.filter(({ problem }) => problem === null).length;
    return { message: texts.answersRecorded(recorded, results.length - recorded), results };
  }),

  serve(report.setReportTimeZone, async ({ services, session, input: { timeZone }, texts }) => {
    await setTimeZone(services, session.person, timeZone);
    return { message: texts.timeZoneSet(timeZone), timeZone };
  }),

  serve(report.readReport, async ({ services, session, query }) => ({
    report: await readReport(services, session.person, query),
  })),

  serveDownload(report.exportReport, async ({ services, session, query, replyHeaders }) => {
    const text = await exportReport(services, session.person, query);
    replyHeaders['content-disposition'] = `attachment; filename="report-${query.from}.csv"`;
    return { content: new TextEncoder().encode(text), type: 'text/csv; charset=utf-8' };
  }),

  serve(contract.listSavedViews, async ({ services, session }) => ({
    views: await listSavedViews(services, session.person),
  })),

  serve(contract.saveView, async ({ services, session, input }) => ({
    views: await saveView(services, session.person, input),
  })),

  serve(contract.deleteView, async ({ services, session, params }) => ({
    views: await deleteView(services, session.person, params.id),
  })),
];
