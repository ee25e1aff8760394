import type { LegalBlock, LegalSection } from '#messages/legal.ts';

/** One part of a legal text. */
export function LegalSectionText({ section }: { section: LegalSection }) {
  const { id, title, blocks } = section;
  return (
    <section aria-labelledby={id} className="mb-10 text-base">
      <h2 id={id} className="mb-3 scroll-mt-6 text-lg font-semibold tracking-tight">
        {title}
      </h2>
      <div className="grid gap-3">
        {blocks.map((block) => (
          <Block key={typeof block === 'string' ? block : JSON.stringify(block)} block={block} />
        ))}
      </div>
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul className="list-disc space-y-1.5 ps-5 marker:text-faint">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="divide-y divide-line border-y border-line">
      {block.terms.map(({ term, text }) => (
        <div key={term} className="gap-x-6 py-3 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="font-medium wrap-anywhere">{term}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
