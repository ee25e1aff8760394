import type { Config } from '../configuration/config.ts';

/** The pages that links in emails lead to. */
type LinkPage = 'verify-email' | 'reset-password' | 'confirm-email';

/** The address of a page with the secret that it sends when its button is pressed. */
export function linkAddress({ publicUrl }: Pick<Config, 'publicUrl'>, page: LinkPage, token: string): string {
  return `${publicUrl}/app/${page}?token=${token}`;
}

/** Where another password is asked for. */
export function forgotPasswordAddress({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}/app/forgot-password`;
}

/** Where one signs in. */
export function signInAddress({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}/app/signin`;
}
