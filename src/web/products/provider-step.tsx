import { jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import { providerRuleFor } from '#domain/providers/provider-rules.ts';
import { providerMessages as texts } from '#messages/providers.ts';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { ProviderRecord } from './provider-record.tsx';
import { useProvider } from './use-provider.ts';

/** The licensed provider of the current company, where its place asks for one. */
export default function ProviderStep() {
  const { company, canRead, provider, failure, refetch, isFetching, ...recording } = useProvider();
  if (!company || !canRead) return null;
  const { country, companyType, subType, officeType } = company;
  const place = jurisdictionIdOf({ country, companyType, subType: subType ?? undefined });
  const rule = providerRuleFor(place, officeType);
  // A provider that was chosen stays in sight where the office no longer asks for one.
  if (!rule && !provider?.appointments.length) return null;
  return (
    <section aria-labelledby="provider" className="grid gap-4">
      <h2 id="provider" className="text-lg font-semibold tracking-tight">
        {texts.title}
      </h2>
      {provider ? (
        <ProviderRecord
          key={company.id}
          {...recording}
          companyId={company.id}
          side="member"
          rule={rule}
          provider={provider}
        />
      ) : failure ? (
        <ErrorState title={texts.unread} onRetry={refetch} isRetrying={isFetching}>
          {describeFailure(failure)}
        </ErrorState>
      ) : (
        <div role="status" aria-label={texts.loading}>
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </section>
  );
}
