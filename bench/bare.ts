/**
 * The baseline: a minimal server for the same calls on the same tables, with node:http, `pg` and
 * the same password hash. It checks only the session and has no limits, roles, origin checks or
 * contract validation. The difference to our server is what these cost.
 *
 * Environment: PORT, DATABASE_URL.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { hash, verify } from '@node-rs/argon2';
import pg from 'pg';

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  // No tenant isolation here.
  options: '-c landfall.scope=installation',
  max: 16,
});
const thirtyDays = 30 * 24 * 60 * 60 * 1000;

interface Reply {
  status: number;
  body: object;
  cookie?: string;
}

async function register(body: Record<string, string>): Promise<Reply> {
  const hashed = await hash(body.password ?? '', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const id = randomUUID();
  const token = randomBytes(24).toString('base64url');
  await pool.query({
    name: 'register',
    text: `
      with person as (insert into users (id, name, email) values ($1, $2, $3) returning id),
      method as (
        insert into sign_in_methods (user_id, provider_id, account_id, password)
        select id, 'credential', id::text, $4 from person
      )
      insert into sessions (user_id, token, expires_at) select id, $5, $6 from person`,
    values: [id, body.full_name, body.email, hashed, token, new Date(Date.now() + thirtyDays)],
  });
  return {
    status: 201,
    body: { status: 'success', user: { id, email: body.email, fullName: body.full_name } },
    cookie: token,
  };
}

async function login(body: Record<string, string>): Promise<Reply> {
  const { rows } = await pool.query({
    name: 'login',
    text: `
      select u.id, u.name, u.email, m.password from users u
      join sign_in_methods m on m.user_id = u.id and m.provider_id = 'credential' where u.email = $1`,
    values: [body.email],
  });
  const person = rows[0];
  if (!person || !(await verify(person.password, body.password ?? ''))) {
    return { status: 401, body: { status: 'error' } };
  }
  const token = randomBytes(24).toString('base64url');
  await pool.query({
    name: 'open_session',
    text: 'insert into sessions (user_id, token, expires_at) values ($1, $2, $3)',
    values: [person.id, token, new Date(Date.now() + thirtyDays)],
  });
  return {
    status: 200,
    body: { status: 'success', user: { id: person.id, email: person.email, fullName: person.name } },
    cookie: token,
  };
}

async function personOf(incoming: IncomingMessage): Promise<string | undefined> {
  const token = /session=([^;]+)/.exec(incoming.headers.cookie ?? '')?.[1];
  const { rows } = await pool.query({
    name: 'session',
    text: 'select user_id from sessions where token = $1 and expires_at > now()',
    values: [token],
  });
  return rows[0]?.user_id;
}

async function createCompany(userId: string, body: Record<string, unknown>): Promise<Reply> {
  const { rows } = await pool.query({
    name: 'create',
    text: `
      with company as (
        insert into companies (created_by, name, country, company_type, freezone, sub_type, visas, office_type)
        values ($1, $2, $3, $4, $5, $6, $7, $8) returning *
      ), member as (
        insert into members (company_id, user_id, role, status)
        select id, created_by, 'admin', 'active' from company
      )
      select * from company`,
    values: [
      userId,
      body.name,
      body.country,
      body.companyType,
      body.freezone,
      body.subType,
      body.visas,
      body.officeType,
    ],
  });
  return { status: 201, body: { status: 'success', company: rows[0] } };
}

const companiesOf = `
  select c.*, m.role, u.name as incorporator from members m
  join companies c on c.id = m.company_id join users u on u.id = c.created_by
  where m.user_id = $1 and m.status = 'active'`;

async function answer(incoming: IncomingMessage): Promise<Reply> {
  const call = `${incoming.method} ${incoming.url?.replace('/functions/v1', '')}`;
  if (call === 'POST /register') return register(await bodyOf(incoming));
  if (call === 'POST /login') return login(await bodyOf(incoming));
  const userId = await personOf(incoming);
  if (!userId) return { status: 401, body: { status: 'error' } };
  if (call === 'POST /companies') return createCompany(userId, await bodyOf(incoming));
  if (call === 'GET /companies') {
    const { rows } = await pool.query({ name: 'list', text: companiesOf, values: [userId] });
    return { status: 200, body: { status: 'success', companies: rows } };
  }
  const id = call.split('/')[2];
  const { rows } = await pool.query({
    name: 'read',
    text: `${companiesOf} and c.id = $2`,
    values: [userId, id],
  });
  return { status: rows[0] ? 200 : 404, body: { status: 'success', company: rows[0] } };
}

async function bodyOf(incoming: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  incoming.setEncoding('utf8');
  for await (const chunk of incoming) text += chunk;
  return JSON.parse(text);
}

createServer(async (incoming, outgoing) => {
  const reply = await answer(incoming).catch((error: unknown) => {
    console.error(error);
    return { status: 500, body: { status: 'error' } } as Reply;
  });
  outgoing.statusCode = reply.status;
  outgoing.setHeader('content-type', 'application/json');
  if (reply.cookie) outgoing.setHeader('set-cookie', `session=${reply.cookie}; HttpOnly; Path=/`);
  outgoing.end(JSON.stringify(reply.body));
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
