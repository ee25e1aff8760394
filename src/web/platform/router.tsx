import type { HistoryAction, RouterHistory } from '@tanstack/history';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { Router as Matcher, Link as MatcherLink } from 'wouter';
import { basePath } from '#web/paths.ts';

export { Route, Switch, useParams } from 'wouter';

/** Where the app is: the address below the base path, and how this entry of the history was reached. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  state: Readonly<Record<string, unknown>>;
  /** Identifies the history entry; 'default' for entries made by links within a page. */
  key: string;
  /** By back or forward, or as the first page: what was left here can be restored. */
  isRevisit: boolean;
}

interface NavigateOptions {
  replace?: boolean;
  state?: object | undefined;
}

/** Navigates to an address below the base path, or by a number of history entries. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

const RouterContext = createContext<{ history: RouterHistory; location: Location } | undefined>(undefined);

/**
 * Keeps the page in step with the history. Moves are transitions: the page stays until the code of the
 * next one is there.
 */
export function Router({ history, children }: { history: RouterHistory; children: ReactNode }) {
  const [location, setLocation] = useState(() => locationOf(history));
  // Before any effect of a page can navigate.
  useLayoutEffect(
    () =>
      history.subscribe(({ action }) => startTransition(() => setLocation(locationOf(history, action.type)))),
    [history],
  );
  const value = useMemo(() => ({ history, location }), [history, location]);
  return (
    <RouterContext value={value}>
      <Matcher hook={usePathname} searchHook={useSearch} hrefs={hrefOf}>
        {children}
      </Matcher>
    </RouterContext>
  );
}

function locationOf({ location }: RouterHistory, action?: HistoryAction): Location {
  const isMove = action === 'PUSH' || action === 'REPLACE';
  const entry: { key?: string } | null = typeof window === 'undefined' ? null : window.history.state;
  return {
    pathname: location.pathname.slice(basePath.length) || '/',
    search: location.search,
    hash: location.hash,
    state: location.state as unknown as Location['state'],
    key: (isMove ? location.state.key : entry?.key) ?? 'default',
    isRevisit: !isMove,
  };
}

function useRouter() {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no router above.');
  return router;
}

export function useHistory(): RouterHistory {
  return useRouter().history;
}

export function useLocation(): Location {
  return useRouter().location;
}

export function useNavigate(): Navigate {
  const history = useHistory();
  return useCallback(
    (to, { replace, state } = {}) => {
      if (typeof to === 'number') history.go(to);
      else if (replace) history.replace(hrefOf(to), state);
      else history.push(hrefOf(to), state);
    },
    [history],
  );
}

const hrefOf = (to: string) => basePath + to;
const usePathname = (): [string, Navigate] => [useLocation().pathname, useNavigate()];
const useSearch = () => useLocation().search;

type Search = ConstructorParameters<typeof URLSearchParams>[0];

/** The query of the address. A change is given the query as it is then, so that changes add up. */
export function useSearchParams() {
  const { search } = useLocation();
  const history = useHistory();
  const navigate = useNavigate();
  const set = useCallback(
    (next: Search | ((now: URLSearchParams) => Search), options?: NavigateOptions) => {
      const { pathname, search: now } = history.location;
      const query = new URLSearchParams(
        typeof next === 'function' ? next(new URLSearchParams(now)) : next,
      ).toString();
      navigate(pathname.slice(basePath.length) + (query && `?${query}`), options);
    },
    [history, navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), set] as const;
}

/** Redirects when rendered. */
export function Redirect({ to, state }: { to: string; state?: object }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true, ...(state && { state }) }), [navigate, to, state]);
  return null;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'>, NavigateOptions {
  to: string;
}

export const Link = MatcherLink as (props: LinkProps) => ReactNode;

interface NavLinkProps extends Omit<LinkProps, 'className'> {
  className(isActive: boolean): string;
  /** Active on exactly this page, and not on those below it. */
  end?: boolean;
}

/** A link that is marked as current if it leads to the shown page or a parent of it. */
export function NavLink({ to, end = false, className, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isActive = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return (
    <Link to={to} className={className(isActive)} {...(isActive && { 'aria-current': 'page' })} {...rest} />
  );
}
