import { brandColours } from '#domain/brand/brand-colours.ts';
import { escapeHtml } from '#domain/values/html-text.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import type { Config } from '../configuration/config.ts';
import type { EmailMessage } from './email-message.ts';

/** The sender's brand. */
export type Sender = Pick<Config, 'brand' | 'publicUrl'>;

const frame = messagesIn(locales[0]).emailFrameMessages;

interface RenderedEmail {
  html: string;
  plainText: string;
}

/** Renders an email with the common template, as HTML and plain text. */
export function renderEmail(email: EmailMessage, sender: Sender): RenderedEmail {
  return { html: htmlOf(email, sender), plainText: plainTextOf(email, sender) };
}

/** Names the attached logo within an email. */
export const logoId = 'logo';

/** Height of the logo in an email, in CSS pixels. */
export const logoHeight = 40;

/** A rendered email with the sender's logo above its name. The logo travels as the attachment `logoId`. */
export function withLogo(html: string): string {
  return html.replace(
    '<header>',
    `<header><p class="logo"><img src="cid:${logoId}" alt="" height="${logoHeight}"></p>`,
  );
}

function plainTextOf(
  { heading, paragraphs, action, links = [], notes = [] }: EmailMessage,
  sender: Sender,
): string {
  return [
    heading,
    ...paragraphs,
    ...links.map(({ text, label, url }) => `${text}\n${label}:\n${url}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    // The signature delimiter that mail programs recognise.
    `-- \n${signatureOf(sender).join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}

/** The sender, and where to send questions. */
function signatureOf({ brand, publicUrl }: Sender): string[] {
  return [
    frame.runBy(brand.name, brand.operatorName),
    publicUrl,
    ...(brand.supportEmail ? [frame.questions(brand.supportEmail)] : []),
  ];
}

/**
 * No scripts, fonts or other external content, so that reading cannot be tracked; a logo is added with the email itself
 * (`withLogo`). One table sets the width for mail programs that need it.
 */
function htmlOf(
  { subject, heading, paragraphs, action, links = [], notes = [] }: EmailMessage,
  sender: Sender,
): string {
  const { name } = sender.brand;
  const paragraph = (text: string, className = '') =>
    `<p dir="${directionOf(text)}"${className && ` class="${className}"`}>${withBreaks(text)}</p>`;
  return `<!doctype html>
<html lang="${locales[0]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styleOf(sender)}</style>
</head>
<body>
${previewOf({ subject, heading, paragraphs })}<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<div class="email">
<header><p class="brand" dir="${directionOf(name)}">${escapeHtml(name)}</p></header>
<main class="card">
<h1 dir="${directionOf(heading)}">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => paragraph(text)).join('\n')}
${links.map(linkOf).join('\n')}
${action ? actionOf(action) : ''}
${notes.map((text) => paragraph(text, 'note')).join('\n')}
</main>
<footer>${signatureOf(sender)
    .map((line) => paragraph(line))
    .join('\n')}</footer>
</div>
</td></tr></table>
</body>
</html>
`;
}

/** What a list of emails shows beside the subject; without it that would be the sender's name once more. */
function previewOf({
  subject,
  heading,
  paragraphs,
}: Pick<EmailMessage, 'subject' | 'heading' | 'paragraphs'>): string {
  const text = [heading, ...paragraphs].filter((each) => each !== subject).slice(0, 2);
  return `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(text.join(' · '))}</div>\n`;
}

function actionOf({ label, url }: NonNullable<EmailMessage['action']>): string {
  const address = escapeHtml(url);
  return `<p class="action"><a class="button" href="${address}">${escapeHtml(label)}</a></p>
<p class="note">${frame.openAddress}<br><a class="address" dir="ltr" href="${address}">${address}</a></p>`;
}

function linkOf({ text, label, url }: NonNullable<EmailMessage['links']>[number]): string {
  return `<p dir="${directionOf(text)}">${withBreaks(text)}<br><a class="address" href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
}

/** Mixed text is a sentence of ours with names in it: one that begins with an Arabic name still reads from the left. */
function directionOf(text: string): 'auto' | 'ltr' {
  return /\p{Script=Latin}/u.test(text) ? 'ltr' : 'auto';
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

const defaultAccent = { light: '#0b6e63', dark: '#2dd4bf' };

/**
 * The colours are those of the web app (src/web/styles.css). Most logos are drawn for light paper, so a dark email puts
 * a piece of it behind them.
 */
function styleOf({ brand }: Sender): string {
  const accent = brand.accent ? brandColours(brand.accent) : defaultAccent;
  return `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background:#f6f4ee;color:#0e2230;font:16px/24px system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;-webkit-text-size-adjust:100%}
.page{background:#f6f4ee}
.email{max-width:560px;margin:0 auto;padding:32px 16px;text-align:start}
.logo{margin:0 0 12px;line-height:0}
.brand{margin:0 0 16px;font-size:16px;font-weight:600}
.card{display:block;padding:32px 28px;background:#ffffff;border:1px solid #dad5c7;border-radius:12px}
h1{margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;overflow-wrap:anywhere}
p{margin:0 0 16px;overflow-wrap:anywhere}
.card>:last-child,footer>:last-child{margin-bottom:0}
.action{margin:24px 0}
.button{display:inline-block;padding:12px 24px;border-radius:8px;background:${accent.light};color:#ffffff;font-weight:500;text-decoration:none}
.note,footer{font-size:14px;line-height:20px;color:#4a5768}
.address{color:${accent.light};word-break:break-all}
footer{display:block;padding:24px 0 0}
footer p{margin:0 0 4px}
@media (max-width:480px){.email{padding:20px 12px}.card{padding:24px 20px}}
@media (prefers-color-scheme:dark){
body,.page{background:#0f1116;color:#f1ede4}
.logo img{padding:8px 12px;border-radius:8px;background:#f6f4ee}
.card{background:#211f1b;border-color:#37342c}
.button{background:${accent.dark};color:#06201c}
.note,footer{color:#b4aea1}
.address{color:${accent.dark}}
}
`;
}
