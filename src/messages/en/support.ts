export const supportMessages = {
  title: 'Support',
  about: 'Three ways to get help.',
  chat: 'Chat with our expert AI',
  chatAbout: (assistant: string) => `Write to ${assistant} about formation, visas, banks and taxes.`,
  docs: 'Help Docs',
  docsAbout: 'Guides for every jurisdiction, with the source of each figure.',
} as const;
