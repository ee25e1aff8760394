/** The element with the addresses of a page's scripts, one of the last in the page. */
export const scriptsId = 'page-scripts';

/**
 * Moves a page's scripts out of its head and loads them after the first paint: the HTML
 * renders without them, so they do not compete with its resources.
 *
 * The URLs are data in the page (`#page-scripts`), the entry first.
 *
 * @param scripts the page's module scripts; `undefined` for a page that needs none
 * @param scripts.hasFigures whether the page shows sums and dates at once
 */
export function withScriptsAfterPaint(
  html: string,
  scripts: { entry: string; imported: readonly string[]; hasFigures?: boolean | undefined } | undefined,
): string {
  const withoutScripts = html.replaceAll(
    /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g,
    '',
  );
  if (!scripts) return withoutScripts;
  const addresses = JSON.stringify([scripts.entry, ...scripts.imported]);
  const loader = `<script id="${scriptsId}" type="application/json">${addresses}</script><script>(${startScripts(scripts.hasFigures)})();</script>`;
  return withoutScripts.replace('</body>', () => `${loader}</body>`);
}

/**
 * Runs in the page, so it is a string. A hidden page, or one whose first screen depends on
 * stored data, paints nothing before its scripts run, so they load immediately.
 */
const startScripts = (hasFigures = false) => `() => {
  const start = () => {
    const [entry, ...imported] = JSON.parse(document.getElementById('${scriptsId}').textContent);
    for (const href of imported) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const policy = globalThis.trustedTypes?.createPolicy('landfall-scripts', { createScriptURL: (address) => address });
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: policy ? policy.createScriptURL(entry) : entry }));
    ${hasFigures ? makeFormatter : ''}
  };
  const paints = document.visibilityState === 'visible' && !document.documentElement.hasAttribute('data-restoring');
  if (!paints || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start();
  new PerformanceObserver((entries, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}`;

/**
 * The first formatter of a page takes the browser about 14 ms, whichever it is. It is made while the scripts are on
 * their way, as a task of its own; within hydration it made a long one.
 */
const makeFormatter =
  "setTimeout(() => new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }));";
