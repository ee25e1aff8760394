import {
  isFromSameFirm,
  nextOutcomes,
  type ProviderEvent,
  presentProvider,
  providerRecordOf,
} from '#domain/providers/appointment.ts';
import { providerRuleFor } from '#domain/providers/provider-rules.ts';
import { type CompanyUser, inCompanyFor, type UserScope } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { noteHolder } from '../portals/index.ts';
import { lockCompanies } from '../tenancy/index.ts';
import { placeOf } from './place-of.ts';
import type { ProviderPorts } from './ports.ts';
import { addProviderEvent, listAdvisersEmails, listProviderEvents } from './provider-repository.ts';
import { type CompanyProvider, providerIn } from './read-provider.ts';

/** Far more than a company appoints. */
const maxEvents = 300;

type Input =
  | (Extract<ProviderEvent, { kind: 'chosen' }> & { acceptsConflict: boolean })
  | Exclude<ProviderEvent, { kind: 'chosen' }>;

/**
 * Records which provider a company chose, what that answered, or why it needs none.
 *
 * @throws Failure 'company-not-found', 'not-allowed', 'provider-open' while another one is asked or acts,
 * 'provider-advises' where the firm advises the company and nobody accepted that, 'provider-settled' for an answer that
 * no longer fits, or 'too-many-entries'
 */
export function recordProviderEvent(
  services: ProviderPorts,
  user: CompanyUser,
  companyId: string,
  input: Input,
): Promise<CompanyProvider> {
  return inCompanyFor(services, user, companyId, { action: 'change-company' }, async (scope) => {
    await lockCompanies(scope, companyId);
    const events = await listProviderEvents(scope, companyId);
    if (events.length >= maxEvents) throw new Failure('too-many-entries');
    const record = providerRecordOf(events);
    const at = services.clock();
    let event: ProviderEvent;
    let subject = '';
    if (input.kind === 'chosen') {
      const { acceptsConflict, ...chosen } = input;
      if (presentProvider(record)) throw new Failure('provider-open');
      const advisers = await listAdvisersEmails(scope, companyId);
      const alsoAdvises = advisers.some((email) => isFromSameFirm(input.terms.email, email));
      if (alsoAdvises && !acceptsConflict) throw new Failure('provider-advises');
      event = { ...chosen, alsoAdvises };
      subject = input.terms.name;
    } else if (input.kind === 'answered') {
      const of = record.appointments.find(({ id }) => id === input.appointment);
      if (!of || !nextOutcomes(of.state).includes(input.outcome)) throw new Failure('provider-settled');
      event = input;
      subject = of.terms.name;
      if (input.outcome === 'accepted') await noteLogin(scope, user, at, of.terms);
    } else {
      event = input;
    }
    const recorded = await addProviderEvent(scope, {
      companyId,
      position: events.length + 1,
      event,
      ...user,
      at,
    });
    await scope.record({
      action: actionOf(event),
      subject,
      details: event.kind === 'answered' ? { outcome: event.outcome } : {},
    });
    return providerIn(scope, [...events, recorded]);
  });
}

function actionOf({ kind }: ProviderEvent) {
  if (kind === 'chosen') return 'provider-chosen';
  return kind === 'answered' ? 'provider-answered' : 'provider-exempted';
}

/** Notes who holds the portal's login from now on, where the terms say so. */
async function noteLogin(
  scope: UserScope,
  { person }: CompanyUser,
  at: Date,
  { name, login }: { name: string; login: string },
): Promise<void> {
  const rule = providerRuleFor(placeOf(scope.company), scope.company.officeType);
  if (!rule || login === 'not-told') return;
  const held =
    login === 'company'
      ? ({ side: 'company', holder: scope.company.name } as const)
      : ({ side: 'other', holder: name } as const);
  await noteHolder(scope, scope.company.id, { portal: rule.portal, note: '', ...held }, person, at);
}
