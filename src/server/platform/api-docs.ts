import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { apiBase } from '#contract/operation.ts';
import { escapeHtml } from '#domain/values/html-text.ts';

const home = `${apiBase}/docs`;

/** What Swagger UI needs: the page's own files, and calls to this API for 'Try it out'. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = (title: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${home}/swagger-ui.css">
</head>
<body>
<div id="api"></div>
<script src="${home}/swagger-ui-bundle.js"></script>
<script src="${home}/start.js"></script>
</body>
</html>
`;

/**
 * Begins with the features alone, as a hundred calls at once take their time. Swagger UI otherwise shows a badge for
 * which it asks a validator elsewhere.
 */
const startScript = `SwaggerUIBundle({
  url: '${apiBase}/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
});
`;

/**
 * Serves the description of the API and a page to browse it.
 *
 * @param title what the API is called now
 * @param describe makes the document; asked when somebody first wants it, and again under another title
 */
export function mountApiDocs(
  app: Hono,
  title: () => string,
  describe: (title: string) => Promise<object>,
): void {
  let known: { title: string; document: Promise<string> } | undefined;
  app.get(`${apiBase}/openapi.json`, async () => {
    const now = title();
    if (known?.title !== now) {
      known = { title: now, document: describe(now).then((described) => JSON.stringify(described)) };
    }
    return reply(await known.document, 'application/json');
  });
  app.get(home, () =>
    reply(page(escapeHtml(title())), 'text/html; charset=utf-8', {
      'content-security-policy': contentSecurityPolicy,
    }),
  );
  app.get(`${home}/start.js`, () => reply(startScript, 'text/javascript; charset=utf-8'));
  for (const [name, type] of [
    ['swagger-ui.css', 'text/css; charset=utf-8'],
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ] as const) {
    app.get(`${home}/${name}`, async () => reply(await swaggerUi(name), type));
  }
}

function reply(body: string | Uint8Array<ArrayBuffer>, type: string, headers: Record<string, string> = {}) {
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}

/** A file of the package, from wherever it is installed. */
function swaggerUi(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(new URL(import.meta.resolve(`swagger-ui-dist/${name}`)));
}
