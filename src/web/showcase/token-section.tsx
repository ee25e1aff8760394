import { Section, Specimen } from './section.tsx';

const colours = [
  ['page', 'bg-page'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['text', 'bg-text'],
  ['muted', 'bg-muted'],
  ['faint', 'bg-faint'],
  ['accent', 'bg-accent'],
  ['data', 'bg-data'],
  ['good', 'bg-good'],
  ['warn', 'bg-warn'],
  ['bad', 'bg-bad'],
];

/** Colours and type. */
export function TokenSection() {
  return (
    <Section title="Colours and type">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {colours.map(([name, look]) => (
          <li key={name} className="flex items-center gap-3">
            <span className={`size-10 rounded-control border border-line ${look}`} />
            {name}
          </li>
        ))}
      </ul>
      <Specimen name="Sum and text">
        <p className="font-serif text-sum tabular">AED 55,015</p>
        <p className="text-lg">Twenty over twenty-eight</p>
        <p className="text-base">Sixteen over twenty-four</p>
        <p>Fourteen over twenty, with figures of one width: 1,111.00 and 8,888.00</p>
        <p className="text-xs text-muted">Twelve over sixteen, muted</p>
      </Specimen>
    </Section>
  );
}
