import { describe, expect, it } from 'vitest';
import { openSeal } from './seal.ts';

const secret = 'an installation’s own secret, of some length';
const seal = openSeal(secret, 'tests');

describe('a seal', () => {
  it('opens what it sealed, and never seals twice alike', () => {
    const once = seal.seal('JBSWY3DPEHPK3PXP', 'ana');
    expect(seal.open(once, 'ana')).toBe('JBSWY3DPEHPK3PXP');
    expect(seal.seal('JBSWY3DPEHPK3PXP', 'ana')).not.toBe(once);
    expect(once).not.toContain('JBSWY3DPEHPK3PXP');
  });

  it.each([
    ['another owner', () => seal.open(seal.seal('text', 'ana'), 'ben')],
    ['another purpose', () => openSeal(secret, 'others').open(seal.seal('text', 'ana'), 'ana')],
    ['another secret', () => openSeal(`${secret}.`, 'tests').open(seal.seal('text', 'ana'), 'ana')],
    [
      'a changed letter',
      () => {
        const bytes = Buffer.from(seal.seal('text', 'ana'), 'base64url');
        bytes[14] = (bytes[14] ?? 0) ^ 1;
        seal.open(bytes.toString('base64url'), 'ana');
      },
    ],
    ['a piece of it', () => seal.open(seal.seal('text', 'ana').slice(0, -4), 'ana')],
    ['nothing', () => seal.open('', 'ana')],
  ])('stays closed for %s', (_, open) => {
    expect(open).toThrow();
  });
});
