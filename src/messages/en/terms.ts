import type { LegalText, Operator } from './legal.ts';

/** What people and operator can expect of each other. */
export function termsOf({ product, operator, contact }: Operator): LegalText {
  return {
    title: 'Terms of service',
    lead: `What you can expect from ${product}, and what it expects from you. In plain words, because you should read it.`,
    sections: [
      {
        id: 'who',
        title: 'Who you are dealing with',
        blocks: [
          `${product} at this address is run by ${operator}. That is who “we” means in these terms; “you” is the person who uses the service.`,
          'The software behind it is open source, so that anyone can run it. Those who wrote it do not run this installation, do not see what is stored in it and are not a party to these terms.',
          `Questions about the service or these terms go to ${contact}.`,
        ],
      },
      {
        id: 'what',
        title: 'What the service does',
        blocks: [
          'It helps you prepare a company abroad:',
          {
            list: [
              'It asks where and as what you want to set it up, and keeps your answers.',
              'It gives you an account and keeps the details your company is formed with.',
              'It shows the people of your company the same picture, each as far as their role goes.',
              'It explains what banks, authorities and taxes ask for, with sources.',
            ],
          },
          'A company exists once the authority in charge has registered it. A company in this service is a record of your plans and details; it is no registration, and it reserves neither a name nor a licence.',
        ],
      },
      {
        id: 'not-advice',
        title: 'No legal, tax or financial advice',
        blocks: [
          'What you read here is general information. It does not know your whole situation and cannot replace a lawyer, a tax adviser or the answer of the authority.',
          'Figures and rules carry their source and the month they were read, because they change. Check them at the source before you decide something that is hard to undo.',
        ],
      },
      {
        id: 'your-account',
        title: 'Your account',
        blocks: [
          'You need an account to save a company. For it, the following holds:',
          {
            list: [
              'You are old enough to make contracts where you live, or act for somebody who is.',
              'What you enter about yourself and your company is true, and you correct it when it changes.',
              'An account belongs to one person. You keep the password to yourself and do not use it elsewhere.',
              'If you think somebody else uses your account, you change the password and end the other sessions under Settings, and tell us.',
            ],
          },
        ],
      },
      {
        id: 'your-content',
        title: 'What you enter stays yours',
        blocks: [
          'Names, addresses, share figures, logos and everything else you enter belong to you or to those you act for. We store, copy and show them only as far as running the service for you needs it.',
          'You enter only what you are allowed to: other people’s details with a good reason, and a logo only if you may use it.',
        ],
      },
      {
        id: 'fair-use',
        title: 'Fair use',
        blocks: [
          'Please do not:',
          {
            list: [
              'use the service to hide who owns a company, to launder money or to get around sanctions;',
              'pretend to be somebody else, or enter data you obtained unlawfully;',
              'get at accounts or companies that are not yours, or try passwords by machine;',
              'overload the service or get around its limits.',
            ],
          },
          'We may limit or close an account that is used this way. We say why, unless the law forbids it.',
        ],
      },
      {
        id: 'others',
        title: 'Banks and other companies',
        blocks: [
          'Some pages lead to the websites of banks and other companies. What you agree there is between you and them. We send them none of your data, do not check them for you and have no say in what they decide.',
        ],
      },
      {
        id: 'costs',
        title: 'What it costs',
        blocks: [
          'An account, planning and the expert cost nothing. Fees of authorities, banks and advisers are theirs: you pay them there.',
          'Where we offer a subscription, you find it under Billing. Its price and period are shown before you order, Stripe takes the payment, and you can cancel it there. Where Billing offers none, nothing can be bought here and no payment is taken.',
          'Nothing you already have turns into a paid service by itself.',
        ],
      },
      {
        id: 'availability',
        title: 'Availability and copies',
        blocks: [
          'We run the service with care but cannot promise that it is always reachable or free of mistakes. Work on it may interrupt it. Keep your own copies of what you cannot do without.',
        ],
      },
      {
        id: 'liability',
        title: 'Liability',
        blocks: [
          'We answer for what we do as the law provides. Nothing in these terms limits a liability that the law does not let us limit, for example for intent or for harm to people, and nothing takes away rights you have as a consumer.',
          'The software itself comes under the MIT licence, which gives it away without a warranty by its authors.',
        ],
      },
      {
        id: 'ending',
        title: 'Ending it',
        blocks: [
          `You can stop using the service at any time, and close your account under Settings. If you cannot sign in, write to ${contact}.`,
          'If we stop running the service, we tell account holders early enough for them to take their data with them, as far as that is in our hands.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes to these terms',
        blocks: [
          'When the service changes, these terms may have to follow. The date at the top says when they last did. A change never works backwards.',
        ],
      },
    ],
  };
}
