export const supportMessages = {
  title: 'Support',
  about: 'Three ways to get an answer.',
  chat: 'Chat with our expert AI',
  chatAbout: (assistant: string) => `Write to ${assistant} about formation, visas, banks and taxes.`,
  docs: 'Help Docs',
  docsAbout: 'Read about every place and duty, with the source of each figure.',
} as const;
