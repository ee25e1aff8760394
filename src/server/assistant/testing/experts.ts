import { publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { builtSearch, knowledgeIn } from '../../knowledge/index.ts';
import { openBuiltInExpert } from '../builtin/built-in-expert.ts';
import type { Part } from '../builtin/wording/word-answer.ts';
import { ownCaseIn } from '../evaluation/own-companies.ts';
import type { OwnCompany } from '../evaluation/question.ts';
import type { Expert } from '../expert.ts';
import { openModelExpert } from '../model/model-expert.ts';

const knowledge = knowledgeIn('knowledge', builtSearch);
const prices = async () => publishedCatalogue;
const publicUrl = 'http://localhost:3000';

/**
 * The built-in expert with the project's own articles.
 * @param companies those of everybody who is signed in
 * @param today the day on which their cases are read
 */
export function builtInExpert(
  companies: readonly OwnCompany[] = [],
  today = plainDate('2026-11-28'),
): Expert {
  return openBuiltInExpert({
    knowledge,
    prices,
    publicUrl,
    readOwnCases: () => Promise.all(companies.map((company) => ownCaseIn(company, today))),
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
