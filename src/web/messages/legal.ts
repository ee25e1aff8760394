export const legalMessages = {
  notFoundTitle: 'Page not found',
  notFoundText: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  notFoundAction: 'Go to the start page',
} as const;
