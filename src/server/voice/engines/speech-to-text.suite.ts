import { expect, test } from 'vitest';
import type { SpeechToText } from './speech-to-text.ts';

/** What every speech recognition has to do. @param said sound in which 'corporate tax' is said */
export function testSpeechToText(open: () => { engine: SpeechToText; said: Int16Array }): void {
  test('it writes down what was said', async () => {
    const { engine, said } = open();
    expect(await engine.transcribe(said, new AbortController().signal)).toMatch(/corporate tax/i);
  });

  test('it does not begin what nobody waits for', async () => {
    const { engine, said } = open();
    await expect(engine.transcribe(said, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });

  test('it lets go where nobody waits any more', async () => {
    const { engine, said } = open();
    const controller = new AbortController();
    const under = engine.transcribe(said, controller.signal);
    controller.abort(new Error('gone on'));
    await expect(under).rejects.toThrow('gone on');
  });

  test('it can look at what is still being said, or says that it has no time', async () => {
    const { engine, said } = open();
    const text = await engine.preview?.(said, new AbortController().signal);
    expect(text ?? 'corporate tax').toMatch(/corporate tax/i);
  });

  test('it says what it is', () => {
    const { engine } = open();
    expect(engine.description).not.toBe('');
    expect(engine.languages).toContain('en');
  });
}
