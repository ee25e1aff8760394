import { matching, type ReadSetting } from './read-setting.ts';

/** The language model that words the expert's answers, where the operator has set one. */
export interface LanguageModelSettings {
  /** How the provider is spoken to: as OpenAI and whatever is compatible with it, or as Azure OpenAI. */
  kind: 'openai' | 'azure';
  /** Address below which its calls lie, without a slash at the end; of Azure the resource's endpoint. */
  baseUrl: string;
  /** Absent where the provider asks for none, as one on this machine may. */
  apiKey?: string;
  /** The model's name; of Azure the deployment's. */
  model: string;
  /** The `api-version` that Azure asks for; '' elsewhere. */
  apiVersion: string;
  /** How long an answer may take until the built-in expert answers in its place, in ms. */
  timeoutMs: number;
}

const names = ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL', 'LLM_KIND', 'LLM_API_VERSION', 'LLM_TIMEOUT_MS'];
const addressOfOpenAi = 'https://api.openai.com/v1';
const modelOfOpenAi = 'gpt-4o';
const defaultApiVersion = '2024-10-21';
const defaultTimeoutMs = 30_000;

/**
 * Reads the settings of the language model and notes every mistake in them.
 *
 * @param given the value of a setting, for those that say something by being there
 * @returns `undefined` where neither an address nor a key is given: the built-in expert then answers alone
 */
export function readLanguageModel(
  setting: ReadSetting,
  given: (name: string) => string | undefined,
  mistakes: string[],
): LanguageModelSettings | undefined {
  const kind = setting('LLM_KIND', "'openai' or 'azure'", readKind) ?? 'openai';
  const baseUrl = setting(
    'LLM_BASE_URL',
    "an address like 'https://api.openai.com/v1', without a query",
    readAddress,
  );
  const apiKey = setting('LLM_API_KEY', 'a key on one line without spaces', matching(/^[\x21-\x7e]+$/));
  const model = setting('LLM_MODEL', 'a name on one line without spaces', matching(/^[\x21-\x7e]{1,200}$/));
  const apiVersion = setting(
    'LLM_API_VERSION',
    "a version of Azure's interface, like '2024-10-21'",
    matching(/^[\w-]{1,40}$/),
  );
  const timeoutMs = setting('LLM_TIMEOUT_MS', 'a number of milliseconds from 1000 to 600000', readTimeout);

  if (!given('LLM_BASE_URL') && !given('LLM_API_KEY')) {
    const alone = names.filter((name) => given(name));
    if (alone.length > 0) {
      mistakes.push(`${alone.join(', ')} must come with LLM_API_KEY or LLM_BASE_URL, or no model is used.`);
    }
    return undefined;
  }
  if (kind === 'azure') {
    if (!given('LLM_BASE_URL'))
      mistakes.push("LLM_BASE_URL must be your resource's endpoint with LLM_KIND=azure.");
    if (!given('LLM_API_KEY')) mistakes.push('LLM_API_KEY must be given with LLM_KIND=azure.');
  } else if (given('LLM_API_VERSION')) {
    mistakes.push('LLM_API_VERSION is used with LLM_KIND=azure only.');
  }
  if (given('LLM_BASE_URL') && !given('LLM_MODEL')) {
    mistakes.push(
      'LLM_MODEL must name the model, or the deployment of Azure, that LLM_BASE_URL is to answer with.',
    );
  }
  return {
    kind,
    baseUrl: baseUrl ?? addressOfOpenAi,
    ...(apiKey !== undefined && { apiKey }),
    model: model ?? modelOfOpenAi,
    apiVersion: kind === 'azure' ? (apiVersion ?? defaultApiVersion) : '',
    timeoutMs: timeoutMs ?? defaultTimeoutMs,
  };
}

function readKind(value: string): 'openai' | 'azure' | undefined {
  return (['openai', 'azure'] as const).find((kind) => kind === value.toLowerCase());
}

/** A key in the address would end up in messages and logs, so it is refused there. */
function readAddress(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, search, hash, username, password, origin, pathname } = new URL(value);
  const isPlain = search === '' && hash === '' && username === '' && password === '';
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isPlain && isWeb ? origin + pathname.replace(/\/+$/, '') : undefined;
}

function readTimeout(value: string): number | undefined {
  const timeout = /^\d{4,6}$/.test(value) ? Number(value) : 0;
  return timeout >= 1_000 && timeout <= 600_000 ? timeout : undefined;
}
