import { articleIndex } from 'virtual:article-index';
import type { LegalTextName } from '#domain/brand/legal-text.ts';
import { helpMessages } from '#messages/help.ts';
import { offlineMessages } from '#messages/offline.ts';
import { operatorMessages } from '#messages/operator.ts';
import { pageDescriptions, pageTitles } from '#messages/page-titles.ts';
import { questionMessages } from '#messages/questions.ts';
import { headOf } from './help/article-head.ts';
import { articleAddress } from './help/help-addresses.ts';
import { loadArticle } from './help/load-article.ts';
import { ownTextPaths, paths } from './paths.ts';

/** A page whose HTML is made at build time: file name, address below the base path, title, description. */
interface PrerenderedPage {
  file: string;
  path: string;
  title: string;
  description: string;
  /** More for the page's head, as HTML. */
  head?: string;
  /** More after the page's content, as HTML. */
  tail?: string;
  /** Whether the server renders its content for each address; the file then holds what stands around it. */
  isFrame?: true;
  /** Whether it is in the site map, with the month or day of its last change where known. */
  listed?: true | { changedOn: string };
}

/** Every page the server can answer with, but the articles; all of the dashboard's addresses share one. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  {
    ...page('onboarding', paths.onboarding, pageTitles.onboarding, pageDescriptions.onboarding),
    listed: true,
  },
  page('signin', paths.signIn, pageTitles.signIn, pageDescriptions.signIn),
  page('signup', paths.signUp, pageTitles.signUp, pageDescriptions.signUp),
  page('verify-email', paths.verifyEmail, pageTitles.verifyEmail, pageDescriptions.verifyEmail),
  page('confirm-email', paths.confirmEmail, pageTitles.confirmEmail, pageDescriptions.confirmEmail),
  page('forgot-password', paths.forgotPassword, pageTitles.forgotPassword, pageDescriptions.forgotPassword),
  page('reset-password', paths.resetPassword, pageTitles.resetPassword, pageDescriptions.resetPassword),
  page('sign', paths.sign, pageTitles.sign, pageDescriptions.sign),
  page('invitation', paths.invitation, pageTitles.invitation, pageDescriptions.invitation),
  page('company', paths.company, pageTitles.company, pageDescriptions.company),
  page('plan', paths.plan, pageTitles.plan, pageDescriptions.plan),
  answered('plan', paths.plan, pageDescriptions.plan),
  { ...page('compare', paths.compare, pageTitles.compare, pageDescriptions.compare), listed: true },
  answered('compare', paths.compare, pageDescriptions.compare),
  {
    ...page('help', paths.help, pageTitles.help, pageDescriptions.help),
    head: headOf(paths.help),
    listed: true,
  },
  page('help-answer', `${paths.help}/answers/answer`, questionMessages.pageTitle, pageDescriptions.help),
  page('help-not-found', `${paths.help}/not-found`, helpMessages.missing, helpMessages.missingText),
  { ...page('terms', paths.terms, pageTitles.terms, pageDescriptions.terms), listed: true },
  { ...page('privacy', paths.privacy, pageTitles.privacy, pageDescriptions.privacy), listed: true },
  page('dev/outbox', paths.outbox, pageTitles.outbox, pageDescriptions.outbox),
  ownText('terms', pageTitles.terms, pageDescriptions.terms),
  ownText('privacy', pageTitles.privacy, pageDescriptions.privacy),
  page('operator', paths.operator, operatorMessages.backOffice, pageDescriptions.operator),
  page('dashboard', paths.dashboard, pageTitles.dashboard, pageDescriptions.dashboard),
];

/** A page for each article. */
export async function articlePages(): Promise<readonly PrerenderedPage[]> {
  const { countries, everywhere } = articleIndex;
  const links = [
    ...countries.flatMap(({ groups }) => groups.flatMap(({ articles }) => articles)),
    ...everywhere,
  ];
  return Promise.all(
    links.map(async ({ path }) => {
      const article = await loadArticle(path);
      if (typeof article === 'string') throw new Error(`The article ${path} is ${article}.`);
      const address = articleAddress(path);
      return {
        ...page(address.slice(1), address, article.title, article.summary),
        head: headOf(address, article),
        listed: { changedOn: article.readOn },
      };
    }),
  );
}

export const notFoundPage = {
  file: 'not-found',
  title: pageTitles.notFound,
  description: pageDescriptions.notFound,
};

export const offlinePage = {
  file: 'offline',
  title: offlineMessages.pageTitle,
  description: offlineMessages.text,
};

/** The page that stands in for a built-in legal text, where the operator has written their own. */
function ownText(name: LegalTextName, title: string, description: string): PrerenderedPage {
  return {
    ...page(`${name}-own`, ownTextPaths[name], title, description),
    head: '<script id="legal-text" type="application/json">%LEGAL_TEXT%</script>',
  };
}

/** The page that stands in for another where the server renders it with what its address asks for. */
function answered(name: string, path: string, description: string): PrerenderedPage {
  return {
    ...page(`${name}-answered`, path, '%PAGE_TITLE%', description),
    // Behind the content, which is shown before any script needs them.
    tail: '<script id="page-answers" type="application/json">%PAGE_ANSWERS%</script>',
    isFrame: true,
  };
}

function page(file: string, path: string, title: string, description: string): PrerenderedPage {
  return { file, path, title, description };
}
