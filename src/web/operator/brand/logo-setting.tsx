import { type ChangeEvent, useRef, useState } from 'react';
import { type BrandView, removeBrandLogo, uploadBrandLogo } from '#contract/brand.ts';
import { brandMessages } from '#messages/brand.ts';
import { Button } from '#web/design-system/button.tsx';
import { call, describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { FileSection } from '../file-page.tsx';

interface LogoSettingProps {
  brand: BrandView;
  onSaved(brand: BrandView): void;
}

const { types, maximumBytes } = uploadBrandLogo.upload ?? { types: [], maximumBytes: 0 };

/** The logo, which is saved as soon as it is chosen. */
export function LogoSetting({ brand, onSaved }: LogoSettingProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save(change: () => Promise<{ brand: BrandView; message: string }>): Promise<void> {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const answer = await change();
      onSaved(answer.brand);
      notify.success(answer.message);
    } catch (error) {
      setProblem(fieldMessagesOf(error).logo ?? describeFailure(error));
    } finally {
      setIsBusy(false);
    }
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0];
    // The same file can be chosen again after it was mended.
    currentTarget.value = '';
    if (!file) return;
    if (file.size > maximumBytes) setProblem(brandMessages.logoTooLarge);
    else void save(() => call(uploadBrandLogo, { upload: file }));
  }

  return (
    <FileSection title={brandMessages.logo}>
      <div className="flex flex-wrap items-center gap-4 border-t border-line pt-4">
        <img
          key={brand.version}
          src={`/app/brand/logo?v=${brand.version}`}
          alt=""
          width={48}
          height={48}
          className="shrink-0"
        />
        <div className="min-w-0 flex-1 basis-60">
          <p className="text-muted">{brandMessages.logoHint}</p>
          <p aria-live="polite" className="text-xs font-medium text-bad empty:hidden">
            {problem}
          </p>
        </div>
        <input
          ref={input}
          type="file"
          accept={types.join(',')}
          aria-label={brandMessages.logo}
          tabIndex={-1}
          className="sr-only"
          onChange={choose}
        />
        <div className="flex flex-wrap gap-2">
          <Button isBusy={isBusy} onClick={() => input.current?.click()}>
            {brandMessages.chooseLogo}
          </Button>
          {brand.set.hasLogo && (
            <Button kind="quiet" disabled={isBusy} onClick={() => save(() => call(removeBrandLogo, {}))}>
              {brandMessages.removeLogo}
            </Button>
          )}
        </div>
      </div>
    </FileSection>
  );
}
