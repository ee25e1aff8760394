import { basePath } from '#web/paths.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

/** A policy's name can be used once per page, and the dashboard is entered again after signing in anew. */
let isStarted = false;

/**
 * Starts the worker that shows a page of ours when one is opened without a connection (`public/offline-worker.js`).
 * The browser looks for a newer worker with each page that is opened.
 */
export function keepOfflinePage(): void {
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isStarted = true;
  const address = `${basePath}/offline-worker.js`;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('landfall-offline', { createScriptURL: (url) => url });
  navigator.serviceWorker
    .register((policy?.createScriptURL(address) ?? address) as string, { updateViaCache: 'none' })
    // Without it the browser's own page is shown.
    .catch(() => {});
}
