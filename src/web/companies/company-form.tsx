import { lazy, Suspense, useEffect, useState } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import type { CompanyField } from '#domain/companies/company-fields.ts';
import { industries } from '#domain/companies/company-rules.ts';
import type { OnboardingData } from '#domain/onboarding/onboarding-data.ts';
import { may } from '#domain/team/permissions.ts';
import { companyMessages } from '#messages/companies.ts';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { paths } from '#web/paths.ts';
import { comingFrom } from '#web/platform/return-path.ts';
import { Link, useLocation } from '#web/platform/router.tsx';
import { useAfterPress } from '#web/platform/use-after-press.ts';
import { useCountryChoices } from '#web/platform/use-country-choices.ts';
import { useIsInteractive } from '#web/platform/use-is-interactive.ts';
import { useLeaveGuard } from '#web/platform/use-leave-guard.ts';
import { fieldLabels } from './company-field-labels.ts';
import { isCompanyField } from './company-form-values.ts';
import { FormNotice } from './form-notice.tsx';
import { FormSection } from './form-section.tsx';
import { LogoField } from './logo-field.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { ProfileProgress } from './profile-progress.tsx';
import { registeredPlaceLabel } from './registered-place.ts';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import { loadConflictDialog, useCompanyForm } from './use-company-form.ts';

interface CompanyFormProps {
  /** The saved company; without one the person is signed out. */
  company?: CompanyView;
  /** Answers of the questionnaire, where there is no company yet. */
  answers?: OnboardingData | undefined;
  onSaved(company: CompanyView): void;
}

const ConflictDialog = lazy(loadConflictDialog);

const industryChoices = industries.map((value) => ({ value, label: companyMessages.industries[value] }));

