import type { NewFigure } from '#contract/prices.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { anOperator } from '../../operator/testing/an-operator.ts';
import type { Answer, TestPerson } from '../../platform/testing/builders.ts';
import { startTestApp } from '../../platform/testing/test-app.ts';

/** The server's day. */
export const today = plainDate(new Date().toISOString().slice(0, 10));
/** A line of the catalogue that nobody publishes a figure for. */
export const unpublished = 'ae-jafza/licence';
export const published = 'ae-dmcc/registration';

export const figure: NewFigure = {
  low: 900_000,
  high: 900_000,
  currency: 'AED',
  sourceTitle: 'JAFZA: tariff of 2026',
  sourceUrl: 'https://www.jafza.ae/tariff-2026',
  seenOn: today,
  from: today,
  note: 'By telephone with Mr Said, too.',
};

/** A server with two operators who enter prices, and what they do. */
export async function startPriceDesk() {
  const app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  const olga = await anOperator(app);
  const omar = await anOperator(app, 'Omar Operator');

  const read = async (line: string) => (await olga.call('GET', `/operator/prices/${line}`)).body;

  async function draft(
    line: string,
    changes: Partial<NewFigure> = {},
    { by = olga, version, key }: { by?: TestPerson; version?: number; key?: string } = {},
  ): Promise<Answer> {
    const tag = version ?? (await read(line)).line.version;
    return by.call('POST', `/operator/prices/${line}`, {
      body: { ...figure, ...changes },
      headers: { 'if-match': `"${tag}"`, ...(key && { 'idempotency-key': key }) },
    });
  }

  async function approve(line: string, by = olga): Promise<Answer> {
    const { version } = (await read(line)).line;
    return by.call('POST', `/operator/prices/${line}/approval`, { headers: { 'if-match': `"${version}"` } });
  }

  /** Saves a draft and approves it. */
  async function confirm(line: string, changes: Partial<NewFigure> = {}, by = olga): Promise<Answer> {
    const saved = await draft(line, changes, { by });
    return saved.status === 200 ? approve(line, by) : saved;
  }

  async function draftWithdrawal(line: string, reason: string): Promise<Answer> {
    const { version } = (await read(line)).line;
    return olga.call('POST', `/operator/prices/${line}/withdrawal`, {
      body: { from: today, reason },
      headers: { 'if-match': `"${version}"` },
    });
  }

  async function withdraw(line: string, reason = 'It was meant for another company.'): Promise<Answer> {
    const saved = await draftWithdrawal(line, reason);
    return saved.status === 200 ? approve(line) : saved;
  }

  /** What the plan says of a line of its place, in one server. */
  async function planned(line: string, server = app) {
    const [place, fee] = line.split('/');
    const { plan } = await (await server.fetch(`/functions/v1/plans/${place}/2/flexi`)).json();
    const [first] = plan.years;
    return {
      line: first.lines.find(({ id }: { id: string }) => id === fee),
      year: first,
      version: plan.catalogueVersion,
    };
  }

  /** The newest entry of the audit log about prices. */
  async function logged() {
    const { rows } = await app.query(
      "select action, subject, actor_name, details from audit_entries where action like 'price-%' order by at desc, id limit 1",
    );
    return rows[0];
  }

  /** Takes back what a test confirmed or drafted for the two lines. */
  async function clear(): Promise<void> {
    for (const line of [unpublished, published]) {
      const { draft: waiting, figure: holding } = (await read(line)).line;
      if (waiting) await olga.call('DELETE', `/operator/prices/${line}/draft`);
      if (holding) await withdraw(line);
    }
  }

  return {
    app,
    olga,
    omar,
    read,
    draft,
    approve,
    confirm,
    withdraw,
    planned,
    logged,
    clear,
    close: app.close,
  };
}
