import type { Rows } from '../platform/database/scope.ts';
import { findOperator } from './operator-repository.ts';

/** Whether somebody is of the installation's staff. */
export function isOperator(rows: Rows, personId: string): Promise<boolean> {
  return findOperator(rows, personId);
}
