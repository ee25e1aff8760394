import * as staff from '#contract/client-providers.ts';
import type { CheckedInputOf } from '#contract/operation.ts';
import * as contract from '#contract/providers.ts';
import type { Person } from '#domain/accounts/person.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import type { CompanyUser } from '../audit/index.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { addOwnProvider, listOwnProviders, removeOwnProvider } from './own-providers.ts';
import type { ProviderPorts } from './ports.ts';
import { readProvider } from './read-provider.ts';
import { recordProviderEvent } from './record-provider-event.ts';
import { viewOwn, viewProvider } from './views.ts';

const { serve } = servingWith<ProviderPorts>();

const asMember = ({ person }: { person: Person }): CompanyUser => ({ side: 'company', person });
const asStaff = ({ person }: { person: Person }): CompanyUser => ({ side: 'agency', person });

const choiceOf = ({ on, ...choice }: CheckedInputOf<typeof contract.chooseProvider>) =>
  ({ kind: 'chosen', on: plainDate(on), alsoAdvises: false, ...choice }) as const;
const answerOf = (appointment: string, answer: CheckedInputOf<typeof contract.recordProviderAnswer>) =>
  ({ kind: 'answered', ...answer, appointment: Number(appointment), on: plainDate(answer.on) }) as const;
const exemptionOf = (note: string) => ({ kind: 'exempted', note }) as const;

/** What the feature of providers answers. */
export const providerRoutes = [
  serve(contract.readProvider, async ({ services, session, params }) => ({
    provider: viewProvider(await readProvider(services, asMember(session), params.id)),
  })),

  serve(contract.chooseProvider, async ({ services, session, params, input }) => ({
    provider: viewProvider(
      await recordProviderEvent(services, asMember(session), params.id, choiceOf(input)),
    ),
  })),

  serve(contract.recordProviderAnswer, async ({ services, session, params, input }) => {
    const answer = answerOf(params.appointment, input);
    return {
      provider: viewProvider(await recordProviderEvent(services, asMember(session), params.id, answer)),
    };
  }),

  serve(contract.exemptFromProvider, async ({ services, session, params, input }) => ({
    provider: viewProvider(
      await recordProviderEvent(services, asMember(session), params.id, exemptionOf(input.reason)),
    ),
  })),

  serve(staff.readClientProvider, async ({ services, session, params }) => ({
    provider: viewProvider(await readProvider(services, asStaff(session), params.id)),
  })),

  serve(staff.chooseClientProvider, async ({ services, session, params, input }) => ({
    provider: viewProvider(await recordProviderEvent(services, asStaff(session), params.id, choiceOf(input))),
  })),

  serve(staff.recordClientProviderAnswer, async ({ services, session, params, input }) => {
    const answer = answerOf(params.appointment, input);
    return {
      provider: viewProvider(await recordProviderEvent(services, asStaff(session), params.id, answer)),
    };
  }),

  serve(staff.exemptClientFromProvider, async ({ services, session, params, input }) => ({
    provider: viewProvider(
      await recordProviderEvent(services, asStaff(session), params.id, exemptionOf(input.reason)),
    ),
  })),

  serve(staff.listOwnProviders, async ({ services }) => ({
    providers: (await listOwnProviders(services)).map(viewOwn),
  })),

  serve(staff.addOwnProvider, async ({ services, session, input, storeAnswer }) => ({
    providers: (
      await addOwnProvider(services, session.person, input, (transaction, after) =>
        storeAnswer(transaction, { providers: after.map(viewOwn) }),
      )
    ).map(viewOwn),
  })),

  serve(staff.removeOwnProvider, async ({ services, session, params }) => ({
    providers: (await removeOwnProvider(services, session.person, params.id)).map(viewOwn),
  })),
];
