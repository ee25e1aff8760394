/** What comes from a file that somebody uploaded runs nothing and leads nowhere. */
export const sandboxHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;
