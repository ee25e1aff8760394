import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { address, choice, integer, name, parsed, requires, secretKey, toggle, withRules } from './setting.ts';

/** How voice calls are made. */
export interface VoiceSettings {
  /** On this server, by a hosted service, or off. */
  provider: 'embedded' | 'hosted' | 'off';
  speechToText:
    | { kind: 'packaged'; model: 'base' | 'tiny' }
    | { kind: 'endpoint'; url: string; key?: string; model: string; languages: readonly string[] }
    | { kind: 'folder'; folder: string; languages: readonly string[] };
  textToSpeech:
    | { kind: 'packaged' }
    | { kind: 'endpoint'; url: string; key?: string; model: string; voice: string }
    | { kind: 'folder'; folder: string };
  /** Public settings for the hosted service's client in the browser. */
  hosted?: { publicKey: string; baseUrl: string; assistantId?: string; squadId?: string };
  /** Whether the engines load at the start and stay loaded. */
  isWarm: boolean;
  /** Maximum number of simultaneous calls on this server. */
  maxCalls: number;
}

const packagedModels = ['base', 'tiny'] as const;
const folderPath = () => parsed('a folder', (value) => resolve(value));
const apiUrl = () => address("an address like 'https://api.openai.com/v1', without a query");

/** Simultaneous calls per core, measured with `bench/voice.ts`. */
const callsPerCore = 4;

const settings = z.object({
  VOICE: choice(['embedded', 'hosted', 'off'], "'embedded', 'hosted' or 'off'"),
  VOICE_WARM: toggle(),
  VOICE_CALLS_MAX: integer('a number of calls from 1 to 1000', 1, 1_000),
  VOICE_STT_URL: apiUrl(),
  VOICE_STT_KEY: secretKey(),
  VOICE_STT_MODEL: name(),
  VOICE_STT_MODEL_DIR: folderPath(),
  VOICE_LANGUAGES: parsed("language tags like 'en, ar'", (value) => {
    const tags = value.split(',').map((tag) => tag.trim());
    return tags.every((tag) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) ? tags : undefined;
  }),
  VOICE_TTS_URL: apiUrl(),
  VOICE_TTS_KEY: secretKey(),
  VOICE_TTS_MODEL: name(),
  VOICE_TTS_VOICE: name(),
  VOICE_TTS_MODEL_DIR: folderPath(),
  VAPI_PUBLIC_KEY: secretKey(),
  VAPI_ASSISTANT_ID: name(),
  VAPI_SQUAD_ID: name(),
  VAPI_BASE_URL: address("an address like 'https://api.vapi.ai', without a query"),
});

type Values = z.output<typeof settings>;

export const voiceSettings = z.pipe(
  withRules(settings, (values) => [
    ...speechToTextRules(values),
    ...textToSpeechRules(values),
    ...hostedRules(values),
  ]),
  z.transform((values): VoiceSettings => {
    const hosted = hostedOf(values);
    return {
      provider: values.VOICE ?? (hosted ? 'hosted' : 'embedded'),
      speechToText: speechToTextOf(values),
      textToSpeech: textToSpeechOf(values),
      ...(hosted && { hosted }),
      isWarm: values.VOICE_WARM ?? false,
      maxCalls: values.VOICE_CALLS_MAX ?? callsPerCore * availableParallelism(),
    };
  }),
);

function speechToTextRules({
  VOICE_STT_URL: url,
  VOICE_STT_MODEL_DIR: folder,
  VOICE_STT_KEY: key,
  VOICE_STT_MODEL: model,
  VOICE_LANGUAGES: languages,
}: Values) {
  const isPackaged = url === undefined && folder === undefined;
  return [
    url !== undefined &&
      folder !== undefined &&
      'VOICE_STT_URL and VOICE_STT_MODEL_DIR cannot be used together.',
    key !== undefined && url === undefined && 'VOICE_STT_KEY must come with VOICE_STT_URL.',
    languages !== undefined &&
      isPackaged &&
      'VOICE_LANGUAGES must come with VOICE_STT_URL or VOICE_STT_MODEL_DIR: the included models understand English only.',
    model !== undefined && isPackaged && !packagedModel(model) && "VOICE_STT_MODEL must be 'base' or 'tiny'.",
  ];
}

function speechToTextOf(values: Values): VoiceSettings['speechToText'] {
  const {
    VOICE_STT_URL: url,
    VOICE_STT_KEY: key,
    VOICE_STT_MODEL: model,
    VOICE_STT_MODEL_DIR: folder,
  } = values;
  const languages = values.VOICE_LANGUAGES ?? ['en'];
  if (url) return { kind: 'endpoint', url, ...(key && { key }), model: model ?? 'whisper-1', languages };
  if (folder) return { kind: 'folder', folder, languages };
  return { kind: 'packaged', model: packagedModel(model ?? 'base') ?? 'base' };
}

function packagedModel(value: string) {
  return packagedModels.find((known) => known === value.toLowerCase());
}

function textToSpeechRules(values: Values) {
  if (values.VOICE_TTS_URL !== undefined) {
    return [
      values.VOICE_TTS_MODEL_DIR !== undefined &&
        'VOICE_TTS_URL and VOICE_TTS_MODEL_DIR cannot be used together.',
    ];
  }
  return [requires(['VOICE_TTS_KEY', 'VOICE_TTS_MODEL', 'VOICE_TTS_VOICE'], values, 'VOICE_TTS_URL')];
}

function textToSpeechOf(values: Values): VoiceSettings['textToSpeech'] {
  const { VOICE_TTS_URL: url, VOICE_TTS_KEY: key, VOICE_TTS_MODEL_DIR: folder } = values;
  const { VOICE_TTS_MODEL: model = 'tts-1', VOICE_TTS_VOICE: voice = 'alloy' } = values;
  if (url) return { kind: 'endpoint', url, ...(key && { key }), model, voice };
  return folder ? { kind: 'folder', folder } : { kind: 'packaged' };
}

function hostedRules(values: Values) {
  if (values.VAPI_PUBLIC_KEY === undefined) {
    return [
      requires(['VAPI_ASSISTANT_ID', 'VAPI_SQUAD_ID', 'VAPI_BASE_URL'], values, 'VAPI_PUBLIC_KEY'),
      values.VOICE === 'hosted' && 'VAPI_PUBLIC_KEY must be given with VOICE=hosted.',
    ];
  }
  return [
    values.VAPI_ASSISTANT_ID === undefined &&
      values.VAPI_SQUAD_ID === undefined &&
      'VAPI_ASSISTANT_ID or VAPI_SQUAD_ID must come with VAPI_PUBLIC_KEY.',
  ];
}

function hostedOf(values: Values): VoiceSettings['hosted'] {
  const { VAPI_PUBLIC_KEY: publicKey, VAPI_ASSISTANT_ID: assistantId, VAPI_SQUAD_ID: squadId } = values;
  if (!publicKey) return undefined;
  return {
    publicKey,
    baseUrl: values.VAPI_BASE_URL ?? 'https://api.vapi.ai',
    ...(assistantId && { assistantId }),
    ...(squadId && { squadId }),
  };
}
