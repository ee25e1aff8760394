import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { type OpenAiServer, startOpenAiServer } from './openai-server.ts';

/** A server whose expert asks a scripted model. */
export async function startModelApp(): Promise<{
  app: TestApp;
  provider: OpenAiServer;
  close(): Promise<void>;
}> {
  const provider = await startOpenAiServer();
  const app = await startTestApp({
    settings: {
      LLM_BASE_URL: provider.url,
      LLM_API_KEY: 'sk-the-providers-secret-key',
      LLM_MODEL: 'scripted',
      LLM_TIMEOUT_MS: '120000',
      VOICE: 'off',
      RATE_LIMIT: 'off',
    },
  });
  // Reads the articles before a model is awaited.
  await app.services.knowledge();
  return {
    app,
    provider,
    async close() {
      await app.close();
      await provider.close();
    },
  };
}
