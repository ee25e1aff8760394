import type { PaperClass } from '#domain/papers/paper-classes.ts';

export const memberAccessMessages = {
  title: 'Access',
  until: 'Until',
  untilAbout: 'The last day with access.',
  hasEnded: 'This day has passed: they have no access any longer.',
  papers: 'Documents they see besides their own',
  asRole: 'All that their role sees',
  classes: {
    drafts: 'Drafts and forms: articles, resolutions, declarations, applications',
    company: 'Papers of the company: licence, lease, approvals, certificates',
    money: 'Money: bank statements, source of funds, accounts',
    identity: 'Identity papers',
    personal: 'Other papers about people: address, degrees, contracts',
  } satisfies Record<PaperClass, string>,
  save: 'Save access',
  preview: 'View as them',
  previewAbout:
    'What they see with this choice, read with their own rights. Private papers of others open for nobody else.',
  opens: 'Opens',
  listedOnly: 'Listed only',
  nothing: 'They see no documents.',
  unread: 'What they see could not be loaded',
  staff: {
    title: 'Who has access',
    about: 'Limit what somebody sees of the company’s documents, and until when.',
    readOnly: 'What people of the company see, and until when.',
    nobody: 'Nobody of the company has joined yet.',
    membersUnread: 'Who has access could not be loaded',
  },
} as const;
