import { Suspense } from 'react';
import { downloadClientPaper } from '#contract/client-papers.ts';
import type { DocumentListView, MadeDocumentView } from '#contract/documents.ts';
import { pathOf } from '#contract/operation.ts';
import { downloadPaper } from '#contract/papers.ts';
import { documentMessages as texts } from '#messages/documents.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import type { DocumentSide, Signing } from './document-side.ts';

interface MadeRowProps {
  companyId: string;
  side: DocumentSide;
  document: MadeDocumentView;
  Signing: Signing;
  parties: DocumentListView['parties'];
  onChanged(): void;
  onRebuild(): void;
}

/** A document that was made: whether it still says what the record says, and its file. */
export function MadeRow({ companyId, side, document, Signing, parties, onChanged, onRebuild }: MadeRowProps) {
  const { title, whose, chosen, changed, rebuild, rebuiltFor, missing, madeAt, pages } = document;
  const isOutOfDate = rebuild !== null;
  // Where only a choice is missing, making it again asks for it.
  const mayPress =
    document.mayRebuild &&
    isOutOfDate &&
    rebuild !== 'gone' &&
    missing.every(({ field }) => field === 'choice');
  return (
    <li className="flex flex-col gap-3 py-4 sm:flex-row sm:items-start sm:justify-between">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="font-medium">{title}</h3>
          {rebuild === 'signed' ? (
            <Badge>{texts.signedEarlier}</Badge>
          ) : (
            <Badge tone={isOutOfDate ? 'warn' : 'good'}>
              {isOutOfDate ? texts.outOfDate : texts.upToDate}
            </Badge>
          )}
        </div>
        <p className="mt-0.5 text-sm wrap-anywhere text-muted">
          <bdi>{[whose, ...chosen].join(' · ')}</bdi>
        </p>
        <p className="text-sm text-muted tabular-nums">{texts.madeOn(madeAt, pages)}</p>
        {rebuiltFor && (
          <p className="max-w-prose text-sm text-pretty text-muted">{texts.madeAgain(rebuiltFor)}</p>
        )}
        {rebuild && (
          <p
            className={classNames(
              'mt-1 max-w-prose text-sm text-pretty',
              rebuild === 'signed' ? 'text-muted' : 'text-warn',
            )}
          >
            {texts.changed(changed)} {texts.outlook(rebuild, missing)}
          </p>
        )}
        <p className="mt-1 text-sm text-muted">
          {[texts.signature(document.signature), document.isWorkingPaper && texts.workingPaper]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Suspense fallback={null}>
          <Signing
            companyId={companyId}
            side={side}
            document={document}
            parties={parties}
            onChanged={onChanged}
          />
        </Suspense>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {mayPress && (
          <Button kind="primary" size="small" aria-label={texts.rebuildNamed(title)} onClick={onRebuild}>
            {texts.rebuild}
          </Button>
        )}
        <a
          href={addressOf(companyId, side, document)}
          aria-label={texts.openNamed(title)}
          download
          className={buttonClass('secondary', 'small')}
        >
          {texts.open}
        </a>
      </div>
    </li>
  );
}

function addressOf(companyId: string, side: DocumentSide, { paper, version }: MadeDocumentView): string {
  return pathOf(side === 'staff' ? downloadClientPaper : downloadPaper)
    .replace('{id}', companyId)
    .replace('{paper}', paper)
    .replace('{version}', String(version));
}
