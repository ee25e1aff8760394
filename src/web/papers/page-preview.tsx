import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { readClientPaperPage } from '#contract/client-papers.ts';
import { pathOf } from '#contract/operation.ts';
import { type PaperVersionView, type PaperView, readPaperPage } from '#contract/papers.ts';
import { paperMessages } from '#messages/papers.ts';
import { IconButton } from '#web/design-system/button.tsx';

interface PagePreviewProps {
  companyId: string;
  paper: Pick<PaperView, 'id' | 'kind'>;
  version: Pick<PaperVersionView, 'number' | 'pages' | 'state'>;
  /** Draws a page; as the company's people without it. */
  operation?: typeof readPaperPage | typeof readClientPaperPage;
}

/** The pages of a version, as pictures that the server drew: never the file itself. */
export function PagePreview({ companyId, paper, version, operation = readPaperPage }: PagePreviewProps) {
  const [page, setPage] = useState(1);
  const [unshown, setUnshown] = useState<number>();
  const { pages, number, state } = version;
  if (state === 'checking') return <Instead>{paperMessages.stillChecking}</Instead>;
  if (pages === 0 || unshown === page) return <Instead>{paperMessages.notShown}</Instead>;
  const address = pathOf(operation)
    .replace('{id}', companyId)
    .replace('{paper}', paper.id)
    .replace('{version}', String(number))
    .replace('{page}', String(page))
    .replace('{width}', '1280');
  return (
    <figure className="flex flex-col gap-2">
      <img
        key={page}
        src={address}
        alt={paperMessages.previewOf(paperMessages.kind(paper.kind), page)}
        onError={() => setUnshown(page)}
        className="h-[40dvh] w-full rounded-control border border-line bg-page object-contain"
      />
      {pages > 1 && (
        <figcaption className="flex items-center justify-center gap-2 text-sm text-muted tabular-nums">
          <IconButton
            label={paperMessages.previousPage}
            icon={<ChevronLeft aria-hidden="true" size={20} strokeWidth={1.5} className="rtl:rotate-180" />}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          />
          {paperMessages.pageOf(page, pages)}
          <IconButton
            label={paperMessages.nextPage}
            icon={<ChevronRight aria-hidden="true" size={20} strokeWidth={1.5} className="rtl:rotate-180" />}
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          />
        </figcaption>
      )}
    </figure>
  );
}

function Instead({ children }: { children: string }) {
  return (
    <p className="grid min-h-40 place-items-center rounded-control border border-line p-4 text-center text-sm text-muted">
      {children}
    </p>
  );
}
