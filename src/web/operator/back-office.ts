import { createContext, useContext } from 'react';

/** What the pages of the back office tell its frame. */
interface BackOffice {
  /** Reads anew how much waits. */
  refetch(): void;
}

export const BackOfficeContext = createContext<BackOffice>({ refetch() {} });

export function useBackOffice(): BackOffice {
  return useContext(BackOfficeContext);
}
