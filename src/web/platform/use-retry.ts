import { useState } from 'react';

/**
 * Retries a failed load and reports progress, so that the button stays and takes no second press.
 *
 * @param load loads again and returns whether it succeeded
 * @param onLoaded called on success; the button is removed then, so the focus needs a new place
 */
export function useRetry(load: () => Promise<boolean>, onLoaded: () => void) {
  const [isRetrying, setIsRetrying] = useState(false);
  async function retry(): Promise<void> {
    setIsRetrying(true);
    const isLoaded = await load();
    setIsRetrying(false);
    if (isLoaded) onLoaded();
  }
  return { isRetrying, retry };
}
