import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { voiceSampleRate } from '#contract/voice.ts';
import { testSpeechToText } from '../speech-to-text.suite.ts';
import { soundOf, testTextToSpeech } from '../text-to-speech.suite.ts';
import { waveHeadOf, waveOf } from '../wave.ts';
import { endpointSpeechToText } from './endpoint-speech-to-text.ts';
import { endpointTextToSpeech } from './endpoint-text-to-speech.ts';

/** A server with OpenAI's API. */
let server: Server;
let url: string;
const asked: { path: string; authorization: string | undefined; body: string }[] = [];
let answerInstead:
  | { status: number; body: string | Uint8Array; headers?: Record<string, string> }
  | undefined;
const rate = 24_000;

beforeAll(async () => {
  server = createServer(async (request, answer) => {
    const body = await buffer(request);
    asked.push({
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: body.toString('latin1'),
    });
    if (answerInstead) {
      return answer.writeHead(answerInstead.status, answerInstead.headers).end(answerInstead.body);
    }
    if (request.url === '/v1/audio/transcriptions') {
      return answer
        .setHeader('content-type', 'application/json')
        .end('{"text":" The corporate tax is due. "}');
    }
    const { input } = JSON.parse(body.toString());
    const sound = new Int16Array(rate * input.split(' ').length * 0.3).fill(3_000);
    const file = waveOf(sound, rate);
    // In arbitrary chunks and, as in a stream, without a length.
    new DataView(file.buffer).setUint32(40, 0xffff_ffff, true);
    for (let at = 0; at < file.length; at += 10_007) answer.write(file.subarray(at, at + 10_007));
    answer.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => server.close());

const said = new Int16Array(voiceSampleRate).fill(2_000);
const listening = () => endpointSpeechToText({ url, key: 'stt-key', model: 'whisper-1' }, ['en']);
const speaking = () => endpointTextToSpeech({ url, key: 'tts-key', model: 'tts-1', voice: 'alloy' });
const signal = () => new AbortController().signal;

describe('speech recognition by an endpoint', () => {
  testSpeechToText(() => ({ engine: listening(), said }));

  test('it sends the audio as a WAV file, with its key, model and language', async () => {
    await listening().transcribe(said, signal());
    const { path, authorization, body } = asked.at(-1) ?? { body: '' };
    expect(path).toBe('/v1/audio/transcriptions');
    expect(authorization).toBe('Bearer stt-key');
    expect(body).toMatch(/name="model"\r\n\r\nwhisper-1\r\n/);
    expect(body).toMatch(/name="language"\r\n\r\nen\r\n/);
    const file = Buffer.from(body.slice(body.indexOf('RIFF')), 'latin1');
    expect(waveHeadOf(file)).toMatchObject({ rate: voiceSampleRate, channels: 1, bits: 16, isPcm: true });
  });

  test('with several languages it names none', async () => {
    await endpointSpeechToText({ url, model: 'whisper-1' }, ['en', 'ar']).transcribe(said, signal());
    expect(asked.at(-1)?.body).not.toContain('name="language"');
    expect(asked.at(-1)?.authorization).toBeUndefined();
  });

  test.each([
    [{ status: 401, body: 'wrong key stt-key' }, /answered 401: wrong key …/],
    [{ status: 200, body: '{"words":[]}' }, /without a text/],
  ])('an answer like %j is a failure that does not tell the key', async (instead, sentence) => {
    answerInstead = instead;
    await expect(listening().transcribe(said, signal())).rejects.toThrow(sentence);
    answerInstead = undefined;
  });
});

test.each([
  ['recognition', () => listening().transcribe(said, signal())],
  ['voice', () => soundOf(speaking(), 'Tax.')],
])('a redirect of the %s is not followed', async (_, ask) => {
  const before = asked.length;
  answerInstead = { status: 307, body: '', headers: { location: `${url}/elsewhere` } };
  await expect(ask()).rejects.toThrow('answered 307');
  answerInstead = undefined;
  expect(asked).toHaveLength(before + 1);
});

describe('speech synthesis by an endpoint', () => {
  testTextToSpeech(speaking);

  test('it sends the sentence with its key, model and voice, and resamples the audio to our rate', async () => {
    const sound = await soundOf(speaking(), 'one two three four');
    expect(asked.at(-1)).toMatchObject({ path: '/v1/audio/speech', authorization: 'Bearer tts-key' });
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toEqual({
      model: 'tts-1',
      voice: 'alloy',
      input: 'one two three four',
      response_format: 'wav',
    });
    expect(sound.length / voiceSampleRate).toBeCloseTo(1.2, 2);
    expect(new Set(sound)).toEqual(new Set([3_000]));
  });

  test.each([
    [{ status: 500, body: 'out of order' }, /answered 500/],
    [{ status: 200, body: 'no sound' }, /no WAV file/],
    [{ status: 200, body: '' }, /no WAV file/],
  ])('an answer like %j is a failure', async (instead, sentence) => {
    answerInstead = instead;
    await expect(soundOf(speaking(), 'Tax.')).rejects.toThrow(sentence);
    answerInstead = undefined;
  });
});
