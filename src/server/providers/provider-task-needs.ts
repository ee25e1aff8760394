import { presentProvider, providerRecordOf } from '#domain/providers/appointment.ts';
import { providerRuleFor } from '#domain/providers/provider-rules.ts';
import { providerNeedMessages as texts } from '#messages/provider-need.ts';
import type { TaskNeeds } from '../cases/index.ts';
import { placeOf } from './place-of.ts';
import { listProviderEvents } from './provider-repository.ts';

/** Tells a formation that its file waits until a provider has accepted, so that nothing of it leaves before. */
export const providerTaskNeeds: TaskNeeds = {
  async missing(transaction, company, tasks, concerned) {
    const rule = providerRuleFor(placeOf(company), company.officeType);
    const waits = tasks.find(({ template }) => template.id === rule?.step);
    if (concerned || !waits) return new Map();
    const record = providerRecordOf(await listProviderEvents(transaction, company.id));
    const present = presentProvider(record);
    if (record.exemption || present?.state === 'accepted') return new Map();
    const label = present ? texts.waitsFor(present.terms.name) : texts.choose;
    return new Map([[waits.template.id, [{ kind: 'provider', id: 'provider', label }]]]);
  },
};
