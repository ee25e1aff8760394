import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const pace = 500;

/**
 * Calls `onLoss` once npm, which started this process, is gone. npm does not forward signals to its children,
 * and a shell in between may keep waiting, so the grandparent is watched, too.
 *
 * @param {() => void} onLoss
 */
export function watchAncestors(onLoss) {
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return;
    clearInterval(timer);
    onLoss();
  }, pace);
  timer.unref();
}

/**
 * @param {number} pid
 * @returns {number | undefined} undefined if unknown
 */
function parentOf(pid) {
  try {
    if (process.platform === 'linux') {
      // The second field is a name in parentheses that may contain any character.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return Number(fields[1]);
    }
    if (process.platform === 'win32') return undefined;
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)]));
  } catch {
    return undefined;
  }
}
