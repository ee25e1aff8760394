import { useState } from 'react';

const steps = [1, 1.25, 1.5, 2, 3, 4] as const;

/** How the pages of a paper are looked at. */
export function useView(pages: number) {
  const [page, setPage] = useState(1);
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const last = Math.max(pages, 1);
  return {
    page: Math.min(page, last),
    pages,
    zoom: steps[step] ?? 1,
    degrees: turns * 90,
    turnPage: (by: 1 | -1) => setPage(Math.min(Math.max(page + by, 1), last)),
    zoomBy: (by: 1 | -1) => setStep(Math.min(Math.max(step + by, 0), steps.length - 1)),
    fit: () => setStep(0),
    rotate: () => setTurns((turns + 1) % 4),
  };
}
export type View = ReturnType<typeof useView>;
