import { useState } from 'react';
import { listPaperReads } from '#contract/papers.ts';
import { paperMessages } from '#messages/papers.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';

interface PaperReadsProps {
  companyId: string;
  paperId: string;
}

/** Who opened an identity paper, for its person and the company's admins. Read when asked for. */
export function PaperReads({ companyId, paperId }: PaperReadsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {paperMessages.reads}
      </Button>
      {isOpen && <Reads companyId={companyId} paperId={paperId} />}
    </div>
  );
}

function Reads({ companyId, paperId }: PaperReadsProps) {
  const { data, failure } = useQuery(listPaperReads, { params: { id: companyId, paper: paperId } });
  if (failure) return <p className="text-sm text-bad">{describeFailure(failure)}</p>;
  if (data?.reads.length === 0) return <p className="text-sm text-muted">{paperMessages.noReads}</p>;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {data?.reads.map(({ by, side, at, purpose }) => (
        <li key={`${at} ${purpose}`} className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 wrap-anywhere">
            {paperMessages.read(by ?? paperMessages.someoneGone, paperMessages.moment(at))}
          </span>
          {side === 'staff' && <Badge>{paperMessages.staff}</Badge>}
        </li>
      ))}
    </ul>
  );
}
