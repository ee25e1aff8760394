import type { Page } from '@playwright/test';

/** Calls the API as the person of the page, `{id}` in a path being their first company. */
export const companyApi = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, address, sent]) => {
      const { companies } = await (await fetch('/functions/v1/companies')).json();
      const url = `/functions/v1${(address ?? '').replace('{id}', companies[0]?.id)}`;
      const headers = sent ? { 'content-type': 'application/json' } : undefined;
      const answer = await fetch(url, {
        method: verb ?? 'GET',
        ...(headers && { headers }),
        ...(sent && { body: sent }),
      });
      return answer.json();
    },
    [method, path, body && JSON.stringify(body)] as const,
  );
