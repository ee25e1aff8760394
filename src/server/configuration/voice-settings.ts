import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { ReadSetting } from './read-setting.ts';

/** How voice calls are made. */
export interface VoiceSettings {
  /** On this machine, by the hosted service, or not at all. */
  provider: 'embedded' | 'hosted' | 'off';
  speechToText:
    | { kind: 'packaged'; model: 'base' | 'tiny' }
    | { kind: 'endpoint'; url: string; key?: string; model: string; languages: readonly string[] }
    | { kind: 'folder'; folder: string; languages: readonly string[] };
  textToSpeech:
    | { kind: 'packaged' }
    | { kind: 'endpoint'; url: string; key?: string; model: string; voice: string }
    | { kind: 'folder'; folder: string };
  /** What the hosted service's client in the browser needs; nothing of it is secret. */
  hosted?: { publicKey: string; baseUrl: string; assistantId?: string; squadId?: string };
  /** Whether the engines are loaded at the start and stay, rather than with the first call. */
  isWarm: boolean;
  /** Calls at once on this server. */
  maxCalls: number;
}

const providers = ['embedded', 'hosted', 'off'] as const;
const packagedModels = ['base', 'tiny'] as const;
const addressOfVapi = 'https://api.vapi.ai';
const anAddress = "an address like 'https://api.openai.com/v1', without a query";
const aName = 'a name on one line without spaces';
const aKey = 'a key on one line without spaces';

/** How many calls at once a core takes in the measurements of `bench/voice.ts`. */
const callsPerCore = 4;

/**
 * Reads the settings of voice calls and notes every mistake in them.
 *
 * @param given the value of a setting, for those that say something by being there
 */
export function readVoice(
  setting: ReadSetting,
  given: (name: string) => string | undefined,
  mistakes: string[],
): VoiceSettings {
  const hosted = readHosted(setting, given, mistakes);
  const provider =
    setting('VOICE', "'embedded', 'hosted' or 'off'", (value) =>
      providers.find((known) => known === value.toLowerCase()),
    ) ?? (hosted ? 'hosted' : 'embedded');
  if (provider === 'hosted' && !hosted) {
    mistakes.push('VAPI_PUBLIC_KEY must be given with VOICE=hosted.');
  }
  return {
    provider,
    speechToText: readSpeechToText(setting, given, mistakes),
    textToSpeech: readTextToSpeech(setting, given, mistakes),
    ...(hosted && { hosted }),
    isWarm:
      setting('VOICE_WARM', "'on' or 'off'", (value) => ({ on: true, off: false })[value.toLowerCase()]) ??
      false,
    maxCalls:
      setting('VOICE_CALLS_MAX', 'a number of calls from 1 to 1000', (value) => {
        const calls = /^\d{1,4}$/.test(value) ? Number(value) : 0;
        return calls >= 1 && calls <= 1000 ? calls : undefined;
      }) ?? callsPerCore * availableParallelism(),
  };
}

function readSpeechToText(
  setting: ReadSetting,
  given: (name: string) => string | undefined,
  mistakes: string[],
): VoiceSettings['speechToText'] {
  const url = setting('VOICE_STT_URL', anAddress, readAddress);
  const key = setting('VOICE_STT_KEY', aKey, readWord);
  const languages = setting('VOICE_LANGUAGES', "language tags like 'en, ar'", readLanguages) ?? ['en'];
  const folder = given('VOICE_STT_MODEL_DIR');
  if (given('VOICE_STT_URL') && folder)
    mistakes.push('VOICE_STT_URL and VOICE_STT_MODEL_DIR exclude each other.');
  if (key && !given('VOICE_STT_URL')) mistakes.push('VOICE_STT_KEY must come with VOICE_STT_URL.');
  if (given('VOICE_LANGUAGES') && !given('VOICE_STT_URL') && !folder) {
    mistakes.push(
      'VOICE_LANGUAGES must come with VOICE_STT_URL or VOICE_STT_MODEL_DIR: the models that are included understand English only.',
    );
  }
  if (url) {
    const model = setting('VOICE_STT_MODEL', aName, readWord) ?? 'whisper-1';
    return { kind: 'endpoint', url, ...(key && { key }), model, languages };
  }
  if (folder) return { kind: 'folder', folder: resolve(folder), languages };
  const model = setting('VOICE_STT_MODEL', "'base' or 'tiny'", (value) =>
    packagedModels.find((known) => known === value.toLowerCase()),
  );
  return { kind: 'packaged', model: model ?? 'base' };
}

