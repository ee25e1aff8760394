import { describe, expect, test } from 'vitest';
import type { StoredEmail } from './email-repository.ts';
import type { Mailer } from './mailer.ts';

/** What a test finds of an email where the mailer has put it; without blank lines at the end of a body. */
interface FoundEmail {
  recipient: string;
  subject: string;
  plainText: string;
  html: string;
}

interface Set {
  mailer: Mailer;
  /** Keeps an email as features do. */
  keep(email: Partial<StoredEmail>): Promise<StoredEmail>;
  /** Every copy of an email that arrived where emails of this mailer are read. */
  find(email: StoredEmail): Promise<FoundEmail[]>;
}

/** What every mailer keeps to. */
export function mailerSuite(name: string, open: () => Promise<Set>): void {
  describe(name, () => {
    test('an email can be read where it goes, whole and by nobody else', async () => {
      const { mailer, keep, find } = await open();
      const email = await keep({
        recipient: 'ana.maria+news@example.com',
        subject:
          'Grüße — “quoted”, 日本語, and a line that is longer than the seventy-eight characters of old',
        plainText: `.\n\n.leading dot\nوصلت\n${'long '.repeat(300)}\nhttps://example.com/app/x?token=a-b_c&d=e=f\n`,
        html: '<!doctype html><html lang="en"><body><p>Grüße = “quoted” &amp; 日本語</p></body></html>\n',
      });
      await mailer.deliver(email);

      expect(await find(email)).toEqual([
        {
          recipient: email.recipient,
          subject: email.subject,
          plainText: email.plainText?.trimEnd(),
          html: email.html?.trimEnd(),
        },
      ]);
    });

    test('says whether somebody took the email', async () => {
      const { mailer, keep } = await open();
      expect(await mailer.deliver(await keep({}))).toBe(mailer.hasServer ? 'sent' : 'kept');
    });

    test('a subject stays a subject', async () => {
      const { mailer, keep, find } = await open();
      const email = await keep({ subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nbody' });
      await mailer.deliver(email);

      const [found, ...others] = await find(email);
      expect(others).toEqual([]);
      expect(found).toMatchObject({ recipient: email.recipient, plainText: email.plainText?.trimEnd() });
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
