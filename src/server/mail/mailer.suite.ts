import { describe, expect, test } from 'vitest';
import type { StoredEmail } from './email-repository.ts';
import type { Mailer } from './mailer.ts';

/** An email as found where the mailer put it, without blank lines at the end of a body. */
interface FoundEmail {
  recipient: string;
  subject: string;
  plainText: string;
  html: string;
}

interface Set {
  mailer: Mailer;
  /** Stores an email as features do. */
  keep(email: Partial<StoredEmail>): Promise<StoredEmail>;
  /** Every copy of an email that arrived for this mailer. */
  find(email: StoredEmail): Promise<FoundEmail[]>;
}

/** The contract of every mailer. */
export function mailerSuite(name: string, open: () => Promise<Set>): void {
  describe(name, () => {
    test('an email arrives complete, and only there', async () => {
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

    test('reports whether the email was accepted', async () => {
      const { mailer, keep } = await open();
      expect(await mailer.deliver(await keep({}))).toBe(mailer.hasServer ? 'sent' : 'kept');
    });

    test('a subject cannot inject headers', async () => {
      const { mailer, keep, find } = await open();
      const email = await keep({ subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nbody' });
      await mailer.deliver(email);

      const [found, ...others] = await find(email);
      expect(others).toEqual([]);
      expect(found).toMatchObject({ recipient: email.recipient, plainText: email.plainText?.trimEnd() });
    });

    test('describes itself and whether it works in a sentence', async () => {
      const { mailer } = await open();
      const { ok, sentence } = await mailer.check();
      expect(ok).toBe(mailer.hasServer);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(mailer.description).not.toBe('');
    });
  });
}
