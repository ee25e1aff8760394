import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from '#web/platform/router.tsx';

/** The way back from one to all. */
export function BackTo({ path, children }: { path: string; children: string }) {
  return (
    <Link to={path} className="flex w-fit items-center gap-2 rounded-control text-muted hover:text-text">
      <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
      {children}
    </Link>
  );
}

/** A part of a record with its title. */
export function FileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Fact = readonly [name: string, value: ReactNode];

/** Names with their values; the names of those that are empty stand together below. */
export function Facts({ facts, empty }: { facts: readonly Fact[]; empty: string }) {
  const isEmpty = ([, value]: Fact) => value === '' || value === null || value === undefined;
  const missing = facts.filter(isEmpty).map(([name]) => name);
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-10 border-t border-line lg:grid-cols-2">
        {facts
          .filter((fact) => !isEmpty(fact))
          .map(([name, value]) => (
            <div
              key={name}
              className="grid min-w-0 grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-b border-line py-2.5"
            >
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      {missing.length > 0 && (
        <p className="text-muted">
          {empty}: {missing.join(', ')}
        </p>
      )}
    </div>
  );
}

/** Says that there is nothing of a kind. */
export function Nothing({ children }: { children: string }) {
  return <p className="border-t border-line pt-3 text-muted">{children}</p>;
}
