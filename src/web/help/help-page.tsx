import { articleIndex } from 'virtual:article-index';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { choiceLabels } from '#messages/choices.ts';
import { groupNames, helpMessages } from '#messages/help.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { CountryFlag } from '#web/design-system/country-flag.tsx';
import { PublicPage } from '#web/design-system/public-page.tsx';
import { useLocation, useNavigate } from '#web/platform/router.tsx';
import { trustedHtml } from '#web/platform/trusted-html.ts';
import { useIsInteractive } from '#web/platform/use-is-interactive.ts';
import { usePage } from '#web/platform/use-page.ts';
import type { CountryArticles } from './article.ts';
import { ArticleLinks } from './article-links.tsx';
import { groupAnchor, searchAddress } from './help-addresses.ts';
import { SearchBox } from './search-box.tsx';
import { SearchResults } from './search-results.tsx';
import { SummaryMark } from './summary-mark.tsx';
import { useArrival } from './use-arrival.ts';
import { useSearch } from './use-search.ts';
import './help.css';

/** Pause in typing after which the search runs, in milliseconds. */
const pause = 150;

/** Where help begins: the search, and every article by country and subject. What is searched for stands in the address. */
export default function HelpPage() {
  const { search: address } = useLocation();
  // The prerendered page knows of no search.
  const isInteractive = useIsInteractive();
  const query = (isInteractive && new URLSearchParams(address).get('q')?.trim()) || '';
  const heading = usePage(query === '' ? pageTitles.help : helpMessages.searchTitle(query));
  useArrival();
  const box = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const ask = useAsk(box, query);
  const found = useSearch(query);
  const { search, isSearching } = found;

  /** Down and up lead from the box through the results and back. */
  function move(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const links = area.current?.querySelectorAll<HTMLElement>('.help-results a') ?? [];
    const stops: (Element | null)[] = [box.current, ...links];
    const at = stops.indexOf(document.activeElement);
    const next = stops[at + step];
    if (step === 0 || at === -1 || !(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <PublicPage>
      <h1 ref={heading} tabIndex={-1} className="page-title">
        {pageTitles.help}
      </h1>
      <p className="mt-3 text-base text-muted">{helpMessages.lead}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the controls inside */}
      <div ref={area} onKeyDown={move} className="mt-6">
        <SearchBox
          box={box}
          onType={ask.later}
          onSearch={(text) => {
            ask.now(text);
            if (text === query) area.current?.querySelector<HTMLElement>('.help-results a')?.focus();
          }}
        />
        <p role="status" className="help-count">
          {search && !search.failure && helpMessages.results(search.results.length, search.query)}
          {!search && isSearching && helpMessages.searching}
        </p>
        {/* Filled by the server for those without scripts. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a mark that the server fills with escaped text */}
        <noscript dangerouslySetInnerHTML={trustedHtml('%SEARCH_RESULTS%')} />
        {query !== '' && <SearchResults query={query} {...found} />}
      </div>
      {query === '' && <Topics />}
    </PublicPage>
  );
}

/** Writes the search into the address, at once or when typing pauses. */
function useAsk(box: React.RefObject<HTMLInputElement | null>, query: string) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = (text: string) => {
    clearTimeout(timer.current);
    if (text !== new URLSearchParams(window.location.search).get('q')) {
      void navigate(searchAddress(text), { replace: true });
    }
  };
  const later = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => now(text), pause);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const nowRef = useRef(now);
  useEffect(() => {
    const input = box.current;
    if (!input) return;
    // Searches for what was typed before scripts ran, else shows the search in the address.
    if (query === '' && document.activeElement === input) nowRef.current(input.value.trim());
    else if (input.value.trim() !== query && document.activeElement !== input) input.value = query;
  }, [box, query]);
  return { now, later };
}

const jumpClass =
  'inline-flex min-h-10 items-center gap-2 rounded-full border border-line px-3.5 font-medium pointer-coarse:min-h-11 hover:border-line-strong hover:bg-surface';

const countryClass = 'mt-12 border-t border-line pt-8';
const countryHeadingClass = 'help-heading flex items-center gap-3 text-xl font-semibold tracking-tight';

function Topics() {
  const { countries, everywhere } = articleIndex;
  return (
    <>
      <nav aria-label={helpMessages.countries} className="mt-6 flex flex-wrap gap-2 print:hidden">
        {countries.map(({ country }) => (
          <a key={country} href={`#${country}`} className={jumpClass}>
            <CountryFlag country={country} />
            {choiceLabels.country[country]}
          </a>
        ))}
        <a href="#everywhere" className={jumpClass}>
          {helpMessages.everywhere}
        </a>
      </nav>
      {countries.map((about) => (
        <Country key={about.country} about={about} />
      ))}
      <section aria-labelledby="everywhere" className={countryClass}>
        <h2 id="everywhere" tabIndex={-1} className={countryHeadingClass}>
          {helpMessages.everywhere}
        </h2>
        <ArticleLinks of={everywhere} />
      </section>
    </>
  );
}

function Country({ about: { country, groups } }: { about: CountryArticles }) {
  return (
    <section aria-labelledby={country} className={countryClass}>
      <h2 id={country} tabIndex={-1} className={countryHeadingClass}>
        <CountryFlag country={country} width={24} />
        {choiceLabels.country[country]}
      </h2>
      <div className="help-groups">
        {groups.map(({ id, articles }) => (
          <details key={id} id={groupAnchor(country, id)} tabIndex={-1}>
            <summary>
              {groupNames[id]}
              <SummaryMark />
            </summary>
            {/* Takes the summary's place where there is room for every group. */}
            <h3>{groupNames[id]}</h3>
            <ArticleLinks of={articles} />
          </details>
        ))}
      </div>
    </section>
  );
}
