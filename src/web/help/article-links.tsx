import { Link } from '#web/platform/router.tsx';
import type { ArticleLink } from './article.ts';
import { articleAddress } from './help-addresses.ts';

/** Articles by their titles. */
export function ArticleLinks({ of: articles }: { of: readonly ArticleLink[] }) {
  return (
    <ul className="mt-2">
      {articles.map(({ path, title }) => (
        <li key={path}>
          <Link
            to={articleAddress(path)}
            className="flex items-center py-1.5 pointer-coarse:min-h-11 text-accent-text hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
