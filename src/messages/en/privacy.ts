import type { LegalText, Operator } from './legal.ts';

/** What is kept about people, why, for how long, and what they can do about it. */
export function privacyOf({ product, operator, contact }: Operator): LegalText {
  return {
    title: 'Privacy',
    lead: `What ${product} keeps about you, why, for how long, and how to get it or have it deleted.`,
    sections: [
      {
        id: 'short',
        title: 'The short version',
        blocks: [
          {
            list: [
              'We keep what you enter, and what is needed to keep you signed in safely.',
              'Cookies keep you signed in and your account safe, and do nothing else. No advertising, no tracking, no profiles.',
              'Pages load nothing from other companies, and your data goes to none. Only questions to the AI expert may, where the operator has connected a language model, and payments, where billing is switched on.',
              'You can see it, correct it, take it with you and have it deleted.',
            ],
          },
        ],
      },
      {
        id: 'who',
        title: 'Who is responsible',
        blocks: [
          `Responsible for the data kept here is ${operator}. For anything about your data, write to ${contact}.`,
          'The software behind it is open source. Those who wrote it do not run this installation and receive no data from it.',
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
                text: 'Name and email address, and when the account was made. The password is kept only as a one-way hash (Argon2id), from which nobody can read it. A phone number only if one was given.',
              },
              {
                term: 'Links in emails to you',
                text: 'When a link to confirm your address, to change it or to choose a new password was sent, to which address, and whether it was used; of its secret part only a one-way hash (SHA-256). They go a month after they have expired. A new address that waits for its confirmation is kept for a day.',
              },
              {
                term: 'Your sessions',
                text: 'When each one was opened and last used, and what your browser calls itself and the country it was last used from, so that you can recognise and end them under Settings. The network address is looked up in a table that is kept here, and not kept itself.',
              },
              {
                term: 'Your company',
                text: 'Your answers about country, company type, zone, visas and office, and what you enter in the company form: name, logo, industry, website, LinkedIn, shares, country of residency and mailing address.',
              },
              {
                term: 'Who belongs to it',
                text: 'Which accounts may see a company, and in which role.',
              },
              {
                term: 'Its formation',
                text: 'Which steps are done and on which day, the days that deadlines count from, and for each entry when it was made and by which account. A correction is added as a new entry, so that earlier ones stay with the company.',
              },
              {
                term: 'Your calendar address',
                text: 'If you make one: when, and a one-way hash (SHA-256) of its secret part; the address itself is shown to you once and kept nowhere. Whoever knows it can read your company’s name and deadlines without signing in. It ends when you revoke it or leave the company.',
              },
              {
                term: 'Your questions to the AI expert',
                text: 'The conversation is not stored. It stays in the open page, which sends what was said so far along with each question, and it is gone when the page is closed. Attached files are not sent. A question that could not be answered is kept for the operator to learn from, without personal data: nothing tells who asked it.',
              },
              {
                term: 'Your voice calls',
                text: 'When a call began and ended, why it ended, and how quickly it was answered. The words of both sides only if you asked for that before the call. Your voice is turned into words and then dropped; it is never recorded. Calls of visitors are removed after 30 days. Where the page says that a hosted service carries the call, that service hears it under its own terms.',
              },
              {
                term: 'Your subscription',
                text: 'Where billing is switched on and an admin of the company has opened it: the company’s customer number at Stripe, the plan, where it stands and until when. Cards and invoices are with Stripe and are not kept here.',
              },
              {
                term: 'Counters against abuse',
                text: 'How often something was tried, such as signing in, by network address or account; an email address only as a hash. They count for up to an hour and are then removed.',
              },
              {
                term: 'The server’s log',
                text: 'Faults of the server, to mend them. Passwords, session tokens and what you typed are kept out of it.',
              },
            ],
          },
        ],
      },
      {
        id: 'why',
        title: 'Why',
        blocks: [
          'Account, company and sessions are kept to give you the service you asked for. Counters and log are kept to protect it and the accounts in it.',
          'Where the General Data Protection Regulation applies, the first rests on the contract with you (article 6(1)(b)), the second on the legitimate interest in a safe service (article 6(1)(f)).',
        ],
      },
      {
        id: 'browser',
        title: 'In your browser',
        blocks: [
          'Cookies, set when you sign in, which scripts cannot read. Over an encrypted connection their names begin with __Host-.',
          {
            terms: [
              {
                term: 'landfall.session_token',
                text: 'Keeps you signed in, for up to 30 days after you last used the service. It ends when you log out.',
              },
              {
                term: 'landfall.device',
                text: 'Shows that this browser has signed in to your account with its password, so that you can sign in while somebody else tries to guess it. It holds no name, and lasts a year.',
              },
              {
                term: 'landfall.google',
                text: 'Only while you sign in with Google, for ten minutes: that the answer comes back to your browser.',
              },
            ],
          },
          'In local storage, until you clear it:',
          {
            terms: [
              { term: 'theme', text: 'Light or dark, if you chose one.' },
              {
                term: 'auth',
                text: 'Your name and email address for display, with the public key of this installation. It holds no secret and is removed when you log out.',
              },
              { term: 'calendarView', text: 'Whether you look at your deadlines as a list or by month.' },
              { term: 'currentCompany', text: 'Which of your companies you looked at last.' },
              { term: 'microphone', text: 'Which microphone you chose for calls.' },
              {
                term: 'onboardingData',
                text: 'Your answers in the questionnaire, until the company is created from them.',
              },
              {
                term: 'companyRequest',
                text: 'The request that creates your company, until it is answered, so that sending it again makes no second one.',
              },
            ],
          },
          'In session storage, until the tab is closed:',
          {
            terms: [
              {
                term: 'companyDraft',
                text: 'What you typed into the company form and did not save yet.',
              },
              { term: 'currentCompany', text: 'Which of your companies this tab shows.' },
            ],
          },
          'All of these are needed for what you ask the service to do, so there is nothing to agree to or refuse.',
        ],
      },
      {
        id: 'recipients',
        title: 'Who can see it',
        blocks: [
          'The people of your company see the company and each other’s name, email address and role. Those who run the server for us can reach what is stored there, as far as their work needs it.',
          'If the operator has connected a language model of another company, that company receives what you write to the AI expert in order to answer it, but neither your name nor your account. Write nothing there that it should not read.',
          'Where billing is switched on, Stripe receives the company’s name and the email address of the admin who first opens billing, and what you enter on its pages. It handles that under its own terms.',
          'Nobody else receives anything: we sell nothing and pass nothing on to banks, partners or advertisers. An authority gets data only where the law obliges us.',
        ],
      },
      {
        id: 'how-long',
        title: 'For how long',
        blocks: [
          'Account, company and its formation are kept while the account exists. If you close it, everything is kept for 14 days, in which signing in opens it again. Then the account is removed, and with it each company that has nobody else in it, with its files. Where others carry a company on, what you entered for it stays with the company, and its activity names you as it did on the day: the log of who did what cannot be changed. A session ends when you log out or end it, and 30 days after its last use. A logo that is replaced or removed is deleted. Copies made for safety disappear when they are overwritten.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        blocks: [
          'You can ask for a copy of your data, have it corrected or deleted, have its use restricted, or object to it. You need not give a reason for asking for a copy.',
          `Your name, address and password you change under Settings, the company’s details on its page. Under Settings you also download a copy of everything and close the account. For anything else write to ${contact}.`,
          'If you think we got something wrong, you may complain to the data protection authority where you live.',
        ],
      },
      {
        id: 'security',
        title: 'How it is protected',
        blocks: [
          'Only people of a company can reach its data, and who runs this service; the server checks that with each request. When somebody who runs it looks into a company, its activity says who and when, and its admins see that. Tries to sign in are limited. Pages run no script but their own. How the connection and the server are secured beyond that is up to the operator.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes to this page',
        blocks: [
          'When the service keeps something else, or for longer, this page says so first. The date at the top tells when it last changed.',
        ],
      },
    ],
  };
}
