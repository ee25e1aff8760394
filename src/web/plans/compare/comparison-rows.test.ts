import { describe, expect, test } from 'vitest';
import { comparisonRows, differs, ownStatements, sharedStatements } from './comparison-rows.ts';
import { amount, aPlan, costs, costsWithoutLicence, says } from './testing/a-plan.ts';

const rowsThatDiffer = (plans: Parameters<typeof differs>[1]) =>
  Object.values(comparisonRows)
    .flat()
    .filter((row) => differs(row, plans));

describe('a row differs', () => {
  test('nowhere between places that say the same', () => {
    expect(rowsThatDiffer([aPlan(), aPlan({ id: 'ae-ifza' }), aPlan({ id: 'ae-difc' })])).toEqual([]);
  });

  test('for another amount, another currency and another number of items to be confirmed', () => {
    const one = aPlan({ firstYear: { total: costs(amount('AED', 100)) } });
    for (const firstYear of [
      { total: costs(amount('AED', 100, 101)) },
      { total: costs(amount('SAR', 100)) },
      { total: costs(amount('AED', 100), amount('USD', 1)) },
      { total: costs(amount('AED', 100)), unconfirmed: 1 },
      { total: costsWithoutLicence(amount('AED', 100)) },
    ]) {
      expect(rowsThatDiffer([one, aPlan({ firstYear })])).toEqual(['year-1', 'year-2', 'year-3']);
    }
  });

  test('for other words, not for other sources or another order', () => {
    const one = aPlan({ facts: { tax: [says('9%'), says('VAT 5%')] } });
    const same = aPlan({ facts: { tax: [says('VAT 5%', 'https://example.org/'), says('9%')] } });
    expect(rowsThatDiffer([one, same])).toEqual([]);
    expect(rowsThatDiffer([one, aPlan({ facts: { tax: [says('9%')] } })])).toEqual(['tax']);
    const open = { unconfirmed: 'The tax' };
    expect(rowsThatDiffer([one, aPlan({ facts: { tax: [open] } })])).toEqual(['tax']);
  });

  test('where one place of several is otherwise', () => {
    const plans = [aPlan(), aPlan(), aPlan({ office: { isPermitted: null } })];
    expect(rowsThatDiffer(plans)).toEqual(['office']);
    const quota = aPlan({ office: { visaQuota: { kind: 'up-to', visas: 3 } } });
    expect(rowsThatDiffer([aPlan(), quota])).toEqual(['quota']);
  });
});

describe('statements of a row', () => {
  const dmcc = aPlan({ facts: { tax: [says('9%', 'https://a.example/'), says('Gold')] } });
  const ifza = aPlan({ facts: { tax: [says('Silver'), says('9%', 'https://b.example/')] } });

  test('that all make are said once, with the sources of all', () => {
    const [shared, ...more] = sharedStatements([dmcc, ifza], 'tax');
    expect(more).toEqual([]);
    const urls = shared && 'text' in shared ? shared.sources.map(({ url }) => url) : [];
    expect(urls).toEqual(['https://a.example/', 'https://b.example/']);
  });

  test('that are left are those of the place alone', () => {
    expect(ownStatements(dmcc, [dmcc, ifza], 'tax')).toEqual([says('Gold')]);
    expect(ownStatements(ifza, [dmcc, ifza], 'tax')).toEqual([says('Silver')]);
    expect(ownStatements(dmcc, [dmcc, ifza, aPlan()], 'tax')).toHaveLength(2);
  });
});
