import { randomUUID } from 'node:crypto';
import type { CompanyView } from '#contract/companies.ts';
import type { FieldMessages } from '#contract/failure.ts';
import { apiBase } from '#contract/operation.ts';

/** An answer with its parsed JSON. */
export interface Answer {
  status: number;
  headers: Headers;
  // A test says what it expects in there.
  // biome-ignore lint/suspicious/noExplicitAny: every call answers differently
  body: any;
}

/** A server for tests, in this process or another. */
interface Server {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  anonymousKey: string;
}

interface Request {
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the API with the given headers. */
export type ApiCall = (method: string, path: string, request?: Request) => Promise<Answer>;

/** A caller with only the public anonymous key. */
export function aVisitor(server: Server): ApiCall {
  return callerWith(server, { authorization: `Bearer ${server.anonymousKey}` });
}

/** Sends `body` as JSON with the given headers and parses the answer. */
export function callerWith(server: Server, standing: Record<string, string>): ApiCall {
  return async (method, path, { body, headers = {} } = {}) => {
    const answer = await server.fetch(apiBase + path, {
      method,
      headers: { ...standing, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type') === 'application/json';
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  };
}

/** A registered person, signed in as in a browser. */
export interface TestPerson {
  id: string;
  email: string;
  password: string;
  fullName: string;
  /** The Cookie header of the session. */
  cookie: string;
  call: ApiCall;
}

interface PersonOptions {
  email?: string;
  password?: string;
  fullName?: string;
}

export async function aPerson(server: Server, options: PersonOptions = {}): Promise<TestPerson> {
  const {
    email = `person-${randomUUID()}@example.com`,
    password = 'quiet harbour at dusk',
    fullName = 'Ana Example',
  } = options;
  const { status, headers, body } = await aVisitor(server)('POST', '/register', {
    body: { full_name: fullName, email, password, phone: '' },
  });
  if (status !== 201) throw new Error(`registering answered ${status}: ${JSON.stringify(body)}`);
  const cookie = cookieOf(headers);
  const standing = { authorization: `Bearer ${server.anonymousKey}`, cookie };
  return { id: body.user.id, email, password, fullName, cookie, call: callerWith(server, standing) };
}

/** The Cookie header for a Set-Cookie header. */
export function cookieOf(headers: Headers): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** The questionnaire's result for a company in DMCC. */
export const dmccCompany = {
  country: 'AE',
  companyType: 'free-zone',
  freezone: 'dmcc',
  subType: 'dmcc',
  visas: 2,
  officeType: 'flexi',
} as const;

/** A company of that person. */
export async function aCompany(person: TestPerson, fields: object = {}): Promise<CompanyView> {
  const { status, body } = await person.call('POST', '/companies', {
    body: { ...dmccCompany, user_id: person.id, ...fields },
  });
  if (status !== 201) throw new Error(`creating a company answered ${status}: ${JSON.stringify(body)}`);
  return body.company;
}

/** A refusal without its message; messages are asserted in one place. */
export function refusal({ status, body }: Answer): { status: number; code: string; fields?: string[] } {
  const fields: FieldMessages | undefined = body.fields;
  return { status, code: body.code, ...(fields && { fields: Object.keys(fields) }) };
}
