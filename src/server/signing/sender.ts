import type { Person } from '#domain/accounts/person.ts';
import type { AuditAction } from '#domain/audit/audit-entry.ts';
import { inCompanyFor } from '../audit/index.ts';
import { type PaperScope, paperScopeOf } from '../papers/index.ts';
import type { SigningPorts } from './ports.ts';

/** Who deals with the envelopes of a company: one of its people, or staff for them. */
export interface Sender {
  scope: PaperScope;
  person: Person;
  /** For whom documents are read; staff see no private answers. */
  reader: { personId?: string };
  /** Writes what they did into the company's log. */
  record(action: AuditAction, subject: string): Promise<void>;
}

/** In whose name a call is made, and of which company. */
export interface SenderCall {
  side: 'member' | 'staff';
  person: Person;
  companyId: string;
}

/**
 * Runs an action with the envelopes of a company. What staff read is logged here, what they do by the action.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function asSender<T>(
  services: Pick<SigningPorts, 'clock' | 'database'>,
  { side, person, companyId }: SenderCall,
  purpose: 'read' | 'manage',
  work: (sender: Sender) => Promise<T>,
): Promise<T> {
  const purposeOf = {
    read: { action: 'read-company-papers', reads: 'papers' },
    manage: { action: 'manage-papers' },
  } as const;
  const user = { side: side === 'staff' ? 'agency' : 'company', person } as const;
  return inCompanyFor(services, user, companyId, purposeOf[purpose], (scope) =>
    work({
      scope: paperScopeOf(scope),
      person,
      reader: side === 'staff' ? {} : { personId: person.id },
      record: (action, subject) => scope.record({ action, subject }),
    }),
  );
}
