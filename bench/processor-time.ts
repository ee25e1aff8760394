import { readFileSync } from 'node:fs';

/** Length of a tick of Linux' accounting, in ms: 100 a second on every platform in use. */
const tickMs = 10;

/**
 * Processor time a process has used so far, all its threads together, in ms. It hardly depends on what
 * else the machine does, so it tells more than throughput where the machine is shared. 0 but on Linux.
 */
export function processorMsOf(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const afterName = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return (Number(afterName[11]) + Number(afterName[12])) * tickMs;
}
