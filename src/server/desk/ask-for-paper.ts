import type { Person } from '#domain/accounts/person.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { addThreadItem } from '../threads/index.ts';
import type { DeskPorts } from './ports.ts';

const { deskRequestMessages, paperKindLabels } = messagesIn(locales[0]);

/** What is asked for. */
interface AskedPaper {
  kind: PaperKind;
  /** Whom it is about; '' for the company. */
  about: string;
  note: string;
}

/**
 * Asks a company for a paper, in its thread.
 * @throws Failure 'company-not-found'
 */
export function askForPaper(
  services: Pick<DeskPorts, 'clock' | 'database'>,
  reviewer: Person,
  companyId: string,
  { kind, about, note }: AskedPaper,
): Promise<void> {
  return inCompanyAsStaff(services, reviewer, companyId, async (scope) => {
    const text = deskRequestMessages.asked(paperKindLabels[kind], about || scope.company.name, note);
    await addThreadItem(scope, {
      ...{ companyId, author: reviewer, side: 'agency', kind: 'message', text, details: {} },
      at: services.clock(),
    });
    await scope.record({ action: 'paper-asked', subject: kind });
  });
}
