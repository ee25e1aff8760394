import { RefreshCw } from 'lucide-react';
import { checkHealth } from '#contract/health.ts';
import { operatorMessages } from '#messages/operator.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { useQuery } from '#web/platform/query.ts';
import { usePage } from '#web/platform/use-page.ts';
import { Facts, FileSection } from './file-page.tsx';
import { PageHead, ReadStates } from './list-page.tsx';

const texts = operatorMessages.health;

/** Every part of the installation, tried now: green or red, what is wrong, and what to do. */
export default function HealthPage() {
  const heading = usePage(operatorMessages.titles.health);
  const query = useQuery(checkHealth, {});
  const { data, isFetching, refetch } = query;
  const unwell = data?.checks.filter(({ ok }) => !ok).length ?? 0;
  return (
    <div className="flex flex-col gap-6">
      <PageHead
        heading={heading}
        title={operatorMessages.titles.health}
        about={isFetching || !data ? texts.about : unwell === 0 ? texts.allWell : texts.someUnwell(unwell)}
      >
        <Button isBusy={isFetching} onClick={refetch}>
          {!isFetching && <RefreshCw aria-hidden="true" size={16} strokeWidth={1.5} />}
          {texts.checkAgain}
        </Button>
      </PageHead>
      <ReadStates query={query} heading={heading} unread={texts.unread}>
        {({ checks, versions }) => (
          <>
            <ul
              aria-label={operatorMessages.titles.health}
              aria-busy={isFetching}
              className="divide-y divide-line border-y border-line"
            >
              {checks.map(({ part, ok, sentence, milliseconds }) => (
                <li key={part} className="flex items-baseline gap-3 py-3">
                  <span
                    aria-hidden="true"
                    className={`size-2.5 shrink-0 rounded-full ${ok ? 'bg-good' : 'bg-bad'}`}
                  />
                  <div className="min-w-0 flex-1">
                    <p className="flex flex-wrap items-center gap-2 font-medium">
                      <span>{texts.parts[part]}</span>
                      <Badge tone={ok ? 'good' : 'bad'}>{ok ? texts.well : texts.unwell}</Badge>
                    </p>
                    <p className="mt-1 text-muted wrap-anywhere">{sentence}</p>
                  </div>
                  <span className="tabular text-xs text-faint">{texts.took(milliseconds)}</span>
                </li>
              ))}
            </ul>
            <FileSection title={texts.versions}>
              <Facts empty="" facts={versions.map(({ name, version }) => [name, version] as const)} />
            </FileSection>
          </>
        )}
      </ReadStates>
    </div>
  );
}
