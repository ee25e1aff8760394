import { readConfig, readEnvironment } from '#server/configuration/config.ts';
import { openServices } from '#server/open-services.ts';
import { findQuestions } from '#server/questions/question-repository.ts';

/* Prints the questions that the expert could not answer, most frequent first; the server may be running. */
const services = await openServices(readConfig(readEnvironment({ LOG_LEVEL: 'error', LOG_FORMAT: 'text' })));
try {
  let cursor: string | undefined;
  let isEmpty = true;
  do {
    const { rows, nextCursor } = await findQuestions(services.database, {
      state: 'open',
      pattern: undefined,
      cursor,
    });
    for (const { question, times, lastAskedOn } of rows)
      console.log(`${times} × ${lastAskedOn}  ${question}`);
    if (rows.length > 0) isEmpty = false;
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  if (isEmpty) console.log('The expert has known an answer to every question so far.');
} finally {
  await services.close();
}
