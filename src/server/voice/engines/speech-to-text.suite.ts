import { expect, test } from 'vitest';
import type { SpeechToText } from './speech-to-text.ts';

/** The contract of every speech recognition. @param said audio that contains 'corporate tax' */
export function testSpeechToText(open: () => { engine: SpeechToText; said: Int16Array }): void {
  test('it transcribes speech', async () => {
    const { engine, said } = open();
    expect(await engine.transcribe(said, new AbortController().signal)).toMatch(/corporate tax/i);
  });

  test('it does not start if already aborted', async () => {
    const { engine, said } = open();
    await expect(engine.transcribe(said, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });

  test('it stops when aborted', async () => {
    const { engine, said } = open();
    const controller = new AbortController();
    const under = engine.transcribe(said, controller.signal);
    controller.abort(new Error('gone on'));
    await expect(under).rejects.toThrow('gone on');
  });

  test('it can preview unfinished speech, or reports that it is busy', async () => {
    const { engine, said } = open();
    const text = await engine.preview?.(said, new AbortController().signal);
    expect(text ?? 'corporate tax').toMatch(/corporate tax/i);
  });

  test('it names itself', () => {
    const { engine } = open();
    expect(engine.description).not.toBe('');
    expect(engine.languages).toContain('en');
  });
}
