import { readFileSync } from 'node:fs';

/** What Linux counts processor time in, in ms: the same on every kind of machine. */
const tickMs = 10;

/** The processor time that a process has used so far, in ms; `undefined` where the system does not tell, or it has ended. */
export function processorTimeOf(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, which may hold anything.
    const [user, system] = status
      .slice(status.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * tickMs;
  } catch {
    return undefined;
  }
}
