import * as z from 'zod/mini';
import { offices, partyKinds, sensitiveFields } from '#domain/parties/party.ts';
import { type KitSection, rowsOf } from '../kits/index.ts';
import { parties } from '../tenancy/tables.ts';
import { holdings, officesHeld, shareClasses } from './tables.ts';

const tables = {
  parties: rowsOf(parties, {
    name: 'parties',
    key: ['id'],
    orderBy: ['createdAt', 'name', 'id'],
    people: ['userId'],
    fields: { kind: z.enum(partyKinds), answered: z.array(z.enum(sensitiveFields)) },
  }),
  classes: rowsOf(shareClasses, { name: 'share-classes', key: ['id'], orderBy: ['createdAt', 'name', 'id'] }),
  holdings: rowsOf(holdings, {
    name: 'holdings',
    key: ['recordedAt', 'onDay', 'holder', 'ofParty', 'shareClass', 'nomineeFor', 'amount'],
    orderBy: ['position'],
    leaveOut: ['position'],
    people: ['recordedBy'],
    mayBeIds: ['shareClass'],
    fields: { amount: z.string().check(z.regex(/^-?\d{1,40}(\/\d{1,40})?$/)) },
  }),
  offices: rowsOf(officesHeld, {
    name: 'offices',
    key: ['id'],
    orderBy: ['fromDay', 'recordedAt', 'id'],
    people: ['recordedBy'],
    fields: { office: z.enum(offices) },
  }),
};

type Row = Record<string, unknown>;
type Data = Record<keyof typeof tables, Row[]>;

/**
 * A company's people, what they hold and what they are. Sensitive answers stay with those who gave them: only that
 * there are some is said, and they are asked for again elsewhere.
 */
export const partiesSection: KitSection = {
  name: 'parties',
  action: 'read-party-details',
  schema: z.strictObject({
    parties: tables.parties.schema,
    classes: tables.classes.schema,
    holdings: tables.holdings.schema,
    offices: tables.offices.schema,
  }),
  async read(reading) {
    const data: Data = {
      parties: await tables.parties.read(reading),
      classes: await tables.classes.read(reading),
      holdings: await tables.holdings.read(reading),
      offices: await tables.offices.read(reading),
    };
    return { data, files: [] };
  },
  async restore(_preparing, data: Data) {
    return async (writing) => {
      const answered = data.parties.some(
        (party) => Array.isArray(party.answered) && party.answered.length > 0,
      );
      if (answered) writing.warn('sensitive-answers');
      await tables.parties.write(
        writing,
        data.parties.map((party) => ({ ...party, answered: [] })),
      );
      await tables.classes.write(writing, data.classes);
      await tables.holdings.write(writing, data.holdings);
      await tables.offices.write(writing, data.offices);
    };
  },
};
