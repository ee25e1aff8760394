import { commonMessages } from '#messages/common.ts';
import { toaster } from './toaster.ts';

/**
 * Short messages that come and go by themselves. The library behind them loads with the first thing a
 * person does, or with the first message if that is earlier.
 */
export const notify = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
};

/** One event can end several calls and change the page; its message is shown once. */
const saidOnce: ReadonlySet<string> = new Set([commonMessages.signInToContinue]);

function show(kind: 'success' | 'error' | 'info', text: string): void {
  void toaster.ready().then((toast) => toast[kind](text, saidOnce.has(text) ? { id: text } : {}));
}
