/** The payment service that people pay by, where the operator has set one. */
export interface BillingSettings {
  /** The account's secret key, or a restricted one. */
  secretKey: string;
  /** Signs the events that the service sends; absent where none are sent here. */
  webhookSecret?: string;
  /** What can be subscribed to; absent where nothing can. */
  priceId?: string;
  /** How the customer portal looks; absent for the account's default. */
  portalConfiguration?: string;
  /** Where the service's calls lie: an origin. */
  apiBase: string;
}

/** Reads one setting; a value that `read` finds unfit is noted as a mistake with what it must be. */
type ReadSetting = <T>(name: string, mustBe: string, read: (value: string) => T | undefined) => T | undefined;

const names = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID', 'STRIPE_PORTAL_CONFIGURATION', 'STRIPE_API_BASE'];
const originOfStripe = 'https://api.stripe.com';

/**
 * Reads the settings of billing and notes every mistake in them.
 *
 * @returns `undefined` where no key is given: billing is not switched on then
 */
export function readBilling(
  setting: ReadSetting,
  given: (name: string) => string | undefined,
  mistakes: string[],
): BillingSettings | undefined {
  const secretKey = setting(
    'STRIPE_SECRET_KEY',
    "a secret or restricted key of your Stripe account, like 'sk_live_…' or 'rk_live_…'",
    matching(/^[sr]k_\w{8,250}$/),
  );
  const webhookSecret = setting(
    'STRIPE_WEBHOOK_SECRET',
    "the signing secret of your webhook endpoint, like 'whsec_…'",
    matching(/^whsec_[\w+/=-]{8,250}$/),
  );
  const priceId = setting(
    'STRIPE_PRICE_ID',
    "the id of a recurring price, like 'price_…'",
    matching(/^price_\w{1,250}$/),
  );
  const portalConfiguration = setting(
    'STRIPE_PORTAL_CONFIGURATION',
    "the id of a portal configuration, like 'bpc_…'",
    matching(/^bpc_\w{1,250}$/),
  );
  const apiBase = setting(
    'STRIPE_API_BASE',
    "an https address without a path, like 'https://api.stripe.com'; http on this machine only",
    readOrigin,
  );

  if (!given('STRIPE_SECRET_KEY')) {
    const alone = names.filter((name) => given(name));
    if (alone.length > 0) {
      mistakes.push(`${alone.join(', ')} must come with STRIPE_SECRET_KEY, or billing is not switched on.`);
    }
    return undefined;
  }
  if (given('STRIPE_PRICE_ID') && !given('STRIPE_WEBHOOK_SECRET')) {
    mistakes.push(
      'STRIPE_WEBHOOK_SECRET must be given with STRIPE_PRICE_ID, or nobody here learns of what was paid.',
    );
  }
  if (!secretKey) return undefined;
  return {
    secretKey,
    ...(webhookSecret !== undefined && { webhookSecret }),
    ...(priceId !== undefined && { priceId }),
    ...(portalConfiguration !== undefined && { portalConfiguration }),
    apiBase: apiBase ?? originOfStripe,
  };
}

function matching(pattern: RegExp) {
  return (value: string) => (pattern.test(value) ? value : undefined);
}

/** Without TLS the key would travel for all to read, so that is for a server on this machine. */
function readOrigin(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, hostname, pathname, search, hash, username, origin } = new URL(value);
  const isOrigin = pathname === '/' && search === '' && hash === '' && username === '';
  const isLocal = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
  return isOrigin && (protocol === 'https:' || (protocol === 'http:' && isLocal)) ? origin : undefined;
}
