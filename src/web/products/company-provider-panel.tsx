import {
  chooseClientProvider,
  exemptClientFromProvider,
  readClientProvider,
  recordClientProviderAnswer,
} from '#contract/client-providers.ts';
import type { CompanyFile } from '#contract/operator.ts';
import type { ProviderView } from '#contract/providers.ts';
import { providerRuleFor } from '#domain/providers/provider-rules.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { providerMessages as texts } from '#messages/providers.ts';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { ProviderRecord } from './provider-record.tsx';

/** A client's licensed provider in its file: the choice, the answer, and the form. */
export default function CompanyProviderPanel({ company, role }: { company: CompanyFile; role: StaffRole }) {
  const params = { id: company.id };
  const { data, failure, refetch, isFetching } = useQuery(readClientProvider, { params });
  if (!data) {
    if (failure) {
      return (
        <ErrorState title={texts.unread} onRetry={refetch} isRetrying={isFetching}>
          {describeFailure(failure)}
        </ErrorState>
      );
    }
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  const rule = providerRuleFor(data.provider.place, company.officeType);
  const { appointments, offered } = data.provider;
  if (!rule && appointments.length === 0 && offered.length === 0)
    return <EmptyState title={texts.notHere}>{texts.notHereText}</EmptyState>;
  const accept = ({ provider }: { provider: ProviderView }) =>
    setAnswer(readClientProvider, { params }, () => ({ provider }));
  return (
    <div className="@container">
      <ProviderRecord
        companyId={company.id}
        side="staff"
        rule={rule}
        provider={data.provider}
        canChange={mayAsStaff(role, 'work-on-cases')}
        choose={async (input) => accept(await call(chooseClientProvider, { params, input }))}
        answer={async (appointment, input) =>
          accept(
            await call(recordClientProviderAnswer, {
              params: { ...params, appointment: String(appointment) },
              input,
            }),
          )
        }
        exempt={async (reason) => accept(await call(exemptClientFromProvider, { params, input: { reason } }))}
      />
    </div>
  );
}
