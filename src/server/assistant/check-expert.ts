import type { LanguageModelSettings } from '../configuration/language-model-settings.ts';
import type { PartCheck } from '../platform/part-check.ts';
import { countReplaced, replacedDays } from './model/replaced-answers.ts';
import type { AssistantPorts } from './ports.ts';

/** Whether the expert can answer: articles are loaded, and its language model, if any, responds. */
export async function checkExpert({
  config: { languageModel },
  database,
  knowledge,
}: Pick<AssistantPorts, 'database' | 'knowledge'> & {
  config: Pick<AssistantPorts['config'], 'languageModel'>;
}): Promise<PartCheck> {
  const { passages } = await knowledge();
  const articles = new Set(passages.map(({ id }) => id.split('#')[0])).size;
  if (articles === 0) {
    return { ok: false, sentence: 'There are no articles to answer from. Please install Landfall again.' };
  }
  if (!languageModel) return { ok: true, sentence: `The built-in expert answers from ${articles} articles.` };
  const problem = await problemOf(languageModel);
  return problem
    ? { ok: false, sentence: `The language model gives no answer: ${problem}. The built-in expert answers.` }
    : {
        ok: true,
        sentence: `The language model ${languageModel.model} answers, from ${articles} articles. ${await replacedText(database)}`,
      };
}

/** How often the built-in expert's answer took the place of the model's. */
async function replacedText(database: AssistantPorts['database']): Promise<string> {
  const times = await countReplaced(database);
  return `${times} ${times === 1 ? 'answer' : 'answers'} of the last ${replacedDays} days had a figure that matched no source, and the built-in expert answered.`;
}

/** The model client is only loaded if a model is configured. */
async function problemOf(settings: LanguageModelSettings): Promise<string | undefined> {
  const { problemOfModel } = await import('./model/check-model.ts');
  return problemOfModel(settings);
}
