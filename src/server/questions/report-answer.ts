import { splitSources } from '#domain/assistant/reply-sources.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import type { Client } from '../platform/client.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { QuestionPorts } from './ports.ts';
import { recordUnanswered } from './record-unanswered.ts';
import { countReports, insertReport } from './report-repository.ts';
import type { CitedPage } from './tables.ts';

const hour = 60 * 60;
const ofVisitors: Limit = { name: 'report-answer-visitor', times: 20, windowSeconds: hour };
const ofAccounts: Limit = { name: 'report-answer-account', times: 60, windowSeconds: hour };

/** Maximum reports kept of one question; further ones only count. */
const maxReports = 200;

/** Maximum cited pages kept. */
const maxCited = 12;

interface Reported {
  question: string;
  /** The expert's answer in Markdown, with its list of sources. */
  answer: string;
  personId: string | undefined;
  client: Client;
}

/**
 * Files a question whose answer was not what its asker meant. The answer of a signed-in person may be about their own
 * company, so it is only kept with their consent; its sources are always kept.
 * @returns the report's id, which lets the reporter add the conversation or withdraw the report
 * @throws Failure 'too-many-requests', 'invalid-input' for a question without words, or 'storage-full'
 */
export async function reportAnswer(
  { database, clock, rateLimits }: Pick<QuestionPorts, 'clock' | 'database' | 'rateLimits'>,
  { question, answer, personId, client }: Reported,
): Promise<string> {
  await rateLimits.count(personId ? ofAccounts : ofVisitors, personId ?? client.network);
  const at = clock();
  return inScope(database, 'installation', async (transaction) => {
    const questionId = await recordUnanswered(
      transaction,
      question,
      plainDate(at.toISOString().slice(0, 10)),
    );
    if (questionId === undefined) throw new Failure('storage-full');
    if ((await countReports(transaction, questionId)) >= maxReports) throw new Failure('storage-full');
    return insertReport(transaction, {
      questionId,
      at,
      answer: personId === undefined ? answer : null,
      cited: citedIn(answer),
    });
  });
}

/** The pages that an answer lists as its sources. */
function citedIn(answer: string): CitedPage[] {
  return splitSources(answer)
    .sources.flatMap(({ title, url }) => (url && /^https?:/i.test(url) ? [{ title, url }] : []))
    .slice(0, maxCited);
}
