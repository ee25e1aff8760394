import type { SignedPaperView } from '#contract/plans.ts';
import type { SigningWay } from '#domain/catalogue/definition.ts';
import { signingWayMessages as texts } from '#messages/signing-ways.ts';
import { Fold } from '#web/design-system/fold.tsx';
import { StatementText } from './statement-text.tsx';

/** What has to be planned for comes first. */
const order: readonly SigningWay[] = ['notary', 'official-system', 'ink', 'here'];

/** How each paper is signed: the line says what is signed elsewhere, as that has to be planned for. */
export default function SigningList({ signings }: { signings: readonly SignedPaperView[] }) {
  const ways = order.filter((way) => signings.some((signed) => signed.way === way));
  if (ways.length === 0) return null;
  return (
    <section className="-mt-px border-y border-line break-inside-avoid">
      <Fold
        isHeading
        summary={
          <>
            <span className="font-medium">{texts.title}</span>{' '}
            <span className="font-normal text-muted">{texts.summary(ways)}</span>
          </>
        }
      >
        <dl className="grid gap-6 pb-4">
          {ways.map((way) => (
            <div key={way} className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <dt className="font-medium">{texts.way(way)}</dt>
              <dd className="grid gap-3">
                {way !== 'here' && <p className="max-w-prose text-pretty text-muted">{texts.expect(way)}</p>}
                {signings
                  .filter((signed) => signed.way === way)
                  .map(({ paper, rule }) => (
                    <div key={paper}>
                      <p className="font-medium">{paper}</p>
                      <StatementText statement={rule} subject={paper} />
                    </div>
                  ))}
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  );
}
