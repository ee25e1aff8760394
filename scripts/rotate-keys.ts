import { readConfig, readEnvironment } from '#server/configuration/config.ts';
import { openServices } from '#server/open-services.ts';
import { rotateKeys } from '#server/papers/rotate-keys.ts';

/*
 * Gives each company a new key and seals its papers and sensitive answers with it; the server may be running. After a change of
 * AUTH_SECRET, FORMER_AUTH_SECRET is the one until then.
 */

const environment = readEnvironment({ LOG_LEVEL: 'error', LOG_FORMAT: 'text' });
const { FORMER_AUTH_SECRET: formerSecret, ...settings } = environment;
const config = readConfig(settings);
const services = await openServices(config);
try {
  let companies = 0;
  let files = 0;
  const note = (_companyId: string, sealed: number) => {
    companies += 1;
    files += sealed;
  };
  await rotateKeys(services, note, formerSecret);
  console.log(`${companies} companies have new keys; ${files} files were encrypted again.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await services.close();
}
