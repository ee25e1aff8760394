import { logoMaximumBytes, logoTypes } from '#domain/companies/company-rules.ts';

/** Why a file cannot be the logo. */
export type LogoProblem = 'wrong-type' | 'too-large' | 'unreadable';

/** Looks at the file's type and size, then whether the browser can draw it. */
export async function problemOfLogo(file: File): Promise<LogoProblem | undefined> {
  if (!(logoTypes as readonly string[]).includes(file.type)) return 'wrong-type';
  if (file.size > logoMaximumBytes) return 'too-large';
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return 'unreadable';
  }
}
