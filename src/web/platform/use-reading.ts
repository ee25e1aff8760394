import { useCallback, useEffect, useState } from 'react';
import { CallFailure } from './call.ts';

/** Something that was asked of the server. */
export interface Reading<Answer> {
  /** `undefined` until it is there. */
  answer: Answer | undefined;
  /** When the answer came. */
  readAt: Date;
  /** Why it could not be read; until the next answer. */
  failure: CallFailure | undefined;
  isReading: boolean;
  /**
   * Reads it again. Meanwhile, what is known stays. Never throws.
   *
   * @returns whether it could be read
   */
  refresh(): Promise<boolean>;
  /** Takes over what another call has just said. */
  update(change: (known: Answer | undefined) => Answer): void;
}

/**
 * Reads something when the component mounts, and gives up when it goes.
 *
 * @param read makes the call; a new function reads anew
 */
export function useReading<Answer>(read: (signal?: AbortSignal) => Promise<Answer>): Reading<Answer> {
  const [answer, setAnswer] = useState<Answer>();
  const [readAt, setReadAt] = useState(() => new Date());
  const [failure, setFailure] = useState<CallFailure>();
  const [isReading, setIsReading] = useState(true);

  const readNow = useCallback(
    async (signal?: AbortSignal) => {
      setIsReading(true);
      try {
        const found = await read(signal);
        setAnswer(() => found);
        setReadAt(new Date());
        setFailure(undefined);
        return true;
      } catch (error) {
        if (signal?.aborted) return false;
        if (!(error instanceof CallFailure)) throw error;
        setFailure(error);
        return false;
      } finally {
        if (!signal?.aborted) setIsReading(false);
      }
    },
    [read],
  );

  useEffect(() => {
    const controller = new AbortController();
    void readNow(controller.signal);
    return () => controller.abort();
  }, [readNow]);

  const refresh = useCallback(() => readNow(), [readNow]);
  return { answer, readAt, failure, isReading, refresh, update: setAnswer };
}
