import { useRef, useState } from 'react';
import type { PaperListView, PaperView } from '#contract/papers.ts';
import { paperMessages } from '#messages/papers.ts';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { FolderView } from './folder-view.tsx';
import { PaperDialog } from './paper-dialog.tsx';
import { LoadingPapers, mayChange, PeopleView } from './people-view.tsx';
import { usePapers } from './use-papers.ts';

/** The signed-in person's own papers in a company, whatever else they may see of it. */
export default function OwnPapers({ companyId }: { companyId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { list: all, failure, refetch, accept } = usePapers(companyId);
  const [openId, setOpenId] = useState<string>();
  const list = all && ownOf(all);
  const opened = list?.papers.find(({ id }) => id === openId);
  const open = (paper: PaperView) => setOpenId(paper.id);
  const unasked = list ? unaskedOf(list) : [];
  // Beyond what is their own, no role counts here.
  const company = { id: companyId, role: 'shareholder' } as const;
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-semibold">
          {paperMessages.own}
        </h2>
        <p className="mt-1 text-pretty text-muted">{paperMessages.ownAbout}</p>
      </div>
      {!list && !failure && <LoadingPapers />}
      {!list && failure && (
        <ErrorState title={paperMessages.unread} onRetry={refetch}>
          {describeFailure(failure)}
        </ErrorState>
      )}
      {list && (
        <PeopleView
          company={company}
          list={list}
          whoseOf={(party) => list.parties.find(({ id }) => id === party)?.name ?? ''}
          onPaper={accept}
          onOpen={open}
          onChanged={refetch}
        />
      )}
      {list && unasked.length > 0 && (
        <FolderView
          list={{ ...list, papers: unasked }}
          whoseOf={() => paperMessages.alsoThere}
          onOpen={open}
        />
      )}
      {opened && list && (
        <PaperDialog
          company={company}
          paper={opened}
          list={list}
          mayChange={mayChange(company, list, opened)}
          onClose={() => setOpenId(undefined)}
          onPaper={accept}
          onChanged={refetch}
          focusFallback={heading}
        />
      )}
    </section>
  );
}

/** What nothing asks for any longer stays in reach. */
function unaskedOf({ requirements, papers }: PaperListView): PaperView[] {
  return papers.filter(({ id }) => !requirements.some((requirement) => requirement.papers.includes(id)));
}

function ownOf(list: PaperListView): PaperListView {
  const parties = list.parties.filter(({ isYou }) => isYou);
  const isOwn = ({ party }: { party: string | null }) => parties.some(({ id }) => id === party);
  return {
    ...list,
    parties,
    requirements: list.requirements.filter(isOwn),
    papers: list.papers.filter(isOwn),
  };
}
