import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'vite';
import { contentPolicyOf } from '../../src/server/pages/fill-page.ts';

/** As the server has for pages with hosted calls. */
const hostedGuests = { scripts: ['https://c.daily.co'], connections: [] };

/** A hosted voice service on this machine: its one call, and the half of the call library that it serves. */
export interface HostedService {
  origin: string;
  /** What was asked of `POST /call/web`. */
  calls: { key: string | undefined; body: Record<string, unknown> }[];
  /** How often the call library's other half was asked for. */
  bundles(): number;
  /** What becomes of the next requests for it. */
  bundle: 'served' | 'missing' | 'silent';
  stop(): Promise<void>;
}

/**
 * What the call library loads at run time and this stands in for. It joins, leaves and passes on what a test
 * sends; its state is as much as the library reads.
 */
export const callMachine = `
for (const id of window._daily.pendings.splice(0)) {
  const post = (event) =>
    window.postMessage({ ...event, what: 'iframe-call-message', callClientId: id, from: 'embedded' }, '*');
  const state = {
    local: { streams: {}, public: { subscribedTracks: { ALL: true }, customTracks: {} } },
    streams: {},
    participants: {},
  };
  const tracks = { audio: { subscribed: true, state: 'off' }, video: { subscribed: false, state: 'off' } };
  Object.assign(window._daily.instances[id], { callMachine: { reset() {}, store: { getState: () => state } } });
  window.addEventListener('message', ({ data }) => {
    if (!data || data.what !== 'iframe-call-message' || data.from !== 'module' || data.callClientId !== id) return;
    const { farSide } = window;
    farSide.asked.push({ ...data });
    if (data.action === 'join-meeting') {
      farSide.send = post;
      post({ action: 'joined-meeting', participants: { local: { session_id: 'me', local: true, user_name: '', tracks } } });
      post({ action: 'participant-joined', participant: { session_id: 'vapi-1', local: false, user_name: 'Vapi Speaker', tracks } });
      if (farSide.picksUp) post({ action: 'app-message', data: 'listening', fromId: 'vapi-1' });
      else farSide.asked.push({ action: 'waiting' });
    } else if (data.action === 'leave-meeting') post({ action: 'left-meeting' });
    else if (data.callbackStamp) post({ action: data.action, callbackStamp: data.callbackStamp });
  });
  post({ action: 'call-machine-initialized' });
  post({ action: 'loaded' });
}`;

/** The page that makes hosted calls, with everything in it. */
async function buildPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: 'src/web/voice/testing/hosted-page.ts', formats: ['es'], fileName: 'page' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The page of hosted calls could not be built.');
  return chunk.code;
}

/** Starts the service. What it refuses next is told it by the page. */
export async function startHostedService(): Promise<HostedService> {
  const page = await buildPage();
  let bundles = 0;
  let refusal: { status: number; body: unknown } | undefined;
  const service: HostedService = {
    origin: '',
    calls: [],
    bundles: () => bundles,
    bundle: 'served',
    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  const html = `<!doctype html><title>Hosted calls</title>
    <script id="web-settings" type="application/json">{"anonymousKey":"","brand":{}}</script>
    <script type="module" src="/page.js"></script>`;
  const http = createServer(async (request, response) => {
    let sent = '';
    for await (const piece of request) sent += piece;
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const answer = (status: number, type: string, body: string) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*, authorization');
      // The product's own policy: what it keeps in the page is kept here as well.
      response.writeHead(status, {
        'content-type': type,
        'content-security-policy': contentPolicyOf('', hostedGuests),
      });
      response.end(body);
    };
    if (pathname === '/') answer(200, 'text/html', html);
    else if (pathname === '/page.js') answer(200, 'text/javascript', page);
    else if (pathname === '/refusal') {
      refusal = JSON.parse(sent) as typeof refusal;
      answer(204, 'text/plain', '');
    } else if (pathname === '/call-machine.js') {
      bundles += 1;
      if (service.bundle === 'served') answer(200, 'text/javascript', callMachine);
      else if (service.bundle === 'missing') answer(404, 'text/plain', 'There is none.');
    } else if (request.method === 'OPTIONS') answer(204, 'text/plain', '');
    else if (pathname === '/call/web') {
      service.calls.push({
        key: request.headers.authorization,
        body: JSON.parse(sent) as Record<string, unknown>,
      });
      const { status, body } = refusal ?? {
        status: 201,
        body: { id: 'call-1', webCallUrl: 'https://landfall.daily.co/room' },
      };
      refusal = undefined;
      answer(status, 'application/json', JSON.stringify(body));
    } else answer(404, 'text/plain', '');
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  service.origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return service;
}
