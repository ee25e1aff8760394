import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { apiBase } from '#contract/operation.ts';
import { escapeHtml } from '#domain/values/html-text.ts';
import type { OpenApiVersion } from './openapi.ts';
import { answerWith, type Representation, representationOf } from './representation.ts';

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
 * Starts with the tags closed and without the list of schemas, because rendering hundreds of operations takes time; a
 * field finds a tag. The description is that of OpenAPI 3.0: the page resolves all of a later one before it shows
 * anything, which takes it half a minute. Disables the badge, which would call an external validator.
 */
const startScript = `SwaggerUIBundle({
  url: '${home}/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  validatorUrl: null,
});
`;

/**
 * Serves the API description and a page to browse it. Files are read once and kept in memory.
 * @param title the current name of the API
 * @param describe creates the document, on first use and for each new title
 */
export function mountApiDocs(
  app: Hono,
  title: () => string,
  describe: (title: string, version: OpenApiVersion) => Promise<object>,
): void {
  /** Serves the document of a version, made once for each title. */
  function serveDocument(path: string, version: OpenApiVersion): void {
    let described: { title: string; document: Promise<Representation> } | undefined;
    app.get(path, async (context) => {
      const now = title();
      if (described?.title !== now) {
        const document = describe(now, version).then((openApi) =>
          textOf(JSON.stringify(openApi), 'application/json'),
        );
        described = { title: now, document };
      }
      return answerWith(context.req.raw, await described.document);
    });
  }

  const files: [name: string, read: () => Promise<Representation>][] = [
    ['start.js', async () => textOf(startScript, 'text/javascript; charset=utf-8')],
    ['swagger-ui.css', () => swaggerUi('swagger-ui.css', 'text/css; charset=utf-8')],
    ['swagger-ui-bundle.js', () => swaggerUi('swagger-ui-bundle.js', 'text/javascript; charset=utf-8')],
  ];
  const kept = new Map<string, Promise<Representation>>();

  serveDocument(`${apiBase}/openapi.json`, '3.1.0');
  serveDocument(`${home}/openapi.json`, '3.0.3');
  app.get(home, (context) =>
    context.html(page(escapeHtml(title())), 200, {
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy,
    }),
  );
  for (const [name, read] of files) {
    app.get(`${home}/${name}`, async (context) => {
      const file = kept.get(name) ?? read();
      kept.set(name, file);
      file.catch(() => kept.delete(name));
      return answerWith(context.req.raw, await file);
    });
  }
}

function textOf(text: string, type: string): Representation {
  return contentOf(new TextEncoder().encode(text), type);
}

function contentOf(content: Uint8Array<ArrayBuffer>, type: string): Representation {
  return representationOf(content, {
    headers: { 'content-type': type, 'cache-control': 'no-cache' },
    compressible: true,
  });
}

/** A file of the package, wherever it is installed. */
async function swaggerUi(name: string, type: string): Promise<Representation> {
  return contentOf(await readFile(new URL(import.meta.resolve(`swagger-ui-dist/${name}`))), type);
}