/** The company's details, changed and saved together; the logo is saved by itself. */
export function CompanyForm({ company, answers, onSaved }: CompanyFormProps) {
  const isInteractive = useIsInteractive();
  const form = useCompanyForm({ company, onSaved });
  const guard = useLeaveGuard({ isUp: form.isDirty, isKeptInTab: !company });
  const countryChoices = useCountryChoices();
  const location = useLocation();
  const [isDiscarding, setIsDiscarding] = useState(false);
  const mayChange = !company || may(company.role, 'change-company');
  const asked = location.hash.slice(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link that leads to a field
  useEffect(() => {
    // Once the page has taken the focus to its heading.
    if (isInteractive && isCompanyField(asked)) queueMicrotask(() => form.focusField(asked));
  }, [isInteractive, asked]);

  const afterPress = useAfterPress();
  const field = (name: CompanyField) => ({
    name,
    label: fieldLabels[name],
    value: form.values[name],
    error: form.problems[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      form.change(name, currentTarget.value),
    onBlur: () => afterPress(() => form.check(name)),
  });
  const text = (name: CompanyField) => ({ ...field(name), readOnly: !mayChange });
  const choice = (name: CompanyField) => ({ ...field(name), disabled: !mayChange });

  return (
    // Fields that take the focus stop between the header and the bar that floats at the lower edge.
    <form
      ref={form.form}
      noValidate
      inert={!isInteractive}
      onSubmit={form.save}
      className="@container [&_:is(input,select,textarea,button)]:scroll-mt-10 [&_:is(input,select,textarea,button)]:scroll-mb-24"
    >
      <div className="mb-6 grid gap-3 empty:hidden">
        {company && <ProfileProgress company={company} onChoose={form.focusField} />}
        {!mayChange && <FormNotice>{companyMessages.readOnly}</FormNotice>}
        {form.isRestored && <FormNotice>{companyMessages.draftRestored}</FormNotice>}
        {form.hasToSignIn && (
          <FormNotice
            action={
              <Link
                to={paths.signIn}
                state={comingFrom(location)}
                className="font-medium text-accent-text underline underline-offset-2"
              >
                {companyMessages.signIn}
              </Link>
            }
          >
            {companyMessages.keptForSignIn}
          </FormNotice>
        )}
        {form.wasRefused && (
          <ProblemSummary summary={form.summary} problems={form.problems} onChoose={form.focusField} />
        )}
      </div>

      <FormSection title={companyMessages.profile} about={companyMessages.profileAbout}>
        <TextField {...text('name')} autoComplete="organization" required />
        <LogoField company={company} onSaved={onSaved} onSignedOut={form.askToSignIn} />
        <SelectField
          {...choice('industry')}
          placeholder={companyMessages.chooseIndustry}
          choices={industryChoices}
        />
      </FormSection>

      <FormSection title={companyMessages.online} about={companyMessages.onlineAbout}>
        <TextField {...text('website')} {...address} isOptional hint={companyMessages.websiteHint} />
        <TextField {...text('linkedin')} {...address} isOptional hint={companyMessages.linkedinHint} />
      </FormSection>

      <FormSection title={companyMessages.registration} about={companyMessages.registrationAbout}>
        <TextField
          label={companyMessages.state}
          value={registeredPlaceLabel(company ?? answers)}
          disabled
          hint={companyMessages.stateHint}
        />
        <fieldset className="grid gap-5 @lg:grid-cols-2">
          <legend className="mb-3 text-sm font-semibold">{companyMessages.shares}</legend>
          <TextField
            {...text('shares.total')}
            inputMode="numeric"
            dir="ltr"
            className="tabular"
            hint={companyMessages.totalSharesHint}
          />
          <TextField
            {...text('shares.parValue')}
            inputMode="decimal"
            dir="ltr"
            className="tabular"
            hint={companyMessages.parValueHint}
          />
        </fieldset>
      </FormSection>

      <FormSection title={companyMessages.incorporator} about={companyMessages.incorporatorAbout}>
        <TextField
          label={companyMessages.applicantName}
          value={company?.incorporator.name ?? ''}
          placeholder={companyMessages.applicantUnknown}
          readOnly
          hint={companyMessages.applicantNameHint}
        />
        <SelectField
          {...choice('incorporator.countryOfResidency')}
          autoComplete="country"
          placeholder={companyMessages.chooseCountry}
          choices={countryChoices}
          hint={companyMessages.countryOfResidencyHint}
        />
      </FormSection>

      <FormSection title={companyMessages.address} about={companyMessages.addressAbout}>
        <TextAreaField {...text('mailingAddress')} autoComplete="street-address" rows={4} />
      </FormSection>

      {mayChange && (
        <div
          data-save-bar={form.isDirty || undefined}
          className={classNames(
            'border-t border-line bg-page py-4 @2xl:ps-66',
            form.isDirty && 'sticky bottom-(--bottom-bar) z-10',
          )}
        >
          {/* At the start: messages lie at the end of the window. */}
          <div className="flex max-w-xl flex-wrap items-center gap-x-3 gap-y-2">
            <Button kind="primary" type="submit" isBusy={form.isSaving}>
              {companyMessages.save}
            </Button>
            {form.isDirty && (
              <Button kind="quiet" onClick={() => setIsDiscarding(true)}>
                {companyMessages.discard}
              </Button>
            )}
            <p role="status" className="text-sm text-muted">
              {form.isDirty && companyMessages.unsaved}
            </p>
          </div>
        </div>
      )}

      {form.conflict && (
        <Suspense>
          <ConflictDialog
            conflict={form.conflict}
            values={form.values}
            onPostpone={form.postpone}
            onResolve={form.resolve}
          />
        </Suspense>
      )}
      <UnsavedDialog
        reason={guard.isAsking ? 'leaving' : isDiscarding ? 'discarding' : undefined}
        fields={form.changed}
        onKeep={() => {
          guard.stay();
          setIsDiscarding(false);
        }}
        onGiveUp={() => {
          form.discard();
          setIsDiscarding(false);
          if (guard.isAsking) guard.leave();
        }}
      />
    </form>
  );
}

/** A web address is written left to right and without help of the keyboard. */
const address = {
  inputMode: 'url',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  autoComplete: 'url',
  dir: 'ltr',
} as const;
