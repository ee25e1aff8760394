import { useState } from 'react';
import type { BrandView } from '#contract/brand.ts';
import { legalTexts } from '#domain/brand/legal-text.ts';
import { brandMessages } from '#messages/brand.ts';
import { commonMessages } from '#messages/common.ts';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { useLeaveGuard } from '#web/platform/use-leave-guard.ts';
import { FileSection } from '../file-page.tsx';
import { AccentField } from './accent-field.tsx';
import { LegalTextField } from './legal-text-field.tsx';
import { brandLines, useBrandForm } from './use-brand-form.ts';

interface BrandFormProps {
  brand: BrandView;
  onSaved(brand: BrandView): void;
}

/** Names, accent and legal texts, saved together. */
export function BrandForm({ brand, onSaved }: BrandFormProps) {
  const { draft, form, isChanged, change, reset } = useBrandForm(brand, onSaved);
  const { isAsking, stay, leave } = useLeaveGuard({ isUp: isChanged });
  const [isResetting, setIsResetting] = useState(false);
  const { hasLogo: _, ...set } = brand.set;
  const isDefault = Object.values(set).every((value) => value === null);
  return (
    // What takes the focus stops above the bar at the lower edge.
    <form {...form.props} className="flex flex-col gap-8 [&_:is(input,textarea,button)]:scroll-mb-32">
      <FileSection title={brandMessages.names}>
        <div className="grid gap-6 border-t border-line pt-4 sm:grid-cols-2">
          {brandLines.map((line) => (
            <TextField
              key={line}
              label={brandMessages.fields[line]}
              hint={brandMessages.hints[line]}
              placeholder={brand.defaults[line]}
              maxLength={line === 'supportEmail' ? 254 : 80}
              {...form.field(line)}
              value={draft[line]}
              onChange={({ target }) => change(line, target.value)}
            />
          ))}
        </div>
      </FileSection>
      <FileSection title={brandMessages.look}>
        <AccentField
          value={draft.accent}
          fallback={brand.defaults.accent}
          error={form.errors.accent}
          name={draft.name.trim() || brand.defaults.name}
          logo={`/app/brand/logo?v=${brand.version}`}
          onChange={(value) => change('accent', value)}
        />
      </FileSection>
      <FileSection title={brandMessages.legal}>
        <p className="text-muted">{brandMessages.legalAbout}</p>
        {legalTexts.map((text) => (
          <LegalTextField
            key={text}
            text={text}
            value={draft[text]}
            error={form.errors[text]}
            onChange={(value) => change(text, value)}
          />
        ))}
      </FileSection>
      {isAsking && (
        <Dialog
          isOpen
          onClose={stay}
          title={brandMessages.leaveTitle}
          description={brandMessages.leaveText}
          actions={
            <>
              <Button kind="danger" onClick={leave}>
                {brandMessages.leave}
              </Button>
              <Button kind="primary" onClick={stay}>
                {brandMessages.stay}
              </Button>
            </>
          }
        />
      )}
      <Dialog
        isOpen={isResetting}
        onClose={() => setIsResetting(false)}
        title={brandMessages.resetTitle}
        description={brandMessages.resetText}
        actions={
          <>
            <Button onClick={() => setIsResetting(false)}>{commonMessages.cancel}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setIsResetting(false);
                void reset();
              }}
            >
              {brandMessages.resetNow}
            </Button>
          </>
        }
      />
      {/* Its buttons stand at the start: messages lie at the end of the window. */}
      <div
        data-save-bar={isChanged || undefined}
        className={classNames(
          'flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-page py-3',
          isChanged && 'sticky bottom-0 z-10',
        )}
      >
        {form.problem && (
          <div className="basis-full">
            <FormProblem isAlert text={form.problem} />
          </div>
        )}
        <Button type="submit" kind="primary" disabled={!isChanged} isBusy={form.isSending}>
          {brandMessages.save}
        </Button>
        <Button kind="quiet" disabled={isDefault || form.isSending} onClick={() => setIsResetting(true)}>
          {brandMessages.reset}
        </Button>
        <p className="text-muted" aria-live="polite">
          {isChanged ? brandMessages.unsaved : brandMessages.nothingToSave}
        </p>
      </div>
    </form>
  );
}
