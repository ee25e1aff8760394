/** The element with the addresses of a page's scripts, one of the last in the page. */
export const scriptsId = 'page-scripts';

/**
 * Moves a page's scripts out of its head and loads them after the first paint: the HTML
 * renders without them, so they do not compete with its resources.
 *
 * The URLs are data in the page (`#page-scripts`), the entry first.
 *
 * @param scripts the page's module scripts; `undefined` for a page that needs none
 */
export function withScriptsAfterPaint(
  html: string,
  scripts: { entry: string; imported: readonly string[] } | undefined,
): string {
  const withoutScripts = html.replaceAll(
    /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g,
    '',
  );
  if (!scripts) return withoutScripts;
  const addresses = JSON.stringify([scripts.entry, ...scripts.imported]);
  const loader = `<script id="${scriptsId}" type="application/json">${addresses}</script><script>(${startScripts})();</script>`;
  return withoutScripts.replace('</body>', () => `${loader}</body>`);
}

/**
 * Runs in the page, so it is a string. A hidden page, or one whose first screen depends on
 * stored data, paints nothing before its scripts run, so they load immediately.
 */
const startScripts = `() => {
  const start = () => {
    const [entry, ...imported] = JSON.parse(document.getElementById('${scriptsId}').textContent);
    for (const href of imported) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const policy = globalThis.trustedTypes?.createPolicy('landfall-scripts', { createScriptURL: (address) => address });
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: policy ? policy.createScriptURL(entry) : entry }));
  };
  const paints = document.visibilityState === 'visible' && !document.documentElement.hasAttribute('data-restoring');
  if (!paints || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start();
  new PerformanceObserver((entries, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}`;
