const ratio = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What operators read where they set the brand. */
export const brandMessages = {
  about: 'The name and look of this installation. Changes appear on the next page load.',
  unread: 'The brand could not be loaded',
  names: 'Names',
  fields: {
    name: 'Product name',
    assistantName: 'Assistant name',
    operatorName: 'Operator',
    supportEmail: 'Support address',
  },
  hints: {
    name: 'In titles, emails and the sidebar.',
    assistantName: 'Title of the chat and of voice calls.',
    operatorName: 'Named in the terms and the privacy policy as the operator.',
    supportEmail: 'Where questions go. Shown to everyone.',
  },
  look: 'Look',
  accent: 'Accent colour',
  accentHint: 'Like #0b6e63. Empty: the built-in green.',
  accentProblem: 'Enter the accent colour like #0b6e63.',
  pick: 'Pick a colour',
  contrast: (theme: 'light' | 'dark', value: number, used: string) =>
    `On the ${theme} theme its contrast is ${ratio.format(value)} : 1. Text needs 4.5 : 1, so ${used} is used there.`,
  contrastFine: (theme: 'light' | 'dark', value: number) =>
    `Readable on the ${theme} theme: ${ratio.format(value)} : 1.`,
  nearErrorRed:
    'This red is close to the colour of errors. Buttons may read as warnings. A darker or less red tone works better.',
  pale: (used: string) =>
    `This colour is pale. On the light theme it is darkened to ${used}, which may not look like your brand.`,
  previewSteps: { done: 'Name reserved', current: 'Licence', ahead: 'Bank account' },
  previewAction: 'Continue',
  previewLink: 'A link in a text',
  light: 'Light',
  dark: 'Dark',
  logo: 'Logo',
  logoHint: 'PNG, JPEG or WebP up to 5 MB, preferably square. It is resized to 512 pixels.',
  logoTooLarge: 'The logo can have at most 5 MB. Please choose a smaller file.',
  chooseLogo: 'Choose a logo',
  removeLogo: 'Reset to default',
  legal: 'Legal texts',
  legalAbout: 'Markdown: ## for headings, - for lists, ** for bold, [text](https://…) for links.',
  texts: { terms: 'Terms of service', privacy: 'Privacy policy' },
  builtIn: 'The built-in text is shown.',
  writeOwn: 'Write your own',
  startFromBuiltIn: 'Your text starts from it.',
  useBuiltIn: 'Reset to the built-in text',
  showPreview: 'Preview',
  hidePreview: 'Edit',
  save: 'Save changes',
  reset: 'Reset to default',
  resetTitle: 'Reset to default?',
  resetText:
    'Names, support address, accent and legal texts go back to the settings and the built-in texts. Your own texts will be lost. The logo stays.',
  resetNow: 'Reset',
  unsaved: 'Not saved yet.',
  nothingToSave: 'Everything is saved.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes are not saved and will be lost.',
  leave: 'Leave',
  stay: 'Stay here',
} as const;
