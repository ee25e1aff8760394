import { expect } from 'vitest';
import { apiBase } from '#contract/operation.ts';
import type { PaperListView, PaperView, UploadView } from '#contract/papers.ts';
import type { Role } from '#domain/team/permissions.ts';
import { openLog } from '../../platform/log.ts';
import { aCompany, aPerson, type TestPerson } from '../../platform/testing/builders.ts';
import { startTestApp } from '../../platform/testing/test-app.ts';
import { aPhoto } from './upload-paper.ts';

interface Sent {
  kind?: string;
  party?: string | null;
  paper?: string | null;
  name?: string;
}

/** A server with a founder's company, and what people do with its papers. */
export async function startVault() {
  let lines = '';
  const log = openLog({ level: 'debug', format: 'json', write: (line) => (lines += line) });
  const app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { log } });
  app.services.jobs.begin();
  const founder = await aPerson(app, { fullName: 'Ana Founder' });
  const companyId = (await aCompany(founder)).id;
  const photo = await aPhoto(900, 700);

  async function begin(person: TestPerson, size: number, sent: Sent = {}, id = companyId) {
    const body = { kind: 'business-plan', party: null, paper: null, name: 'plan.jpg', size, ...sent };
    return person.call('POST', `/companies/${id}/uploads`, { body });
  }

  async function sendPiece(
    person: TestPerson,
    upload: string,
    offset: number,
    bytes: Uint8Array,
    id = companyId,
  ) {
    const answer = await app.fetch(`${apiBase}/companies/${id}/uploads/${upload}/bytes/${offset}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${app.anonymousKey}`,
        cookie: person.cookie,
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes),
    });
    return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) };
  }

  /** Uploads a whole file in pieces. */
  async function upload(person: TestPerson, content: Uint8Array, sent: Sent = {}, pieceBytes = 400_000) {
    const { status, body } = await begin(person, content.byteLength, sent);
    if (status !== 201) throw new Error(`beginning an upload answered ${status}: ${JSON.stringify(body)}`);
    const { id } = body.upload as UploadView;
    let answer = await sendPiece(person, id, 0, content.subarray(0, pieceBytes));
    for (let at = pieceBytes; at < content.byteLength; at += pieceBytes) {
      answer = await sendPiece(person, id, at, content.subarray(at, at + pieceBytes));
    }
    return answer;
  }

  async function listed(person = founder, id = companyId): Promise<PaperListView> {
    return (await person.call('GET', `/companies/${id}/papers`)).body.list;
  }

  /** The paper once the machine has looked at it. */
  async function checked(paperId: string, person = founder): Promise<PaperView> {
    return expect
      .poll(async () => (await listed(person)).papers.find(({ id }) => id === paperId)?.versions[0]?.state, {
        timeout: 60_000,
      })
      .not.toBe('checking')
      .then(async () => (await listed(person)).papers.find(({ id }) => id === paperId) as PaperView);
  }

  async function aPaper(person = founder, sent: Sent = {}): Promise<PaperView> {
    const { body } = await upload(person, photo, sent);
    return checked(body.paper.id, person);
  }

  /** Somebody else in the founder's company. */
  async function inTheRole(role: Role): Promise<TestPerson> {
    const person = await aPerson(app);
    await app.query("insert into members (company_id, user_id, role, status) values ($1, $2, $3, 'active')", [
      companyId,
      person.id,
      role,
    ]);
    return person;
  }

  const pathOf = (paper: PaperView, rest = '') =>
    `/companies/${companyId}/papers/${paper.id}/versions/${paper.versions[0]?.number}${rest}`;

  const fetchAs = (person: TestPerson, path: string) =>
    app.fetch(apiBase + path, {
      headers: { authorization: `Bearer ${app.anonymousKey}`, cookie: person.cookie },
    });

  /** All that the store holds. */
  async function stored(folder: 'papers' | 'uploads'): Promise<{ key: string; content: Buffer }[]> {
    const files = await app.services.files.list(folder);
    return Promise.all(
      files.map(async ({ key }) => ({
        key,
        content: Buffer.from((await app.services.files.read(key)) ?? []),
      })),
    );
  }

  /** What the server has logged so far. */
  const logged = () => lines;

  return {
    app,
    founder,
    companyId,
    photo,
    begin,
    sendPiece,
    upload,
    listed,
    checked,
    aPaper,
    inTheRole,
    pathOf,
    fetchAs,
    stored,
    logged,
    close: app.close,
  };
}
