import { subjects } from './expert-wording.ts';

/** Replies to small talk. */
export const smallTalkMessages = {
  greeting: `Hello. Ask me about ${subjects}. Name a place and how many visas you need, and I can give figures with their sources.`,
  thanks: 'You are welcome. Ask me anything else you need.',
  aboutItself: `I am an AI assistant, a program and not a person. I answer about ${subjects}, with figures whose sources and dates you see. I say so when I do not know something, and I do not replace a lawyer or tax adviser.`,
  chat: 'I am here for your company: name the country, and in the UAE the free zone or emirate, and ask about cost, time, papers, visas, tax or bank.',
  notAsked:
    'I am sorry. Please ask it again in one sentence, with the country, and in the UAE the free zone or emirate. You can also press "This is not what I asked" below the answer: then a person reads it.',
  instruction: `I only answer questions about setting up and running a company: ${subjects}. Which of these can I help with?`,
  doubt:
    'Each figure in my answers comes from a page that is listed under the answer with its date, and I say so where sources differ, are old or were not opened. Confirm it with the authority before you pay or file. Which figure do you doubt?',
  why: 'I can tell you what rules and prices are, and only sometimes the reason for them: the sources under the answer say more. Which item do you mean?',
  noWords:
    'I could not read a question in that. Please write it in words, as in: How much does a company in Dubai with one visa cost?',
  wantsPerson:
    'I am a program: I have no telephone, and I cannot hand in or sign anything for you. The people who run this site are named, with their address, in its privacy note. For your papers ask the authority or a licensed adviser. I can tell you which papers and forms are needed: name the place.',
  rudeness:
    'I am sorry that this did not help. Tell me the country, and in the UAE the zone or emirate, and what you want to know (cost, time, papers, visas, tax, bank), and I will be brief.',
} as const;

/** Refusals of wrongdoing, each with the lawful way. */
export const wrongdoing = {
  forgery:
    'I cannot help with forged or false papers. Using one is a crime, and an authority or bank that finds it refuses the application and may cancel the licence. The lawful way is the real paper: for an address, a real lease or the cheapest real desk (a flexi desk); for a document you lack, another proof that the authority accepts. I can tell you which documents a place asks for.',
  'hidden-owner':
    'I cannot help to hide who owns or controls a company. The law asks for the real beneficial owners to be registered, and banks check them. The lawful way is to declare them: registers of beneficial owners are largely closed to the public. I can tell you who counts as one and what has to be filed.',
  sanctions:
    'I cannot help to form or run a company with a person who is under sanctions, or to avoid the checks. Every registrar, zone, bank and licensed agent has to screen for it, and dealing with a listed person is a crime in most countries. The lawful way is to leave that person out, or to ask a sanctions lawyer whether a licence of the authority is possible.',
  evasion:
    'I cannot help to evade tax or duties. Hiding income, a false invoice or a false return is a crime, with fines and prosecution. The lawful way is to register, declare everything and claim the reliefs that the law offers. I can tell you the rates, reliefs and deadlines of a place, and how to correct a return that was wrong.',
  bribery:
    'I cannot help with a payment to an official. It is a crime for the person who pays and for the person who takes it. The lawful way to be faster is an official fast track, where there is one, and complete papers at the first attempt. I can tell you the usual time of each step.',
  laundering:
    'I cannot help to disguise where money comes from. That is money laundering, and banks and agents must report it. The lawful way is to document the source of your funds: I can tell you which papers banks ask for.',
  'sham-employment':
    'I cannot help with a sham job, salary or visa. Authorities treat it as fraud, with fines and a ban on new permits. The lawful way is a work permit and a residence visa for the job that the person really does. I can tell you which there are, what each asks for and what it costs.',
  backdating:
    'I cannot help to backdate a paper or a filing: that is forgery. A deadline that has passed cannot be undone that way. The lawful way is to file late, pay what that costs, and ask a lawyer or tax adviser at once whether relief is possible. I can tell you the deadline and what follows after it.',
  general:
    'I cannot help with that: it is against the law. I can tell you what the law asks for, what it costs to comply, and which lawful choices you have.',
} as const;

/** What is said instead of drafts, predictions and advice. */
export const insteadMessages = {
  drafting:
    'I do not draft contracts or other legal papers: they have to fit your case, and a lawyer answers for them. I can tell you which papers a place asks for, what has to be in them by law, what they cost and where they are filed. For the text itself ask a licensed lawyer or the zone for its standard form.',
  prediction:
    'Nobody can promise what an authority, a bank or a lawmaker will decide, and I do not predict it. I can tell you what holds today, what they ask for, the usual time, and the common reasons for a refusal.',
  advice:
    'I do not give tax or legal advice on your own case: a licensed adviser has to look at the facts. These are the rules that decide it:',
  person: (link: string) => `[Ask a person](${link})`,
} as const;
