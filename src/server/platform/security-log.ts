import { failureStatus } from '#contract/failure.ts';
import type { Client } from './client.ts';
import type { Failure } from './failure.ts';
import type { Log } from './log.ts';

/** A refused request as logged: never with a password, a token or an email address. */
export interface Refusal {
  /** The code of the failure, or 'forged-token'. */
  reason: string;
  method: string;
  /** The call's path from the contract, without ids. */
  path: string;
  client: Pick<Client, 'address' | 'network'>;
  /** Id of the signed-in person. */
  personId?: string | undefined;
}

/** Logs refused requests, for monitoring and tools such as fail2ban. */
export interface SecurityLog {
  note(refusal: Refusal): void;
}

/** Failures with other statuses that suggest probing. */
const alsoNoted = new Set<string>(['wrong-password', 'wrong-code', 'signature-refused']);

/** Whether a failure is logged: wrong credentials, missing rights and limits, but not being signed out. */
export function isSecurityRelevant({ code }: Failure): boolean {
  const status = failureStatus[code];
  if (code === 'sign-in-required' || code === 'key-required') return false;
  return status === 401 || status === 403 || status === 429 || alsoNoted.has(code);
}

const windowMs = 60_000;
/** Lines per minute, per reason and network and in total, so that a flood cannot fill the disk. */
const maxLinesPerSource = 10;
const maxLines = 300;

export function openSecurityLog(log: Pick<Log, 'warn'>): SecurityLog {
  const lines = new Map<string, number>();
  let written = 0;
  let suppressed = 0;
  let isWindowOpen = false;

  function closeWindow(): void {
    if (suppressed > 0) {
      log.warn({ event: 'refusals-suppressed', count: suppressed }, 'More requests were refused.');
    }
    lines.clear();
    written = 0;
    suppressed = 0;
    isWindowOpen = false;
  }

  return {
    note({ reason, method, path, client, personId }) {
      if (!isWindowOpen) {
        isWindowOpen = true;
        setTimeout(closeWindow, windowMs).unref();
      }
      const source = `${reason} ${client.network}`;
      const before = lines.get(source) ?? 0;
      if (before >= maxLinesPerSource || written >= maxLines) {
        suppressed += 1;
        return;
      }
      lines.set(source, before + 1);
      written += 1;
      log.warn(
        { event: 'refused', reason, method, path, address: client.address, ...(personId && { personId }) },
        'A request was refused.',
      );
    },
  };
}
