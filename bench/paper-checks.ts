import { readFileSync } from 'node:fs';
import { inspectPaper } from '../src/server/paper-checks/inspect-paper.ts';

/*
 * What the check of one file takes: node bench/paper-checks.ts passport photograph.heic
 * As in the server's own process for it, without what it takes to start that: about 0.2 s.
 */

const [as = 'document', path = ''] = process.argv.slice(2);
const file = readFileSync(path);
if (as !== 'document' && as !== 'passport' && as !== 'identity-card' && as !== 'portrait') {
  throw new Error(`'${as}' is no kind of paper.`);
}
const start = performance.now();
const { type, pages, findings, read } = await inspectPaper(file, as, { today: '2026-11-22' });
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
console.info({
  type,
  pages,
  found: findings.map(({ code, page }) => (page ? `${code} on page ${page}` : code)).join(', '),
  isRead: read !== null,
  kilobytes: Math.round(file.byteLength / 1000),
  milliseconds: Math.round(performance.now() - start),
  cpuMilliseconds: Math.round((userCPUTime + systemCPUTime) / 1000),
  peakMegabytes: Math.round(maxRSS / 1024),
});
