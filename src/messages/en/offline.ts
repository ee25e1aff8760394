const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

export const offlineMessages = {
  pageTitle: 'Offline',
  text: 'This page needs a connection. What you saved is on the server.',
  tryAgain: 'Try again',
  /** @param from when the oldest of the data on the screen was read */
  bar: (from: Date | undefined) =>
    from ? `You are offline. Showing data from ${clock.format(from)}.` : 'You are offline.',
} as const;