function readTextToSpeech(
  setting: ReadSetting,
  given: (name: string) => string | undefined,
  mistakes: string[],
): VoiceSettings['textToSpeech'] {
  const url = setting('VOICE_TTS_URL', anAddress, readAddress);
  const key = setting('VOICE_TTS_KEY', aKey, readWord);
  const model = setting('VOICE_TTS_MODEL', aName, readWord);
  const voice = setting('VOICE_TTS_VOICE', aName, readWord);
  const folder = given('VOICE_TTS_MODEL_DIR');
  if (given('VOICE_TTS_URL') && folder)
    mistakes.push('VOICE_TTS_URL and VOICE_TTS_MODEL_DIR exclude each other.');
  const alone = ['VOICE_TTS_KEY', 'VOICE_TTS_MODEL', 'VOICE_TTS_VOICE'].filter((name) => given(name));
  if (alone.length > 0 && !given('VOICE_TTS_URL'))
    mistakes.push(`${alone.join(', ')} must come with VOICE_TTS_URL.`);
  if (url)
    return { kind: 'endpoint', url, ...(key && { key }), model: model ?? 'tts-1', voice: voice ?? 'alloy' };
  return folder ? { kind: 'folder', folder: resolve(folder) } : { kind: 'packaged' };
}

function readHosted(
  setting: ReadSetting,
  given: (name: string) => string | undefined,
  mistakes: string[],
): VoiceSettings['hosted'] {
  const publicKey = setting('VAPI_PUBLIC_KEY', aKey, readWord);
  const baseUrl =
    setting('VAPI_BASE_URL', "an address like 'https://api.vapi.ai', without a query", readAddress) ??
    addressOfVapi;
  const assistantId = setting('VAPI_ASSISTANT_ID', aName, readWord);
  const squadId = setting('VAPI_SQUAD_ID', aName, readWord);
  if (!given('VAPI_PUBLIC_KEY')) {
    const alone = ['VAPI_ASSISTANT_ID', 'VAPI_SQUAD_ID', 'VAPI_BASE_URL'].filter((name) => given(name));
    if (alone.length > 0) mistakes.push(`${alone.join(', ')} must come with VAPI_PUBLIC_KEY.`);
    return undefined;
  }
  if (!given('VAPI_ASSISTANT_ID') && !given('VAPI_SQUAD_ID')) {
    mistakes.push('VAPI_ASSISTANT_ID or VAPI_SQUAD_ID must come with VAPI_PUBLIC_KEY.');
  }
  return publicKey
    ? { publicKey, baseUrl, ...(assistantId && { assistantId }), ...(squadId && { squadId }) }
    : undefined;
}

function readWord(value: string): string | undefined {
  return /^[\x21-\x7e]{1,500}$/.test(value) ? value : undefined;
}

/** A key in the address would end up in messages and logs, so it is refused there. */
function readAddress(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, search, hash, username, password, origin, pathname } = new URL(value);
  const isPlain = search === '' && hash === '' && username === '' && password === '';
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isPlain && isWeb ? origin + pathname.replace(/\/+$/, '') : undefined;
}

function readLanguages(value: string): string[] | undefined {
  const tags = value.split(',').map((tag) => tag.trim());
  return tags.every((tag) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) ? tags : undefined;
}
