/** Whether an agency stands between the founders and the authorities. */
export const practiceMessages = {
  title: 'An agency works on cases',
  about:
    'On: founders hand in their part, and your staff review it, file it and record what an authority says. Off: admins of each company record both sides themselves.',
  question: 'Do you form companies for clients?',
  questionAbout: 'You can change this later under Brand.',
  choices: {
    yes: 'Yes, we are an agency',
    no: 'No, founders do it themselves',
  },
  changes: {
    yes: 'Founders hand in their part. Your staff review it, file it and record what an authority says. Only staff close a step.',
    no: 'Admins of each company record their own steps and what the authority says. Nothing waits for you here.',
  },
  saved: {
    on: 'Your staff now work on cases',
    off: 'Founders now work on cases alone',
  },
} as const;
