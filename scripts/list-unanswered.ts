import { desc } from 'drizzle-orm';
import { unansweredQuestions } from '#server/assistant/tables.ts';
import { readConfig, readEnvironment } from '#server/platform/config.ts';
import { openServices } from '#server/services.ts';

/* Prints what the expert was asked and did not know, the most frequent first; the server may be running. */
const services = await openServices(readConfig(readEnvironment({ LOG_LEVEL: 'error', LOG_FORMAT: 'text' })));
try {
  const questions = await services.database.orm
    .select()
    .from(unansweredQuestions)
    .orderBy(desc(unansweredQuestions.times), desc(unansweredQuestions.lastAskedOn));
  for (const { question, times, lastAskedOn } of questions)
    console.log(`${times} × ${lastAskedOn}  ${question}`);
  if (questions.length === 0) console.log('The expert has known an answer to every question so far.');
} finally {
  await services.close();
}
