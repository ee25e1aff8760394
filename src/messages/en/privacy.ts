import type { LegalText, Operator } from './legal.ts';

/** The privacy notice: what is stored about people, why, for how long, and their rights. */
export function privacyOf({ product, operator, contact }: Operator): LegalText {
  return {
    title: 'Privacy',
    lead: `What ${product} keeps about you, why, for how long, and how to download or delete it.`,
    sections: [
      {
        id: 'short',
        title: 'The short version',
        blocks: [
          {
            list: [
              'We keep what you enter and what we need to keep you signed in and the service secure.',
              'Cookies are used only to sign you in and protect your account. No advertising, no tracking, no profiling.',
              `Pages load nothing from other companies. Your data goes to another company only for features ${operator} has switched on, such as a hosted language model, hosted voice calls, sign-in with Google or payments. “Who can see it” lists them all.`,
              'You can see your data, correct it, download it and have it deleted.',
            ],
          },
        ],
      },
      {
        id: 'who',
        title: 'Who is responsible',
        blocks: [
          `Responsible for the data kept here is ${operator}. For questions about your data, contact ${contact}.`,
          'The software is open source. Its authors do not run this installation and receive no data from it.',
        ],
      },
      {
        id: 'what',
        title: 'What is kept',
        blocks: [
          {
            terms: [
              {
                term: 'Your account',
                text: `Your name and email address, when the account was created, and a phone number if you gave one. Your password is stored only as a one-way hash (Argon2id). If ${operator} blocks your account, when and why.`,
              },
              {
                term: 'How you sign in',
                text: 'For each passkey: its public key, the name you gave it, and when it was added and last used. For two-step verification: its secret, encrypted, and one-way hashes of your recovery codes. If you sign in with Google: the identifier of your Google account.',
              },
              {
                term: 'Emails to you',
                text: 'The address, subject and time of each email for 90 days. Its content is deleted when it is sent, or after 30 days if it cannot be delivered. For each link that confirms or changes your address or sets a password: when and where it was sent, whether it was used, and a one-way hash (SHA-256) of its secret part, until a month after the link expires. A new address is kept for a day while it waits for confirmation.',
              },
              {
                term: 'Your sessions',
                text: 'When each session started and was last used, how your browser identifies itself, and the country it was last used from, so that you can recognise and end sessions under Settings. The country is looked up on this server from your IP address, which is not stored with the session.',
              },
              {
                term: 'Your company',
                text: `Your answers about country, company type, zone, visas and office, and what you enter in the company form: name, logo, industry, website, LinkedIn, shares, country of residency and mailing address. Services you request from ${operator}, and its replies.`,
              },
              {
                term: 'Its members',
                text: 'Which accounts can access a company and in which role, and the email addresses of people invited to it.',
              },
              {
                term: 'Its activity log',
                text: 'What was changed in the company, when, and the name of the person who did it. Entries cannot be changed.',
              },
              {
                term: 'Its formation',
                text: 'Which steps are done and on which day, the days that deadlines count from, and for each entry when it was made and by which account. Corrections are added as new entries; earlier entries are kept.',
              },
              {
                term: 'Your calendar address',
                text: 'If you create one: when you did, and a one-way hash (SHA-256) of its secret part. The address itself is shown once and not stored. Anyone who has it can read your company’s name and deadlines without signing in. It stops working when you revoke it or leave the company.',
              },
              {
                term: 'Your questions to the AI expert',
                text: `The conversation is not stored. It stays in the open page, which sends the conversation so far with each question, and disappears when you close the page. Attached files are not sent. A question that could not be answered is kept for ${operator}, without personal data and without a record of who asked it.`,
              },
              {
                term: 'Your voice calls',
                text: 'When a call started and ended, why it ended, and how quickly you got answers. A transcript is kept only if you are signed in and ask for it before the call. Your voice is converted to text and never recorded. Records of visitors’ calls are deleted after 30 days; yours are kept until you delete them or your account is removed. If the page says that a hosted service handles the call, that service receives the audio under its own terms.',
              },
              {
                term: 'Your subscription',
                text: 'If billing is switched on and an admin of the company has opened it: the company’s customer number at Stripe, its plan, the status and the end of the current period. Cards and invoices stay with Stripe.',
              },
              {
                term: 'Repeated requests',
                text: 'When you create something, the answer is stored for 24 hours, encrypted, so that repeating a request whose answer was lost does not create it twice.',
              },
              {
                term: 'Rate limits',
                text: 'How often an action such as signing in was attempted, by IP address or account; email addresses only as a hash. Counters are kept for up to a day.',
              },
              {
                term: 'The server’s log',
                text: `Errors, so that they can be fixed, and refused requests, so that attacks are noticed: with the time, what was requested, the IP address and, if signed in, the account’s identifier. Passwords, session tokens and what you typed are not logged. How long the log is kept is up to ${operator}.`,
              },
            ],
          },
        ],
      },
      {
        id: 'why',
        title: 'Why',
        blocks: [
          'We keep your account, company and sessions to provide the service you asked for. We keep rate limits and logs to protect the service and its accounts.',
          'Where the General Data Protection Regulation applies, the legal basis for the first is the contract with you (article 6(1)(b)), and for the second our legitimate interest in a secure service (article 6(1)(f)).',
        ],
      },
      {
        id: 'browser',
        title: 'In your browser',
        blocks: [
          'Cookies, set when you sign in. Scripts cannot read them. Over HTTPS their names start with __Host-.',
          {
            terms: [
              {
                term: 'landfall.session_token',
                text: 'Keeps you signed in for up to 30 days after you last used the service. Removed when you log out.',
              },
              {
                term: 'landfall.device',
                text: 'Shows that this browser has signed in to your account with its password, so that you can still sign in while someone else is guessing it. It contains no name and lasts for a year.',
              },
              {
                term: 'landfall.google',
                text: 'Only while you sign in with Google: makes sure that the sign-in finishes in the browser that started it. Lasts for ten minutes.',
              },
            ],
          },
          'In local storage, until you clear it:',
          {
            terms: [
              { term: 'theme', text: 'Light or dark, if you chose one.' },
              {
                term: 'auth',
                text: 'Your name and email address for display, with the public key of this installation. It contains no secret and is removed when you log out.',
              },
              { term: 'calendarView', text: 'Whether you view your deadlines as a list or by month.' },
              { term: 'currentCompany', text: 'Which of your companies you viewed last.' },
              { term: 'microphone', text: 'Which microphone you chose for calls.' },
              {
                term: 'onboardingData',
                text: 'Your answers in the questionnaire, until the company is created from them.',
              },
              {
                term: 'companyRequest',
                text: 'The request that creates your company, until it is answered, so that sending it again does not create a second one.',
              },
            ],
          },
          'In session storage, until the tab is closed:',
          {
            terms: [
              {
                term: 'companyDraft',
                text: 'What you typed into the company form and have not saved yet.',
              },
              { term: 'currentCompany', text: 'Which of your companies this tab shows.' },
              {
                term: 'answersFirst',
                text: 'That you came to the registration page before answering the questionnaire, until you have been told.',
              },
              {
                term: 'before-google',
                text: 'Where to continue when you return from signing in with Google.',
              },
            ],
          },
          'All of these are necessary for the service you ask for, so we do not ask for consent.',
        ],
      },
      {
        id: 'recipients',
        title: 'Who can see it',
        blocks: [
          'Members of your company see the company and each other’s name, email address and role. The people who run the server can access the data stored there, as far as their work requires.',
          `If ${operator} has connected another company’s language model, that company receives what you write to the AI expert in order to answer it, but not your name or account. Do not write anything there that it should not read.`,
          `If a hosted service handles voice calls, it receives their audio. If you sign in with Google, Google learns that you use this service. Our emails reach you through the mail service of ${operator}.`,
          'If billing is switched on, Stripe receives the company’s name, the email address of the admin who first opens billing, and what you enter on its pages, under its own terms.',
          'No one else receives your data. We do not sell it or share it with banks, partners or advertisers. We give data to authorities only where the law requires it.',
        ],
      },
      {
        id: 'how-long',
        title: 'For how long',
        blocks: [
          'Your account, company and its formation are kept while the account exists. If you close your account, everything is kept for 14 days, and signing in during that time reopens it. Then the account is deleted, along with each company that has no other members and its files. If a company has other members, what you entered for it stays, and its activity log keeps your name, because the log cannot be changed. What a law has the agency keep stays longer: accepted documents, accepted quotes, invoices and payments. Closing your account shows what, until when and by which law.',
          `A session ends when you log out or end it, 30 days after its last use, or when it reaches the maximum age set by ${operator} (90 days by default). A logo is deleted when you replace or remove it. Data in backups is deleted when the backups are overwritten.`,
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        blocks: [
          'You can ask for a copy of your data, have it corrected or deleted, restrict its use, or object to it. You do not need to give a reason when you ask for a copy.',
          `Under Settings you can change your name, email address and password, download a copy of your data and close your account. You can change the company’s details on its page. For anything else, contact ${contact}.`,
          'If you think we are handling your data wrongly, you can complain to the data protection authority where you live.',
        ],
      },
      {
        id: 'security',
        title: 'How it is protected',
        blocks: [
          `Only a company’s members and the people who run this service can access its data; the server checks this on every request. When an operator opens a company in this service, the visit is recorded in the company’s activity log, where its admins see who it was and when. Sign-in attempts are limited. Pages run only their own scripts. Beyond that, securing the connection and the server is up to ${operator}.`,
        ],
      },
      {
        id: 'changes',
        title: 'Changes to this page',
        blocks: [
          'Before the service starts to keep other data, or keeps data for longer, we update this page. The date at the top shows the last update.',
        ],
      },
    ],
  };
}
