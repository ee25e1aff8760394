import { voiceSampleRate } from '#contract/voice.ts';
import type { SpeechToText } from '../speech-to-text.ts';
import { waveOf } from '../wave.ts';
import { askEndpoint, type EngineEndpoint } from './endpoint.ts';

/** Speech recognition by `POST /audio/transcriptions`. */
export function endpointSpeechToText(endpoint: EngineEndpoint, languages: readonly string[]): SpeechToText {
  return {
    description: `${endpoint.model} at ${new URL(endpoint.url).host}`,
    languages,
    async transcribe(sound, signal) {
      const form = new FormData();
      form.set('model', endpoint.model);
      form.set('response_format', 'json');
      // With several languages, the service detects which one it hears.
      if (languages.length === 1 && languages[0]) form.set('language', languages[0]);
      form.set('file', new Blob([waveOf(sound, voiceSampleRate)], { type: 'audio/wav' }), 'speech.wav');
      const answer = await askEndpoint(endpoint, '/audio/transcriptions', form, signal);
      const body: unknown = await answer.json();
      const text = typeof body === 'object' && body !== null && 'text' in body ? body.text : undefined;
      if (typeof text !== 'string') throw new Error('The transcription endpoint answered without a text.');
      return text.trim();
    },
  };
}
