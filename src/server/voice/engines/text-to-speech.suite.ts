import { expect, test } from 'vitest';
import { voiceSampleRate } from '#contract/voice.ts';
import { joined } from './sound.ts';
import type { TextToSpeech } from './text-to-speech.ts';

/** The complete audio of a sentence. */
export async function soundOf(engine: TextToSpeech, sentence: string): Promise<Int16Array> {
  const pieces: Int16Array[] = [];
  for await (const piece of engine.speak(sentence, new AbortController().signal)) pieces.push(piece);
  return joined(pieces);
}

/** The contract of every voice. */
export function testTextToSpeech(open: () => TextToSpeech): void {
  test('it produces audio, longer for more words', async () => {
    const short = await soundOf(open(), 'Tax.');
    const long = await soundOf(open(), 'The corporate tax is nine percent of the profit.');
    expect(short.length).toBeGreaterThan(voiceSampleRate / 10);
    expect(long.length).toBeGreaterThan(short.length);
    expect(long.some((sample) => Math.abs(sample) > 1_000)).toBe(true);
  });

  test('it does not start if already aborted', async () => {
    const speaking = open()
      .speak('Tax.', AbortSignal.abort(new Error('gone')))
      [Symbol.asyncIterator]();
    await expect(speaking.next()).rejects.toThrow('gone');
  });

  test('commands and markup are read as plain text', async () => {
    const sound = await soundOf(open(), '-o /tmp/x; $(reboot) <break time="10s"/> "quoted" & more');
    expect(sound.length).toBeGreaterThan(voiceSampleRate / 2);
    expect(sound.length).toBeLessThan(voiceSampleRate * 15);
  });

  test('it names itself', () => {
    expect(open().description).not.toBe('');
  });
}
