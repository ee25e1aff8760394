import type { LegalText, Operator } from './legal.ts';

/** The terms between users and the operator of an installation. */
export function termsOf({ product, operator, contact }: Operator): LegalText {
  return {
    title: 'Terms of service',
    lead: `What you can expect from ${product}, and what it expects from you. Written in plain English so that you can read it.`,
    sections: [
      {
        id: 'who',
        title: 'Who you are dealing with',
        blocks: [
          `${product} at this address is run by ${operator}. In these terms, “we” means the operator and “you” means the person using the service.`,
          'The software is open source, so anyone can run it. Its authors do not run this installation, cannot see the data stored in it and are not a party to these terms.',
          `For questions about the service or these terms, contact ${contact}.`,
        ],
      },
      {
        id: 'what',
        title: 'What the service does',
        blocks: [
          'It helps you prepare a company abroad:',
          {
            list: [
              'Asks which country and company type you want, and saves your answers.',
              'Gives you an account and stores the details needed to form your company.',
              'Shares the company with its members, according to their role.',
              'Explains what banks, authorities and tax rules require, with sources.',
            ],
          },
          'A company exists once the responsible authority has registered it. A company in this service is a record of your plans and details. It is not a registration and does not reserve a name or a licence.',
        ],
      },
      {
        id: 'not-advice',
        title: 'No legal, tax or financial advice',
        blocks: [
          'The content here, including answers from the AI expert, is general information. It does not take your full situation into account and is no substitute for a lawyer, a tax adviser or an answer from the authority.',
          'Figures and rules change, so we show their source and the month we read it. Check the source before you make a decision that is hard to reverse.',
        ],
      },
      {
        id: 'your-account',
        title: 'Your account',
        blocks: [
          'You need an account to save a company. These rules apply:',
          {
            list: [
              'You are old enough to enter into contracts where you live, or you act for someone who is.',
              'The information you enter about yourself and your company is true, and you update it when it changes.',
              'An account belongs to one person. Keep your password secret and do not use it elsewhere.',
              'If you think someone else is using your account, change your password, end all other sessions under Settings and tell us.',
            ],
          },
        ],
      },
      {
        id: 'your-content',
        title: 'Your content stays yours',
        blocks: [
          'Names, addresses, shareholdings, logos and everything else you enter belong to you or to those you act for. We store, copy and display them only as needed to run the service for you.',
          'Enter only what you are allowed to: other people’s details only with a legitimate reason, and a logo only if you have the right to use it.',
        ],
      },
      {
        id: 'fair-use',
        title: 'Fair use',
        blocks: [
          'You must not:',
          {
            list: [
              'use the service to hide who owns a company, launder money or evade sanctions;',
              'impersonate someone else, or enter data you obtained unlawfully;',
              'access accounts or companies without permission, or guess passwords;',
              'overload the service or circumvent its limits.',
            ],
          },
          'We may block an account that is used this way. We will tell you why, unless the law forbids it.',
        ],
      },
      {
        id: 'others',
        title: 'Banks and other companies',
        blocks: [
          'Some pages link to the websites of banks and other companies. Anything you agree with them is between you and them. These links send them none of your account or company data. We do not vet them for you and have no influence on their decisions.',
        ],
      },
      {
        id: 'costs',
        title: 'What it costs',
        blocks: [
          'Accounts, plans and the AI expert are free. You pay the fees of authorities, banks and advisers directly to them.',
          'If this installation offers a subscription, you find it under Billing. You see the price and the billing period before you order. Stripe processes the payment, and you can cancel on Stripe’s pages, which Billing links to. If Billing offers no subscription, nothing is for sale here and no payments are taken.',
          'Nothing that is free for you becomes a paid service without your consent.',
        ],
      },
      {
        id: 'availability',
        title: 'Availability and backups',
        blocks: [
          'We run the service with care but cannot guarantee that it is always available or free of errors. Maintenance may interrupt it. Keep your own copies of anything you cannot afford to lose.',
        ],
      },
      {
        id: 'liability',
        title: 'Liability',
        blocks: [
          'We are liable as the law provides. Nothing in these terms limits a liability that cannot be limited by law, such as liability for intent or for personal injury, or takes away your rights as a consumer.',
          'The software itself is provided by its authors under the MIT licence, without warranty.',
        ],
      },
      {
        id: 'ending',
        title: 'Ending the agreement',
        blocks: [
          `You can stop using the service at any time, and close your account under Settings. If you cannot sign in, contact ${contact}.`,
          'If we shut the service down, we will tell account holders early enough to download their data, as far as that is in our power.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes to these terms',
        blocks: [
          'We may update these terms when the service changes. The date at the top shows the last update. Changes never apply retroactively.',
        ],
      },
    ],
  };
}
