import { use } from 'react';
import { paths } from '#web/paths.ts';
import { useLocation } from '#web/platform/router.tsx';
import { ArticleView } from './article-view.tsx';
import { forgetArticle, loadArticle } from './load-article.ts';
import { MissingArticle, UnreadArticle } from './no-article.tsx';
import './help.css';

/** One article of the help pages. */
export default function ArticlePage() {
  const { pathname } = useLocation();
  const path = pathname.slice(paths.help.length + 1).replace(/\/+$/, '');
  const reached = use(loadArticle(path));
  if (reached === 'missing') return <MissingArticle />;
  if (reached === 'unread') return <UnreadArticle onLeave={() => forgetArticle(path)} />;
  return <ArticleView key={path} article={reached} />;
}
