import { voiceSampleRate } from '#contract/voice.ts';
import { resampler, samplesIn } from '../sound.ts';
import type { TextToSpeech } from '../text-to-speech.ts';
import { type WaveHead, waveHeadOf } from '../wave.ts';
import { askEndpoint, type EngineEndpoint } from './endpoint.ts';

/** Speech synthesis by `POST /audio/speech`. Streams the audio. */
export function endpointTextToSpeech(endpoint: EngineEndpoint & { voice: string }): TextToSpeech {
  const { model, voice } = endpoint;
  return {
    description: `${voice} of ${model} at ${new URL(endpoint.url).host}`,
    async *speak(sentence, signal) {
      const request = JSON.stringify({ model, voice, input: sentence, response_format: 'wav' });
      const answer = await askEndpoint(endpoint, '/audio/speech', request, signal);
      if (!answer.body) throw new Error('The speech endpoint answered without sound.');
      yield* samplesOfWave(answer.body);
    },
  };
}

/** Samples at `voiceSampleRate` from a WAV file in chunks of any size. */
async function* samplesOfWave(body: AsyncIterable<Uint8Array>): AsyncGenerator<Int16Array, void> {
  let head: WaveHead | undefined;
  let resample: ReturnType<typeof resampler> | undefined;
  let rest: Uint8Array = new Uint8Array();
  for await (const piece of body) {
    const bytes = new Uint8Array(rest.length + piece.length);
    bytes.set(rest);
    bytes.set(piece, rest.length);
    rest = bytes;
    if (!head || !resample) {
      head = waveHeadOf(bytes);
      if (!head) continue;
      if (!head.isPcm || head.bits !== 16 || head.channels !== 1)
        throw new Error('The speech endpoint answered with sound other than 16-bit mono.');
      resample = resampler(head.rate, voiceSampleRate);
      rest = bytes.subarray(head.dataAt);
    }
    const whole = rest.length - (rest.length % 2);
    if (whole > 0) yield resample(samplesIn(rest.subarray(0, whole)));
    rest = rest.slice(whole);
  }
  if (!head) throw new Error('The speech endpoint answered with no WAV file.');
}
