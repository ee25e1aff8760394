import { webSettings } from '#web/platform/web-settings.ts';

/** Whom to ask: the operator's support address as a link, or the phrase that stands for it. */
export function Contact() {
  const { contact } = webSettings.brand;
  if (!contact.includes('@')) return contact;
  return (
    <a href={`mailto:${contact}`} className="font-medium text-accent-text underline underline-offset-2">
      {contact}
    </a>
  );
}
