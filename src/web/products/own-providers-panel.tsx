import { lazy, Suspense, useState } from 'react';
import { listOwnProviders, removeOwnProvider } from '#contract/client-providers.ts';
import type { OwnProviderView } from '#contract/providers.ts';
import { providerMessages as texts } from '#messages/providers.ts';
import { Button } from '#web/design-system/button.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { placeName } from './place-name.ts';
import { TermsList } from './provider-offers.tsx';

const OwnProviderDialog = lazy(() => import('./own-provider-dialog.tsx'));

/** The providers that the agency works with, which clients can pick. */
export default function OwnProvidersPanel({ mayChange }: { mayChange: boolean }) {
  const [isAdding, setIsAdding] = useState(false);
  const { data, failure, refetch, isFetching } = useQuery(listOwnProviders, {});
  if (!data) {
    return failure ? (
      <ErrorState title={texts.unread} onRetry={refetch} isRetrying={isFetching}>
        {describeFailure(failure)}
      </ErrorState>
    ) : (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  const accept = ({ providers }: { providers: OwnProviderView[] }) =>
    setAnswer(listOwnProviders, {}, () => ({ status: 'success', providers }));
  async function remove(id: string): Promise<void> {
    try {
      accept(await call(removeOwnProvider, { params: { id } }));
      notify.success(texts.removed);
    } catch (problem) {
      notify.error(describeFailure(problem));
    }
  }
  const add = mayChange && (
    <Button kind="primary" onClick={() => setIsAdding(true)}>
      {texts.add}
    </Button>
  );
  const { providers } = data;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-prose text-muted">{texts.ownAbout}</p>
        {providers.length > 0 && add}
      </div>
      {providers.length === 0 ? (
        <StateSheet>
          <EmptyState title={texts.ownEmpty} action={add}>
            {texts.ownEmptyText}
          </EmptyState>
        </StateSheet>
      ) : (
        <ul aria-label={texts.ownTab} className="divide-y divide-line border-y border-line">
          {providers.map((provider) => (
            <li key={provider.id} className="grid gap-3 py-4">
              <div className="flex items-start justify-between gap-4">
                <div className="min-w-0">
                  <h2 className="font-semibold wrap-anywhere">
                    <bdi>{provider.name}</bdi>
                  </h2>
                  <p className="text-sm text-muted">{provider.places.map(placeName).join(', ')}</p>
                </div>
                {mayChange && (
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={texts.removeNamed(provider.name)}
                    onClick={() => void remove(provider.id)}
                  >
                    {texts.remove}
                  </Button>
                )}
              </div>
              <TermsList terms={provider} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <OwnProviderDialog onAdded={accept} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}
