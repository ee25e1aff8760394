import { lazy, use } from 'react';
import { paths } from '#web/paths.ts';
import { useLocation } from '#web/platform/router.tsx';
import { ArticleView } from './article-view.tsx';
import { forgetArticle, loadArticle } from './load-article.ts';
import { MissingArticle, UnreadArticle } from './no-article.tsx';
import './help.css';

/** Apart: articles of the build need nothing of what asks the server. */
const AnswerPage = lazy(() => import('./answer-page.tsx'));

/** One article of the help pages: one of the build, or one that the operator published. */
export default function ArticlePage() {
  const { pathname } = useLocation();
  const path = pathname.slice(paths.help.length + 1).replace(/\/+$/, '');
  const [, answerId] = /^answers\/([^/]+)$/.exec(path) ?? [];
  if (answerId !== undefined) return <AnswerPage key={answerId} id={answerId} />;
  return <BuiltArticle path={path} />;
}

function BuiltArticle({ path }: { path: string }) {
  const reached = use(loadArticle(path));
  if (reached === 'missing') return <MissingArticle />;
  if (reached === 'unread') return <UnreadArticle onLeave={() => forgetArticle(path)} />;
  return <ArticleView key={path} article={reached} />;
}
