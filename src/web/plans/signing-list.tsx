import type { SignedPaperView } from '#contract/plans.ts';
import type { SigningWay } from '#domain/catalogue/definition.ts';
import { signingWayMessages as texts } from '#messages/signing-ways.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { Fold } from '#web/design-system/fold.tsx';
import { useIsPrinted } from '#web/platform/use-is-printed.ts';
import { StatementText } from './statement-text.tsx';

/** What has to be planned for comes first. */
const order: readonly SigningWay[] = ['notary', 'official-system', 'ink', 'here'];

/** How each paper is signed: the line says what is signed elsewhere, as that has to be planned for. */
export default function SigningList({ signings }: { signings: readonly SignedPaperView[] }) {
  const ways = order.filter((way) => signings.some((signed) => signed.way === way));
  const isPrinted = useIsPrinted();
  if (ways.length === 0) return null;
  return (
    <section className="-mt-px border-y border-line">
      <Fold
        isHeading
        summary={
          <>
            <span className="font-medium">{texts.title}</span>{' '}
            <span className="font-normal text-muted">{texts.summary(ways)}</span>
          </>
        }
      >
        <dl className={classNames('pb-4', isPrinted ? 'columns-2 gap-6' : 'grid gap-6')}>
          {ways.map((way) => (
            <div
              key={way}
              className={isPrinted ? 'mb-2' : 'grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]'}
            >
              <dt className="font-medium">{texts.way(way)}</dt>
              <dd className="grid gap-3">
                {way !== 'here' && <p className="max-w-prose text-pretty text-muted">{texts.expect(way)}</p>}
                {signings
                  .filter((signed) => signed.way === way)
                  .map(({ paper, rule }) => (
                    <div key={paper} className="break-inside-avoid">
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
