import { pageDescriptions, pageTitles } from './messages/page-titles.ts';
import { paths } from './paths.ts';

/** A page whose HTML is made at build time: file name, address below the base path, title, description. */
interface PrerenderedPage {
  file: string;
  path: string;
  title: string;
  description: string;
}

/** Every page the server can answer with; all of the dashboard's addresses share one. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  page('onboarding', paths.onboarding, pageTitles.onboarding, pageDescriptions.onboarding),
  page('signin', paths.signIn, pageTitles.signIn, pageDescriptions.signIn),
  page('signup', paths.signUp, pageTitles.signUp, pageDescriptions.signUp),
  page('company', paths.company, pageTitles.company, pageDescriptions.company),
  page('plan', paths.plan, pageTitles.plan, pageDescriptions.plan),
  page('compare', paths.compare, pageTitles.compare, pageDescriptions.compare),
  page('terms', paths.terms, pageTitles.terms, pageDescriptions.terms),
  page('privacy', paths.privacy, pageTitles.privacy, pageDescriptions.privacy),
  page('dashboard', paths.dashboard, pageTitles.dashboard, pageDescriptions.dashboard),
];

export const notFoundPage = {
  file: 'not-found',
  title: pageTitles.notFound,
  description: pageDescriptions.notFound,
};

function page(file: string, path: string, title: string, description: string): PrerenderedPage {
  return { file, path, title, description };
}
