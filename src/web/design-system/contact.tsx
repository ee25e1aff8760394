import { webSettings } from '#web/platform/web-settings.ts';

/** The operator's support address as a link, or a phrase in its place. */
export function Contact() {
  const { contact } = webSettings.brand;
  if (!contact.includes('@')) return contact;
  return (
    <a href={`mailto:${contact}`} className="font-medium text-accent-text underline underline-offset-2">
      {contact}
    </a>
  );
}
