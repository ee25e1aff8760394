/**
 * Makes a value at its first use and keeps it. For formatters: a page's first one takes the browser about ten
 * milliseconds, half a long task on a phone, which a page that shows no figures or dates does not have to spend.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
