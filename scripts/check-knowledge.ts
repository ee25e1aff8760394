import { mistakesIn } from '#server/knowledge/integrity.ts';
import { readKnowledge } from '#server/knowledge/read-knowledge.ts';

/** Reports problems in the articles of a folder ('knowledge' by default). */
const articles = await readKnowledge(process.argv[2] ?? 'knowledge');
const mistakes = mistakesIn(articles, new Date().toISOString().slice(0, 7));
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
