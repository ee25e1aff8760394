import { type CompanyView, createCompany } from '#contract/companies.ts';
import type { InputOf } from '#contract/operation.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { CompanyData } from '#domain/onboarding/onboarding-data.ts';
import { call } from './call.ts';
import { newIdempotencyKey } from './idempotency-keys.ts';
import { storedOnboarding } from './stored-onboarding.ts';
import { storedValue, useStoredValue } from './stored-value.ts';

type CompanyRequest = InputOf<typeof createCompany>;

/**
 * The request as it was last sent and the key it was sent with. It outlives a reload, so that asking
 * again, after an answer was lost, cannot make a second company.
 */
const lastRequest = storedValue<{ body: string; key: string }>('companyRequest', (stored) => {
  const { body, key } = JSON.parse(stored);
  return typeof body === 'string' && typeof key === 'string' ? { body, key } : undefined;
});

/** The stored answers that still wait for their company, for the page that offers to create it. */
export function useWaitingCompany(): CompanyData | undefined {
  return useStoredValue(storedOnboarding, undefined)?.requirements?.companyData;
}

/**
 * Creates the company that the person described in the questionnaire. The answers are deleted once it exists, and
 * kept for another try if it could not be created.
 *
 * @throws CallFailure when it could not be created
 */
export async function createFirstCompany(person: Person, company: CompanyData): Promise<CompanyView> {
  const input: CompanyRequest = { ...company, user_id: person.id };
  const created = await call(createCompany, {
    input,
    idempotencyKey: idempotencyKeyFor(JSON.stringify(input)),
  });
  storedOnboarding.clear();
  lastRequest.clear();
  return created.company;
}

/** The same request keeps its key; other answers or another person ask for something new. */
function idempotencyKeyFor(body: string): string {
  const last = lastRequest.read();
  if (last?.body === body) return last.key;
  const key = newIdempotencyKey();
  lastRequest.write({ body, key });
  return key;
}
