import type { OwnProviderView, ProviderView } from '#contract/providers.ts';
import type { OwnProvider } from '#domain/providers/provider-terms.ts';
import type { CompanyProvider } from './read-provider.ts';

/** A company's providers as they leave the server. */
export function viewProvider({ place, exemption, appointments, offered }: CompanyProvider): ProviderView {
  return {
    place,
    exemption,
    appointments: appointments.map(({ answers, ...appointment }) => ({
      ...appointment,
      answers: answers.map(({ by, ...answer }) => ({ ...answer, by: by ?? null })),
    })),
    offered: offered.map(viewOwn),
  };
}

/** A provider that the agency has entered, as it leaves the server. */
export function viewOwn({ places, ...provider }: OwnProvider): OwnProviderView {
  return { ...provider, places: [...places] };
}
