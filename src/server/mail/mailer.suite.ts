import { describe, expect, test } from 'vitest';
import type { KeptLetter } from './letter-repository.ts';
import type { Mailer } from './mailer.ts';

/** What a test finds of a letter where the mailer has put it; without blank lines at the end of a body. */
interface FoundLetter {
  recipient: string;
  subject: string;
  plainText: string;
  html: string;
}

interface Set {
  mailer: Mailer;
  /** Keeps a letter as features do. */
  keep(letter: Partial<KeptLetter>): Promise<KeptLetter>;
  /** Every copy of a letter that arrived where letters of this mailer are read. */
  find(letter: KeptLetter): Promise<FoundLetter[]>;
}

/** What every mailer keeps to. */
export function mailerSuite(name: string, open: () => Promise<Set>): void {
  describe(name, () => {
    test('a letter can be read where it goes, whole and by nobody else', async () => {
      const { mailer, keep, find } = await open();
      const letter = await keep({
        recipient: 'ana.maria+news@example.com',
        subject:
          'Grüße — “quoted”, 日本語, and a line that is longer than the seventy-eight characters of old',
        plainText: `.\n\n.leading dot\nوصلت\n${'long '.repeat(300)}\nhttps://example.com/app/x?token=a-b_c&d=e=f\n`,
        html: '<!doctype html><html lang="en"><body><p>Grüße = “quoted” &amp; 日本語</p></body></html>\n',
      });
      await mailer.deliver(letter);

      expect(await find(letter)).toEqual([
        {
          recipient: letter.recipient,
          subject: letter.subject,
          plainText: letter.plainText?.trimEnd(),
          html: letter.html?.trimEnd(),
        },
      ]);
    });

    test('says whether somebody took the letter', async () => {
      const { mailer, keep } = await open();
      expect(await mailer.deliver(await keep({}))).toBe(mailer.hasServer ? 'sent' : 'kept');
    });

    test('a subject stays a subject', async () => {
      const { mailer, keep, find } = await open();
      const letter = await keep({ subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nbody' });
      await mailer.deliver(letter);

      const [found, ...others] = await find(letter);
      expect(others).toEqual([]);
      expect(found).toMatchObject({ recipient: letter.recipient, plainText: letter.plainText?.trimEnd() });
    });

    test('tells in a sentence what is used and whether it works', async () => {
      const { mailer } = await open();
      const { ok, sentence } = await mailer.check();
      expect(ok).toBe(mailer.hasServer);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(mailer.description).not.toBe('');
    });
  });
}
