const plain = 'AEIOUaeiouncs';
const marked = 'ÅÉÎÖÛåéîöûñçš';

/** A catalogue with the same keys and marked texts, so that other texts stand out. */
export function pseudo<Value>(value: Value): Value {
  return changed(value) as Value;
}

function changed(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? value : `⟦${[...value].map(mark).join('')}⟧`;
  if (typeof value === 'function') return (...given: unknown[]) => changed(value(...given));
  if (Array.isArray(value)) return value.map(changed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part)]));
}

function mark(letter: string): string {
  return marked[plain.indexOf(letter)] ?? letter;
}
