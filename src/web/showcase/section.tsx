import type { ReactNode } from 'react';

/** A part of the design system with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-line pt-6">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** One part in one state. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-3">
      <h3 className="text-xs font-medium text-muted">{name}</h3>
      {children}
    </div>
  );
}
