import type { Transporter } from 'nodemailer';
import type { Brand } from '../configuration/config.ts';
import type { MailSettings } from '../configuration/mail-settings.ts';
import { isOneAddress } from './email-message.ts';
import type { StoredEmail } from './email-repository.ts';
import { DeliveryProblem, type Mailer } from './mailer.ts';
import { logoId, withLogo } from './render-email.ts';
import { problemOf } from './smtp-problem.ts';

/** Timeouts of a mail server, in ms. */
export interface Timeouts {
  /** Until its greeting. */
  idleMs: number;
  /** To accept an email in total: less than the delivery job's timeout. */
  deliveryMs: number;
  /** Until its greeting during a check. */
  checkMs: number;
}

const defaultTimeouts: Timeouts = { idleMs: 15_000, deliveryMs: 60_000, checkMs: 10_000 };

/** As whom emails are sent, asked for each email. */
export interface SenderNow {
  brand(): Brand;
  /** As PNG; `undefined` where there is none that mail programs can show. */
  logo(): Promise<Uint8Array | undefined>;
}

/** Delivers emails through a mail server. The SMTP library is loaded with the first email. */
export function smtpMailer(
  settings: MailSettings,
  sender: SenderNow,
  timeouts: Timeouts = defaultTimeouts,
): Mailer {
  const { host, port, encryption, login, from } = settings;
  const [, domain] = from.split('@');

  async function connectWith(idleMs: number): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      host,
      port,
      secure: encryption === 'implicit',
      requireTLS: encryption === 'starttls',
      ignoreTLS: encryption === 'off',
      ...(login && { auth: { user: login.user, pass: login.password } }),
      dnsTimeout: idleMs,
      connectionTimeout: idleMs,
      greetingTimeout: idleMs,
      socketTimeout: idleMs,
      // Content is only taken literally: no file or URL is ever read.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async function deliver(email: StoredEmail): Promise<'sent'> {
    // With a comma in an address, the library would send to two recipients.
    if (!isOneAddress(email.recipient)) {
      throw new DeliveryProblem('That is not one email address.', { isFinal: true, isOfAddress: true });
    }
    const brand = sender.brand();
    const logo = await sender.logo();
    const transport = await connectWith(timeouts.idleMs);
    try {
      await transport.sendMail({
        from: { name: brand.name, address: from },
        to: { name: '', address: email.recipient },
        envelope: { from, to: [email.recipient] },
        ...(brand.supportEmail && { replyTo: { name: '', address: brand.supportEmail } }),
        subject: email.subject,
        text: email.plainText ?? '',
        html: logo ? withLogo(email.html ?? '') : (email.html ?? ''),
        ...(logo && {
          attachments: [
            {
              filename: 'logo.png',
              content: Buffer.from(logo),
              contentType: 'image/png',
              contentDisposition: 'inline',
              cid: logoId,
            },
          ],
        }),
        // The same for every attempt, so that duplicates are recognised.
        messageId: `<${email.id}@${domain}>`,
        date: email.createdAt,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        xMailer: false,
        signal: AbortSignal.timeout(timeouts.deliveryMs),
      });
      return 'sent';
    } catch (error) {
      throw problemOf(error, settings);
    } finally {
      transport.close();
    }
  }

  async function check() {
    const transport = await connectWith(timeouts.checkMs);
    try {
      await transport.verify();
      return { ok: true, sentence: `The mail server ${host} answers and takes emails from ${from}.` };
    } catch (error) {
      return { ok: false, sentence: problemOf(error, settings).message };
    } finally {
      transport.close();
    }
  }

  return {
    deliver,
    check,
    hasServer: true,
    description: `by SMTP through ${host}:${port} from ${from}${encryption === 'off' ? ', not encrypted on the way there' : ''}`,
  };
}
