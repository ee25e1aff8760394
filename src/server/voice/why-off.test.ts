import { expect, test } from 'vitest';
import { aVisitor, refusal } from '../platform/testing/builders.ts';
import { startTestApp } from '../platform/testing/test-app.ts';

const cases: [string, Record<string, string>, string, string][] = [
  [
    'turned off',
    { VOICE: 'off' },
    'Voice calls are turned off here.',
    'off: Voice calls are turned off here.',
  ],
  [
    'without its models',
    { VOICE_STT_MODEL_DIR: '/nowhere' },
    'Voice calls are not set up completely here. The chat answers the same questions.',
    'off: VOICE_STT_MODEL_DIR: there is nothing to read in /nowhere',
  ],
];

test.each(cases)('callers read why voice is off: %s', async (_, settings, reason, description) => {
  const app = await startTestApp({ settings });
  const visitor = aVisitor(app);
  const { status, body } = await visitor('GET', '/voice/settings');
  expect({ status, body }).toMatchObject({ status: 200, body: { provider: 'off', reason } });
  expect(refusal(await visitor('POST', '/voice/calls', { body: { keepTranscript: false } })).status).toBe(
    503,
  );
  // The operator alone reads of folders.
  expect(app.services.voice.description).toContain(description);
  await app.close();
});
