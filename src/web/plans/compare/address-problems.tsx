import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { compareMessages } from '#messages/compare.ts';
import type { ComparisonProblem } from './comparison-address.ts';
import { fullNameOf, jurisdictionById } from './jurisdictions.ts';

/** Addresses can hold anything; no more of it is repeated than is needed to find it. */
const maxCharacters = 60;

/** Says what of the address could not be used; the chooser below is there to mend it. */
export function AddressProblems({ problems }: { problems: readonly ComparisonProblem[] }) {
  const titleId = useId();
  const texts = compareMessages.problems;
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-warn/50 bg-warn/6 px-5 py-4 text-pretty"
    >
      <h2 id={titleId} className="flex gap-2 font-medium">
        <TriangleAlert aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0 text-warn" />
        {texts.title}
      </h2>
      <ul className="mt-2 grid gap-1">
        {problems.map(({ kind, given }) => (
          <li key={`${kind} ${given}`} className="wrap-anywhere">
            {texts[kind](givenText(given))}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted">{texts.kept}</p>
    </section>
  );
}

function givenText(given: string): string {
  const place = jurisdictionById(given);
  if (place) return fullNameOf(place);
  return given.length > maxCharacters ? `${given.slice(0, maxCharacters)}…` : given;
}
