import { anOperator } from '../../operator/testing/an-operator.ts';
import type { TestPerson } from '../../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

/** Two servers with a manager each, between which a company moves. */
export interface TwoInstallations {
  here: TestApp;
  there: TestApp;
  manager: TestPerson;
  otherManager: TestPerson;
  close(): Promise<unknown>;
}

/** Starts both, with their jobs running. */
export async function startTwoInstallations(): Promise<TwoInstallations> {
  const start = () => startTestApp({ settings: { RATE_LIMIT: 'off' } });
  const [here, there] = await Promise.all([start(), start()]);
  for (const app of [here, there]) app.services.jobs.begin();
  return {
    here,
    there,
    manager: await anOperator(here),
    otherManager: await anOperator(there, 'Otto Other'),
    close: () => Promise.all([here.close(), there.close()]),
  };
}
