import type { PaperType } from '#domain/papers/inspection.ts';

const endings: Record<PaperType, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/heic': '.heic',
};

/** A file's name without folders and characters that lead elsewhere or turn the text around. */
export function fileNameOf(given: string): string {
  const last = given.split(/[/\\]/).findLast((part) => part.trim() !== '') ?? '';
  const plain = last.replaceAll(/[<>:"|?*\p{Cc}\p{Cf}]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '');
  return plain.slice(0, 150) || 'document';
}

/** The name that a download gets: its ending says what the file is by content. */
export function downloadNameOf(name: string, type: PaperType): string {
  return `${name.replace(/\.[^.]{1,5}$/, '') || 'document'}${endings[type]}`;
}

/** A header that has any browser save the file under this name (RFC 6266). */
export function attachmentHeader(name: string): string {
  const ascii = name.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
