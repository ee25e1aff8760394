import type { Person } from '#domain/accounts/person.ts';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import { jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import { isServiceFor, takesOfferedPrice } from '#domain/quotes/compose-lines.ts';
import { kindsOfCases } from '../cases/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { servicesStanding } from '../price-list/index.ts';
import { todayOf } from './compose-quote.ts';
import type { QuotePorts } from './ports.ts';
import { listOpenQuotes, type OpenQuote, type TouchedQuote } from './quote-list-repository.ts';

/**
 * The quotes that a change of a service of ours touches, as far as somebody of the staff sees them: open ones, being
 * drafts and sent versions that can still be accepted, which have the service. A sent quote has it where its version
 * sent last says so; one that was never sent has it where its case is offered the service as it is or would be, and
 * staff neither left it out nor set its amount. Accepted quotes keep their price, also while their next version is
 * written, and are not listed.
 */
export function listTouchedByService(
  { clock, database }: Pick<QuotePorts, 'clock' | 'database'>,
  staff: Person,
  serviceId: string,
): Promise<TouchedQuote[]> {
  const today = todayOf(clock);
  const lineId = `agency-${serviceId}`;
  return inScope(database, { staff: staff.id }, async (transaction) => {
    const open = await listOpenQuotes(transaction, today, lineId);
    const services = await servicesStanding(transaction, serviceId, today);
    const unsent = open.filter(({ sent }) => !sent);
    const kinds = await kindsOfCases(
      transaction,
      unsent.map(({ row }) => row.caseId),
    );
    const wouldHave = ({ row: { edits, caseId }, plannedBy }: OpenQuote) => {
      const { country, companyType, subType, visas, officeType } = plannedBy;
      const place = jurisdictionIdOf({ country, companyType, subType: subType ?? undefined });
      const jurisdiction = catalogue
        .flatMap(({ jurisdictions }) => jurisdictions)
        .find(({ id }) => id === place);
      if (!edits || !jurisdiction || !takesOfferedPrice(edits, lineId)) return false;
      const kind = kinds.get(caseId) ?? 'formation';
      const occasion = { jurisdiction, requirements: { visas, officeType }, kind, people: edits.people };
      return services.some((service) => isServiceFor(service, occasion));
    };
    return open.filter((quote) => (quote.sent ? quote.gross : wouldHave(quote)));
  });
}
