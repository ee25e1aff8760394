import type { NotificationTopic } from '#domain/notifications/notification-kinds.ts';

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const topics: Record<NotificationTopic, string> = {
  messages: 'Messages',
  formation: 'Company formation',
  papers: 'Documents',
  deadlines: 'Deadlines',
  services: 'Requests for services',
  money: 'Quotes and payments',
  people: 'People and roles',
};

/** The bell, its list, and the settings of emails. */
export const bellMessages = {
  open: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  unread: 'Unread',
  markAllRead: 'Mark all as read',
  more: 'Show older',
  empty: 'Nothing new',
  emptyText: 'You will see here what needs you: messages, decisions and dates.',
  loading: 'Loading notifications',
  notRead: 'Your notifications could not be loaded',
  at: (moment: string) => moments.format(new Date(moment)),
  opening: 'Opening your link',
  linkFailed: 'This link does not open any more',
  toNotifications: 'Open notifications',
  settings: {
    topics: 'Emails',
    topicsAbout: 'You are emailed what you have not seen in the app. Choose about what.',
    quiet: 'Quiet hours',
    quietAbout: (timeZone: string | null) =>
      `No emails are sent in these hours; they wait until the end.${
        timeZone ? ` They follow the time zone of your device, now ${timeZone.replaceAll('_', ' ')}.` : ''
      }`,
    from: 'From',
    to: 'Until',
    hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
    isOff: 'The same hour twice means that no email waits.',
    notRead: 'Your settings could not be loaded',
    topic: topics,
  },
} as const;
