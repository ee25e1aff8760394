import { existsSync, readFileSync } from 'node:fs';

/** The processes that another has started; none where the system does not list them, as Linux does. */
export function childrenOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number) : [];
}
