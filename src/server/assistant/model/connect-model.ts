import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type LanguageModel } from 'ai';
import type { LanguageModelSettings } from '../../configuration/language-model-settings.ts';
import { limitedFetch } from '../../platform/limited-fetch.ts';

/** A language model and its unsupported parameters. */
export interface ModelConnection {
  model: LanguageModel;
  /** Whether it supports tools. */
  readonly takesTools: boolean;
  /**
   * Leaves out of later requests what the provider rejected.
   * @returns whether something was left out, so that a retry makes sense
   */
  adaptTo(error: unknown): boolean;
}

/** Far beyond any answer, including reasoning; more would only fill memory. */
const answerLimits = { maxBytes: 16 * 1024 * 1024, maxLineBytes: 256 * 1024 };

/** Configures a model; sends nothing yet. */
export function connectModel({
  kind,
  baseUrl,
  apiKey,
  model,
  apiVersion,
}: LanguageModelSettings): ModelConnection {
  const refused = new Set<'tools' | 'max_tokens' | 'temperature' | 'stream_options'>();
  const provider = createOpenAICompatible({
    name: kind,
    fetch: limitedFetch(answerLimits),
    includeUsage: true,
    ...(kind === 'azure'
      ? {
          baseURL: `${baseUrl}/openai/deployments/${encodeURIComponent(model)}`,
          headers: { 'api-key': apiKey ?? '' },
          queryParams: { 'api-version': apiVersion },
        }
      : { baseURL: baseUrl, ...(apiKey !== undefined && { apiKey }) }),
    transformRequestBody({ max_tokens, temperature, stream_options, ...body }) {
      return {
        ...body,
        ...(refused.has('max_tokens') ? { max_completion_tokens: max_tokens } : { max_tokens }),
        ...(!refused.has('temperature') && { temperature }),
        ...(!refused.has('stream_options') && { stream_options }),
      };
    },
  });
  return {
    model: provider.chatModel(model),
    get takesTools() {
      return !refused.has('tools');
    },
    adaptTo(error) {
      if (!APICallError.isInstance(error)) return false;
      const { statusCode = 0, responseBody = '' } = error;
      if (![400, 404, 422, 501].includes(statusCode)) return false;
      const named = (['max_tokens', 'temperature', 'stream_options'] as const).find((name) =>
        responseBody.includes(name),
      );
      const found = named ?? (/\b(?:tools?|function.?call\w*)\b/i.test(responseBody) ? 'tools' : undefined);
      if (!found || refused.has(found)) return false;
      refused.add(found);
      return true;
    },
  };
}
