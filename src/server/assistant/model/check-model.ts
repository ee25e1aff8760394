import { generateText } from 'ai';
import type { LanguageModelSettings } from '../../configuration/language-model-settings.ts';
import { connectModel } from './connect-model.ts';
import { modelFailureOf } from './model-failure.ts';

/** Timeout for one word from the model, in ms. */
const timeoutMs = 8_000;

/** Unsupported parameters to leave out before giving up. */
const maxAttempts = 4;

/** The problem with a model, briefly and without secrets; `undefined` if it responds. */
export async function problemOfModel(settings: LanguageModelSettings): Promise<string | undefined> {
  const connection = connectModel(settings);
  const abortSignal = AbortSignal.timeout(Math.min(timeoutMs, settings.timeoutMs));
  for (let attempt = 1; ; attempt += 1) {
    try {
      await generateText({
        model: connection.model,
        prompt: 'Say "ready".',
        maxOutputTokens: 16,
        maxRetries: 0,
        abortSignal,
      });
      return undefined;
    } catch (error) {
      if (abortSignal.aborted) return 'it took too long. Please check LLM_BASE_URL';
      if (attempt < maxAttempts && connection.adaptTo(error)) continue;
      const { message } = modelFailureOf(error);
      return `${message}. Please check ${/status 40[13]/.test(message) ? 'LLM_API_KEY' : 'LLM_BASE_URL and LLM_MODEL'}`;
    }
  }
}
