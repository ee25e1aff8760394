/** Lines shown around a change. */
const contextLines = 3;

/**
 * The change of one file as a unified diff with one hunk, as `git apply` takes it; empty where nothing changed.
 *
 * @param path of the file in the repository
 * @param before whole lines, as is `after`
 */
export function changedFile(path: string, before: string, after: string): string {
  if (before === after) return '';
  const old = linesOf(before);
  const now = linesOf(after);
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;

  const from = Math.max(0, head - contextLines);
  const leading = old.slice(from, head);
  const trailing = old.slice(old.length - tail, old.length - tail + contextLines);
  const removed = old.slice(head, old.length - tail);
  const added = now.slice(head, now.length - tail);
  const around = leading.length + trailing.length;
  const range = (count: number) => `${count + around === 0 ? from : from + 1},${count + around}`;
  return [
    `--- a/${path}`,
    `+++ b/${path}`,
    `@@ -${range(removed.length)} +${range(added.length)} @@`,
    ...leading.map((line) => ` ${line}`),
    ...removed.map((line) => `-${line}`),
    ...added.map((line) => `+${line}`),
    ...trailing.map((line) => ` ${line}`),
    '',
  ].join('\n');
}

function linesOf(text: string): string[] {
  return text.split('\n').slice(0, -1);
}
