import * as z from 'zod/mini';
import { address, choice, integer, requires, secretKey, text, withRules } from './setting.ts';

/** The language model that writes the expert's answers. */
export interface LanguageModelSettings {
  /** The provider's API: OpenAI-compatible, or Azure OpenAI. */
  kind: 'openai' | 'azure';
  /** Base URL of the API without a trailing slash; for Azure the resource's endpoint. */
  baseUrl: string;
  /** Absent if the provider needs none, such as a local one. */
  apiKey?: string;
  /** Name of the model; for Azure, of the deployment. */
  model: string;
  /** The `api-version` for Azure; '' otherwise. */
  apiVersion: string;
  /** Time limit of an answer; after it, the built-in expert answers. */
  timeoutMs: number;
}

const settings = z.object({
  LLM_BASE_URL: address("an address like 'https://api.openai.com/v1', without a query"),
  LLM_API_KEY: secretKey(),
  LLM_MODEL: text('a name on one line without spaces', /^[\x21-\x7e]{1,200}$/),
  LLM_KIND: choice(['openai', 'azure'], "'openai' or 'azure'"),
  LLM_API_VERSION: text("a version of Azure's interface, like '2024-10-21'", /^[\w-]{1,40}$/),
  LLM_TIMEOUT_MS: integer('a number of milliseconds from 1000 to 600000', 1_000, 600_000),
});

const names = Object.keys(settings.shape);

/** `undefined` if neither an address nor a key is given: only the built-in expert answers then. */
export const languageModelSettings = z.pipe(
  withRules(settings, (values) => {
    const hasAddress = values.LLM_BASE_URL !== undefined;
    const hasKey = values.LLM_API_KEY !== undefined;
    if (!hasAddress && !hasKey) {
      return [requires(names, values, 'LLM_API_KEY or LLM_BASE_URL, or no model is used')];
    }
    const isAzure = values.LLM_KIND === 'azure';
    return [
      isAzure && !hasAddress && "LLM_BASE_URL must be your resource's endpoint with LLM_KIND=azure.",
      isAzure && !hasKey && 'LLM_API_KEY must be given with LLM_KIND=azure.',
      !isAzure && values.LLM_API_VERSION !== undefined && 'LLM_API_VERSION is used with LLM_KIND=azure only.',
      hasAddress &&
        values.LLM_MODEL === undefined &&
        'LLM_MODEL must name the model, or the deployment of Azure, that LLM_BASE_URL is to answer with.',
    ];
  }),
  z.transform((values): LanguageModelSettings | undefined => {
    const { LLM_BASE_URL, LLM_API_KEY, LLM_KIND: kind = 'openai' } = values;
    if (LLM_BASE_URL === undefined && LLM_API_KEY === undefined) return undefined;
    return {
      kind,
      baseUrl: LLM_BASE_URL ?? 'https://api.openai.com/v1',
      ...(LLM_API_KEY !== undefined && { apiKey: LLM_API_KEY }),
      model: values.LLM_MODEL ?? 'gpt-4o',
      apiVersion: kind === 'azure' ? (values.LLM_API_VERSION ?? '2024-10-21') : '',
      timeoutMs: values.LLM_TIMEOUT_MS ?? 30_000,
    };
  }),
);
