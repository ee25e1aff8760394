import type { VoiceSettings } from '../configuration/voice-settings.ts';
import { outgoingFetch } from '../platform/outgoing-fetch.ts';
import type { PartCheck } from '../platform/part-check.ts';
import type { Engines } from './engines/open-engines.ts';
import { type WhyOff, whyOffText } from './why-off.ts';

/** The phrase that the engines synthesize and transcribe. */
const spokenTest = 'How long does a visa take?';

/** Timeout in ms, including loading the local engines. */
const timeoutMs = 9_000;

/** Whether the engines can speak and understand their own speech. */
export async function checkEngines(engines: Engines): Promise<PartCheck> {
  const release = engines.hold();
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    await engines.ready();
    const pieces: Int16Array[] = [];
    for await (const piece of engines.textToSpeech.speak(spokenTest, signal)) pieces.push(piece);
    const heard = await engines.speechToText.transcribe(joined(pieces), signal);
    const { speechToText, textToSpeech } = engines;
    return heard.trim() === ''
      ? {
          ok: false,
          sentence: `${textToSpeech.description} speaks, but ${speechToText.description} hears nothing. Please check the settings that begin with VOICE_STT.`,
        }
      : {
          ok: true,
          sentence: `${textToSpeech.description} speaks, and ${speechToText.description} understands.`,
        };
  } catch {
    const problem = engines.problem();
    return {
      ok: false,
      sentence: problem
        ? whyOffText(problem)
        : 'The speech engines do not answer. Please look at the server’s log, and at the settings that begin with VOICE.',
    };
  } finally {
    release();
  }
}

function joined(pieces: readonly Int16Array[]): Int16Array {
  const sound = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    sound.set(piece, at);
    at += piece.length;
  }
  return sound;
}

/** Calls that are off are in order only where the operator turned them off. */
export function checkOff(whyOff: WhyOff): PartCheck {
  if (whyOff === 'off') return { ok: true, sentence: 'Voice calls are turned off by VOICE=off.' };
  const reason = whyOffText(whyOff);
  return {
    ok: false,
    sentence: `${reason} Please install Landfall’s optional packages, or set VOICE=off.`,
  };
}

/** Whether the hosted service is reachable. Its key only works in browsers, so a call cannot be tried. */
export async function checkHosted({ hosted }: VoiceSettings): Promise<PartCheck> {
  const { host } = new URL(hosted?.baseUrl ?? 'http://localhost');
  try {
    await outgoingFetch(hosted?.baseUrl ?? '', { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) });
    return { ok: true, sentence: `The hosted service at ${host} answers.` };
  } catch {
    return {
      ok: false,
      sentence: `The hosted service at ${host} does not answer. Please check the network and VAPI_BASE_URL.`,
    };
  }
}
