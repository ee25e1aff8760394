import { useState } from 'react';

/**
 * Another try at what could not be loaded: says that it is under way, so that the button stays where it
 * is and takes no second press.
 *
 * @param load does it again and answers whether it worked
 * @param onLoaded called when it did; the button is gone then, and the focus needs a place
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
