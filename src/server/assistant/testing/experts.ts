import { publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { builtSearch, knowledgeIn } from '../../knowledge/index.ts';
import { openBuiltInExpert } from '../builtin/built-in-expert.ts';
import type { Part } from '../builtin/wording/word-answer.ts';
import type { Expert } from '../expert.ts';
import { openModelExpert } from '../model/model-expert.ts';

const knowledge = knowledgeIn('knowledge', builtSearch);
const prices = async () => publishedCatalogue;
const publicUrl = 'http://localhost:3000';

/** The built-in expert with the project's own articles. */
export function builtInExpert(): Expert {
  return openBuiltInExpert({
    knowledge,
    prices,
    publicUrl,
    readOwnCases: async () => [],
    recordUnanswered() {},
  });
}

interface Options {
  settings?: Partial<Parameters<typeof openModelExpert>[0]['settings']>;
  readOwnPlan?: (personId: string) => Promise<readonly Part[]>;
  /** Collects reasons of model failures. */
  failures?: string[];
  /** Called with each replaced answer. */
  recordReplaced?: () => void;
}

/** An expert with a model at an address, falling back to the built-in expert. */
export function modelExpert(
  url: string,
  { settings, readOwnPlan, failures = [], recordReplaced = () => {} }: Options = {},
): Expert {
  return openModelExpert({
    settings: {
      kind: 'openai',
      baseUrl: url,
      apiKey: 'sk-the-providers-secret-key',
      model: 'scripted',
      apiVersion: '',
      timeoutMs: 20_000,
      ...settings,
    },
    fallback: builtInExpert(),
    knowledge,
    prices,
    readOwnPlan: readOwnPlan ?? (async () => []),
    brandNames: () => ({ name: 'Landfall', assistantName: 'Landfall Expert' }),
    publicUrl,
    recordReplaced,
    onFailure: (reason) => failures.push(reason),
  });
}
