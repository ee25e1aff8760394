import { afterAll } from 'vitest';
import { expertSuite } from './expert.suite.ts';
import { builtInExpert, modelExpert } from './testing/experts.ts';
import { honest, startOpenAiServer } from './testing/openai-server.ts';

expertSuite('the built-in expert', async () => builtInExpert());

const provider = await startOpenAiServer();
afterAll(provider.close);

expertSuite('the expert with an honest model', async () => {
  provider.says((request, reply) => {
    // Cuts an answer at the limit, as a provider does.
    if (request.body.max_tokens > 100) return honest(request, reply);
    reply.say('A company in DMCC costs something. It depends on the office. And');
    reply.finish('length');
  });
  return modelExpert(provider.url);
});

// Shared: it tries a few times and then skips the model for a while.
const alone = modelExpert('http://127.0.0.1:9');
expertSuite('the expert with a model that cannot be reached', async () => alone);
