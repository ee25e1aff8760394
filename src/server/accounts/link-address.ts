import type { Config } from '../configuration/config.ts';

/** The pages that links in emails open. */
type LinkPage = 'verify-email' | 'reset-password' | 'confirm-email';

/** The address of a page, with the secret that its button submits. */
export function linkAddress({ publicUrl }: Pick<Config, 'publicUrl'>, page: LinkPage, token: string): string {
  return `${publicUrl}/app/${page}?token=${token}`;
}

/** The page to request another password. */
export function forgotPasswordAddress({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}/app/forgot-password`;
}

/** The sign-in page. */
export function signInAddress({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}/app/signin`;
}
