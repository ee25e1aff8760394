import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { published, startPriceDesk, unpublished } from './testing/price-desk.ts';

const run = promisify(execFile);

const { olga, confirm, planned, clear, close } = await startPriceDesk();
afterEach(clear);
afterAll(close);

describe('the patch', () => {
  const fetchPatch = () => olga.call('GET', '/operator/prices.patch');

  test('is empty where the catalogue has every figure', async () => {
    const answer = await fetchPatch();
    expect([answer.status, answer.body]).toEqual([200, '']);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="prices.patch"');
  });

  test('applied to the source, gives the same totals without the figures', async () => {
    await confirm(unpublished, { low: 900_000, high: 1_200_000, sourceTitle: 'The zone’s "tariff"\\n' });
    await confirm(published, { low: 950_000, high: null });
    const patch = (await fetchPatch()).body;

    const copy = await mkdtemp(join(tmpdir(), 'landfall-patch-'));
    await cp('src/domain', join(copy, 'src/domain'), { recursive: true });
    await cp('package.json', join(copy, 'package.json'));
    await writeFile(join(copy, 'prices.patch'), patch);
    await run('git', ['init', '-q'], { cwd: copy });
    await run('git', ['apply', '--whitespace=error', 'prices.patch'], { cwd: copy });
    const script = `
      const { jurisdictionWith } = await import('#domain/catalogue/catalogue.ts');
      const { costsOf } = await import('#domain/plan/costs.ts');
      const requirements = { visas: 2, officeType: 'flexi' };
      const years = (id) => costsOf(jurisdictionWith(id), requirements);
      console.log(JSON.stringify([years('ae-jafza'), years('ae-dmcc')]));`;
    const patched = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: copy });
    const shown = await Promise.all(
      [unpublished, published].map(async (line) => (await planned(line)).year.lines),
    );
    const amounts = (lines: { amount?: unknown }[]) => lines.map(({ amount }) => amount ?? null);
    const years = JSON.parse(patched.stdout) as { lines: { amount?: unknown }[] }[][];
    expect(years.map(([first]) => amounts(first?.lines ?? []))).toEqual(shown.map(amounts));

    // A second patch on top of it is empty for these figures.
    const adopted = await readFile(join(copy, 'src/domain/catalogue/adopted-figures.json'), 'utf8');
    expect(JSON.parse(adopted)).toMatchObject([
      { line: 'registration', isMinimum: true },
      { line: 'licence' },
    ]);
    await rm(copy, { recursive: true });
  });
});
