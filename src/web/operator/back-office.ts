import { createContext, useContext } from 'react';

/** What the pages of the back office tell its frame. */
interface BackOffice {
  /** Reads anew how much waits. */
  refresh(): void;
}

export const BackOfficeContext = createContext<BackOffice>({ refresh() {} });

export function useBackOffice(): BackOffice {
  return useContext(BackOfficeContext);
}
