import { createApp } from './app.ts';
import { readConfig, readEnvironment } from './platform/config.ts';
import { listen } from './platform/http-server.ts';
import { onShutdown } from './platform/shutdown.ts';
import { openServices } from './services.ts';

/** How long requests under way may take to finish once the server is told to stop, in ms. */
const patience = 10_000;

try {
  const forPeople = process.argv.includes('--readable-log');
  const config = readConfig(readEnvironment({ LOG_FORMAT: forPeople ? 'text' : 'json' }));
  const services = await openServices(config);
  const server = await listen({ fetch: createApp(services).fetch, ...config }).catch(async (error) => {
    await services.close();
    throw error;
  });

  services.log.info(`Landfall runs at ${config.publicUrl}/app`);
  for (const line of services.describe()) services.log.info(`  ${line}`);

  onShutdown(async () => {
    services.log.info('Stopping: no new requests are taken.');
    await server.close(patience);
    await services.close();
    services.log.info('Stopped.');
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
