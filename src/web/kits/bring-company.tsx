import { useEffect, useRef, useState } from 'react';
import { forgetKitImport, importKit, importKitAsClient, type KitImportView } from '#contract/kits.ts';
import { kitMessages } from '#messages/kits.ts';
import { movingMessages } from '#messages/moving.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { Link } from '#web/platform/router.tsx';
import { sendKit, untilSettled } from './send-kit.ts';

const texts = movingMessages.bring;

interface BringCompanyProps {
  /** Whether staff bring a client. */
  asStaff: boolean;
  /** Where the company is then found. */
  pathTo(companyId: string): string;
  onDone?(companyId: string): void;
}

type Stage = { share: number } | { kit: KitImportView } | undefined;

/** Takes the ZIP of another installation, shows what will come, and makes the company. */
export function BringCompany({ asStaff, pathTo, onDone }: BringCompanyProps) {
  const [stage, setStage] = useState<Stage>();
  const [problem, setProblem] = useState<string>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(work: (signal: AbortSignal) => Promise<void>) {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    const { signal } = current;
    setProblem(undefined);
    try {
      await work(signal);
    } catch (failure) {
      if (signal.aborted) return;
      setStage(undefined);
      setProblem(describeFailure(failure));
    }
  }

  const choose = (file: File) =>
    run(async (signal) => {
      setStage({ share: 0 });
      setStage({ kit: await sendKit(file, { signal, tell: (share) => setStage({ share }) }) });
    });

  const make = ({ id }: KitImportView) =>
    run(async (signal) => {
      const params = { import: id };
      const { kit } = asStaff
        ? await call(importKitAsClient, { params, signal })
        : await call(importKit, { params, signal });
      setStage({ kit });
      const done = await untilSettled(kit, signal);
      setStage({ kit: done });
      if (done.preview?.companyId) onDone?.(done.preview.companyId);
    });

  const giveUp = ({ id }: KitImportView) => {
    setStage(undefined);
    call(forgetKitImport, { params: { import: id } }).catch(() => {});
  };

  const kit = stage && 'kit' in stage ? stage.kit : undefined;
  return (
    <section
      aria-label={asStaff ? texts.staffTitle : texts.title}
      className="flex flex-col items-start gap-4"
    >
      {/* For staff it is a page of its own, whose head says the same. */}
      {!asStaff && (
        <div className="max-w-prose">
          <h2 className="text-lg font-semibold tracking-tight">{texts.title}</h2>
          <p className="mt-1 text-muted">{texts.text}</p>
        </div>
      )}
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      {kit?.state === 'refused' && (
        <p role="alert" className="max-w-prose text-bad">
          {texts.problems[kit.problem ?? 'not-importable']}
        </p>
      )}
      {(!stage || kit?.state === 'refused') && <FileButton onChoose={choose} />}
      {stage && (
        <p role="status" className={kit && !statusOf(kit) ? 'sr-only' : 'text-muted'}>
          {kit ? statusOf(kit) : texts.sending('share' in stage ? stage.share : 0)}
        </p>
      )}
      {kit?.state === 'ready' && (
        <>
          <Preview kit={kit} asStaff={asStaff} />
          <div className="flex flex-wrap gap-2">
            <Button kind="primary" onClick={() => make(kit)}>
              {asStaff ? texts.makeClient : texts.make}
            </Button>
            <Button onClick={() => giveUp(kit)}>{texts.other}</Button>
          </div>
        </>
      )}
      {kit?.state === 'done' && kit.preview?.companyId && (
        <>
          <ul className="max-w-prose space-y-1">
            {kit.preview.warnings.map((warning) => (
              <li key={warning} className="text-warn">
                {texts.warnings[warning] ?? warning}
              </li>
            ))}
          </ul>
          <Link to={pathTo(kit.preview.companyId)} className={buttonClass('primary')}>
            {texts.open}
          </Link>
        </>
      )}
    </section>
  );
}

function statusOf({ state, preview }: KitImportView): string {
  if (state === 'checking') return texts.checking;
  if (state === 'importing') return texts.importing;
  return state === 'done' && preview ? texts.done(preview.company) : '';
}

function FileButton({ onChoose }: { onChoose(file: File): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button onClick={() => input.current?.click()}>{texts.choose}</Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={texts.choose}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
    </div>
  );
}

function Preview({ kit: { preview }, asStaff }: { kit: KitImportView; asStaff: boolean }) {
  if (!preview) return null;
  const titles: Readonly<Record<string, string>> = kitMessages.sections;
  const facts: [string, string][] = [
    [texts.from, preview.from],
    [texts.madeAt, preview.madeAt.slice(0, 10)],
    [texts.papers, texts.papersText(preview.papers, preview.bytes)],
    [
      texts.records,
      Object.entries(preview.counts)
        .map(([part, count]) => `${titles[part] ?? part} ${count}`)
        .join(' · '),
    ],
    [texts.people, preview.people.join(', ')],
  ];
  return (
    <div className="flex w-full max-w-prose flex-col gap-3 border-y border-line py-4">
      <h3 className="font-medium wrap-anywhere">
        <bdi>{texts.preview(preview.company)}</bdi>
      </h3>
      <dl className="grid gap-x-6 gap-y-2 @md:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd dir="auto" className="min-w-0 wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {preview.importedBefore && (
        <p className="text-warn">{texts.importedBefore(preview.importedBefore.slice(0, 10))}</p>
      )}
      <p>{asStaff ? texts.staffVouch : texts.founderReview}</p>
      <p className="text-muted">{texts.noAccounts}</p>
    </div>
  );
}
