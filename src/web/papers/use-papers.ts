import { useEffect } from 'react';
import { listPapers, type PaperListView, type PaperView } from '#contract/papers.ts';
import { type Query, setAnswer, useQuery } from '#web/platform/query.ts';

/** How often a paper that is being checked is asked for, in ms: a check takes seconds. */
const pollingMs = 1_500;

interface PapersQuery extends Pick<Query<unknown>, 'failure' | 'refetch'> {
  list: PaperListView | undefined;
  /** Takes over a paper as a call just returned it. */
  accept(paper: PaperView): void;
}

/** The papers of a company, read again while one is being checked. */
export function usePapers(companyId: string): PapersQuery {
  const given = { params: { id: companyId } };
  const { data, failure, refetch } = useQuery(listPapers, given, { keepsLast: false });
  const isChecking = data?.list.papers.some(({ versions }) => versions[0]?.state === 'checking') ?? false;
  useEffect(() => {
    if (!isChecking) return;
    const timer = setInterval(refetch, pollingMs);
    return () => clearInterval(timer);
  }, [isChecking, refetch]);
  return {
    list: data?.list,
    failure,
    refetch,
    accept(paper) {
      setAnswer(listPapers, given, (known) => ({ list: withPaper(known?.list ?? emptyList, paper) }));
    },
  };
}

const emptyList: PaperListView = {
  parties: [],
  requirements: [],
  papers: [],
  uploads: [],
  retention: null,
  isReviewed: true,
};

function withPaper(list: PaperListView, paper: PaperView): PaperListView {
  const isKnown = list.papers.some(({ id }) => id === paper.id);
  return {
    ...list,
    papers: isKnown
      ? list.papers.map((each) => (each.id === paper.id ? paper : each))
      : [...list.papers, paper],
    requirements: list.requirements.map((requirement) =>
      requirement.kind === paper.kind &&
      requirement.party === paper.party &&
      !requirement.papers.includes(paper.id)
        ? { ...requirement, papers: [...requirement.papers, paper.id] }
        : requirement,
    ),
  };
}
