import { createContext, useContext } from 'react';
import { mayAsStaff, type StaffRight, type StaffRole } from '#domain/staff/permissions.ts';

/** What the frame of the back office and its pages tell each other. */
interface BackOffice {
  /** The signed-in person's role. */
  role: StaffRole;
  /** Reads anew how much waits. */
  refetch(): void;
}

export const BackOfficeContext = createContext<BackOffice>({ role: 'reviewer', refetch() {} });

export function useBackOffice(): BackOffice {
  return useContext(BackOfficeContext);
}

/** Whether the signed-in person may do this: what they may not is not offered. */
export function useMayAsStaff(): (right: StaffRight) => boolean {
  const { role } = useBackOffice();
  return (right) => mayAsStaff(role, right);
}
