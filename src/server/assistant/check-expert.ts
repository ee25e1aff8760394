import type { LanguageModelSettings } from '../configuration/language-model-settings.ts';
import type { PartCheck } from '../platform/part-check.ts';
import type { AssistantPorts } from './ports.ts';

/** Whether the expert can answer: articles are loaded, and its language model, if any, responds. */
export async function checkExpert({
  config: { languageModel },
  knowledge,
}: Pick<AssistantPorts, 'knowledge'> & {
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
    : { ok: true, sentence: `The language model ${languageModel.model} answers, from ${articles} articles.` };
}

/** The model client is only loaded if a model is configured. */
async function problemOf(settings: LanguageModelSettings): Promise<string | undefined> {
  const { problemOfModel } = await import('./model/check-model.ts');
  return problemOfModel(settings);
}
