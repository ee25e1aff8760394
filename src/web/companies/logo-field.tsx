import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { type CompanyView, removeLogo, uploadLogo } from '#contract/companies.ts';
import { logoMaximumBytes, logoTypes } from '#domain/companies/company-rules.ts';
import { may } from '#domain/team/permissions.ts';
import { commonMessages } from '#messages/common.ts';
import { companyMessages } from '#messages/companies.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { Spinner } from '#web/design-system/spinner.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { problemOfLogo } from './check-logo-file.ts';

interface LogoFieldProps {
  company: CompanyView | undefined;
  onSaved(company: CompanyView): void;
  /** A signed-out visitor wants to choose a logo. */
  onSignedOut(): void;
}

/** The company's logo: chosen, checked in the browser and saved at once. */
export function LogoField({ company, onSaved, onSignedOut }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const [chosen, setChosen] = useState<File>();
  const [isRemoving, setIsRemoving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState('');
  const chosenUrl = useObjectUrl(chosen);
  const mayChange = !company || may(company.role, 'change-logo');
  const isBusy = chosen !== undefined || isRemoving;
  const shown = chosenUrl ?? company?.logoUrl ?? undefined;

  async function upload(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.currentTarget.files?.[0];
    // The same file can be chosen again after it was mended.
    event.currentTarget.value = '';
    if (!file || !company) return;
    const problem = await problemOfLogo(file);
    setError(problem ? companyMessages.logoProblems[problem](file.size, logoMaximumBytes) : '');
    if (problem) return;
    setChosen(file);
    try {
      const answer = await call(uploadLogo, { params: { id: company.id }, upload: file });
      onSaved(answer.company);
      notify.success(companyMessages.logoSaved);
    } catch (failure) {
      setError(describeFailure(failure));
    } finally {
      setChosen(undefined);
    }
  }

  async function remove(): Promise<void> {
    if (!company) return;
    setIsAsking(false);
    setIsRemoving(true);
    setError('');
    try {
      const answer = await call(removeLogo, { params: { id: company.id } });
      onSaved(answer.company);
      notify.success(companyMessages.logoRemoved);
    } catch (failure) {
      setError(describeFailure(failure));
    } finally {
      setIsRemoving(false);
    }
  }

  return (
    <fieldset aria-describedby={hintId} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-2 text-sm font-medium">{companyMessages.logo}</legend>
      <div className="flex items-center gap-4">
        {/* The ground stays light in both themes: logos are drawn for paper. */}
        <div className="relative grid size-18 shrink-0 place-items-center overflow-hidden rounded-control border border-line-strong bg-page dark:bg-text">
          {shown ? (
            <img
              src={shown}
              alt={company ? companyMessages.logoOf(company.name) : ''}
              className="max-h-full max-w-full object-contain p-1"
            />
          ) : (
            <ImageUp aria-hidden="true" size={20} strokeWidth={1.5} className="text-faint dark:text-line" />
          )}
          {isBusy && (
            <div className="absolute inset-0 grid place-items-center bg-page/80 text-text">
              <Spinner />
            </div>
          )}
        </div>
        {mayChange && (
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            <input
              ref={input}
              type="file"
              accept={logoTypes.join(',')}
              onChange={upload}
              aria-hidden="true"
              tabIndex={-1}
              className="sr-only"
            />
            <Button
              ref={chooseButton}
              isBusy={isBusy}
              aria-describedby={hintId}
              onClick={() => (company ? input.current?.click() : onSignedOut())}
            >
              {busyLabel()}
            </Button>
            {company?.logoUrl && !isBusy && (
              <Button kind="quiet" onClick={() => setIsAsking(true)}>
                {companyMessages.removeLogo}
              </Button>
            )}
          </div>
        )}
      </div>
      <p id={hintId} className="text-xs text-muted">
        {companyMessages.logoHint(logoMaximumBytes)}
      </p>
      <p aria-live="polite" className="text-xs font-medium text-bad empty:hidden">
        {error}
      </p>

      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={companyMessages.removeLogoTitle}
        focusFallback={chooseButton}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{commonMessages.cancel}</Button>
            <Button kind="danger" onClick={remove}>
              {companyMessages.removeLogo}
            </Button>
          </>
        }
      >
        <p>{companyMessages.removeLogoText(company?.name ?? '')}</p>
      </Dialog>
    </fieldset>
  );

  function busyLabel(): string {
    if (chosen) return companyMessages.uploadingLogo;
    if (isRemoving) return companyMessages.removingLogo;
    return company?.logoUrl ? companyMessages.replaceLogo : companyMessages.uploadLogo;
  }
}

/** An address under which the browser shows a file that is not uploaded yet. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
