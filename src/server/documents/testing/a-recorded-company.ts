import type { PartyView } from '#contract/party-view.ts';
import { aCompany, type TestPerson } from '../../platform/testing/builders.ts';

interface Recorded {
  id: string;
  /** Ids of the company's people by name. */
  parties: Record<string, string>;
}

/** A company whose record is filled in: address, shares, people who hold equal parts, the first of them director. */
export async function aRecordedCompany(
  founder: TestPerson,
  names: readonly string[],
  fields: object = {},
): Promise<Recorded> {
  const { id } = await aCompany(founder, { name: 'Harbour Trading FZ-LLC', ...fields });
  const at = (path: string) => `/companies/${id}${path}`;
  const ask = async (method: string, path: string, body: object) => {
    const answer = await founder.call(method, at(path), { body });
    if (answer.status >= 300) throw new Error(`${path} answered ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await ask('PATCH', '', {
    mailingAddress: 'Office 12, Harbour Street 5, Dubai',
    shares: { total: 100 * names.length, parValue: '10' },
  });
  const parties: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const { people } = await ask('POST', '/parties', {
      kind: 'person',
      name,
      isYou: index === 0,
      birthDate: '1988-04-03',
      nationality: index % 2 ? 'JO' : 'DE',
      residence: 'AE',
      address: `Palm Road ${index + 1}, Dubai`,
    });
    parties[name] = people.parties.find((party: PartyView) => party.name === name).id;
  }
  const ids = Object.values(parties);
  await ask('PUT', '/holdings', {
    on: '2026-01-05',
    lines: ids.map((holder) => ({ holder, amount: '100', nomineeFor: null })),
  });
  await ask('POST', '/offices', { party: ids[0], office: 'manager', from: '2026-01-05' });
  await ask('PUT', '/activities', {
    activities: [{ activity: null, description: 'General trading', licence: 1 }],
  });
  return { id, parties };
}
