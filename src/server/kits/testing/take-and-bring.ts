import type { KitImportView } from '#contract/kits.ts';
import { apiBase } from '#contract/operation.ts';
import type { TestPerson } from '../../platform/testing/builders.ts';

/** A server for tests, in this process or another. */
interface Server {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  anonymousKey: string;
}

const headersOf = (server: Server, person: TestPerson) => ({
  authorization: `Bearer ${server.anonymousKey}`,
  cookie: person.cookie,
});

/** Downloads everything of a company. */
export async function takeKit(
  server: Server,
  person: TestPerson,
  companyId: string,
  asStaff = false,
): Promise<Buffer> {
  const path = `${asStaff ? '/operator' : ''}/companies/${companyId}/kit`;
  const allowed = await person.call('POST', path, { body: { currentPassword: person.password } });
  if (allowed.status !== 200) throw new Error(`a kit was refused: ${JSON.stringify(allowed.body)}`);
  const answer = await server.fetch(allowed.body.address, { headers: headersOf(server, person) });
  if (answer.status !== 200) throw new Error(`a kit was refused: ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Uploads a kit and waits until it has been checked. */
export async function bringKit(
  server: Server,
  person: TestPerson,
  zip: Uint8Array,
  pieceBytes = 100_000,
): Promise<KitImportView> {
  const begun = await person.call('POST', '/kit-imports', { body: { size: zip.byteLength } });
  if (begun.status !== 201) throw new Error(`an import was refused: ${JSON.stringify(begun.body)}`);
  const { id } = begun.body.kit as KitImportView;
  for (let at = 0; at < zip.byteLength; at += pieceBytes) {
    const answer = await server.fetch(`${apiBase}/kit-imports/${id}/bytes/${at}`, {
      method: 'PUT',
      headers: { ...headersOf(server, person), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(zip.subarray(at, at + pieceBytes)),
    });
    if (answer.status !== 200) throw new Error(`a piece was refused: ${await answer.text()}`);
  }
  return settled(person, id, ['uploading', 'checking']);
}

/** Makes a company of a checked kit and waits until it is there. */
export async function importKit(person: TestPerson, id: string, asStaff = false): Promise<KitImportView> {
  const path = asStaff ? `/operator/kit-imports/${id}/client` : `/kit-imports/${id}/company`;
  const answer = await person.call('POST', path);
  if (answer.status !== 200) throw new Error(`an import was refused: ${JSON.stringify(answer.body)}`);
  return settled(person, id, ['ready', 'importing']);
}

async function settled(
  person: TestPerson,
  id: string,
  passing: readonly KitImportView['state'][],
): Promise<KitImportView> {
  const end = Date.now() + 240_000;
  while (Date.now() < end) {
    const { body } = await person.call('GET', `/kit-imports/${id}`);
    const kit = body.kit as KitImportView;
    if (!passing.includes(kit.state)) return kit;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The kit was not ready in time.');
}
