import { lazy, Suspense, useState } from 'react';
import {
  type DocumentTemplateView,
  listClientDocuments,
  listDocuments,
  type MadeDocumentView,
} from '#contract/documents.ts';
import { documentMessages as texts } from '#messages/documents.ts';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import type { DocumentSide, Signing } from './document-side.ts';
import { MadeRow } from './made-row.tsx';
import { TemplateRow } from './template-row.tsx';

const ArticlesSection = lazy(() => import('./articles-section.tsx'));
const MakeDialog = lazy(() => import('./make-dialog.tsx'));

interface MadeDocumentsProps {
  companyId: string;
  side: DocumentSide;
  Signing: Signing;
}

/** What was made from a company's record, and what can be made. */
export function MadeDocuments({ companyId, side, Signing }: MadeDocumentsProps) {
  const { data, failure, refetch } = useQuery(side === 'staff' ? listClientDocuments : listDocuments, {
    params: { id: companyId },
  });
  const { isRetrying, retry } = useRetry(refetch, () => {});
  const [order, setOrder] = useState<{ template: DocumentTemplateView; rebuilds?: MadeDocumentView }>();
  if (!data) {
    if (!failure) return <Loading />;
    return (
      <ErrorState title={texts.unread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  const { templates, made, parties } = data.list;
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <section aria-labelledby="made">
        <h2 id="made" className="text-lg font-semibold tracking-tight">
          {texts.made}
        </h2>
        {side === 'member' && <p className="mt-1 max-w-prose text-pretty text-muted">{texts.about}</p>}
        {made.length === 0 ? (
          <div className="mt-4">
            <EmptyState title={texts.noneMade}>{texts.noneMadeText}</EmptyState>
          </div>
        ) : (
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {made.map((document) => (
              <MadeRow
                key={document.id}
                companyId={companyId}
                side={side}
                document={document}
                Signing={Signing}
                parties={parties}
                onChanged={refetch}
                onRebuild={() => {
                  const template = templates.find(({ id }) => id === document.template);
                  if (template) setOrder({ template, rebuilds: document });
                }}
              />
            ))}
          </ul>
        )}
      </section>
      {templates.some(({ id }) => id === 'articles') && (
        <Suspense fallback={null}>
          <ArticlesSection companyId={companyId} side={side} onChanged={refetch} />
        </Suspense>
      )}
      <section aria-labelledby="can-make">
        <h2 id="can-make" className="text-lg font-semibold tracking-tight">
          {texts.canMake}
        </h2>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {templates.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              side={side}
              onMake={() => setOrder({ template })}
            />
          ))}
        </ul>
      </section>
      {order && (
        <Suspense fallback={null}>
          <MakeDialog
            companyId={companyId}
            side={side}
            {...order}
            parties={parties}
            onClose={() => setOrder(undefined)}
            onMade={() => {
              setOrder(undefined);
              refetch();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function Loading() {
  if (!useSlowLoading(true)) return null;
  return (
    <div role="status" aria-label={texts.loading} className="flex max-w-3xl flex-col gap-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}
