import './platform/quicken-start.ts';
import { readConfig, readEnvironment } from './configuration/config.ts';
import { onShutdown } from './platform/shutdown.ts';

/**
 * How long requests under way may take to finish once the server is told to stop, in ms. Docker kills what
 * has not stopped after 10 s, and the database has to be closed before.
 */
const timeoutMs = 7_000;
/** How long after it listens the server begins with jobs, in ms: the first page comes first. */
const jobsDelay = 1_000;

try {
  const forPeople = process.argv.includes('--readable-log');
  const config = readConfig(readEnvironment({ LOG_FORMAT: forPeople ? 'text' : 'json' }));

  // Loaded here, as what a file imports at its top is loaded before its first line runs.
  const [{ openServices }, { createApp }, { listen }] = await Promise.all([
    import('./open-services.ts'),
    import('./app.ts'),
    import('./platform/http-server.ts'),
  ]);
  const services = await openServices(config);
  const { fetch } = createApp(services);
  const server = await listen({
    ...config,
    fetch,
    shutdownSignal: services.shutdownSignal,
    upgrades: services.voice,
  }).catch(async (error) => {
    await services.close();
    throw error;
  });

  services.log.info(`Landfall runs at ${config.publicUrl}/app`);
  for (const line of services.describe()) services.log.info(`  ${line}`);

  const jobs = setTimeout(services.jobs.begin, jobsDelay);

  onShutdown(async () => {
    clearTimeout(jobs);
    services.log.info('Stopping: no new requests are taken.');
    services.live.endAll();
    await server.close(timeoutMs);
    await services.close();
    services.log.info('Stopped.');
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
