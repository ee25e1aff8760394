import { lazy, Suspense, useState } from 'react';
import type { AppointmentView } from '#contract/providers.ts';
import type { ProviderRule } from '#domain/providers/provider-rules.ts';
import { providerMessages as texts } from '#messages/providers.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { Fold } from '#web/design-system/fold.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { copyText } from '#web/platform/copy-text.ts';
import { notify } from '#web/platform/notify.ts';
import { AppointmentRow } from './appointment-row.tsx';
import { placeName } from './place-name.ts';
import { type OfferedProvider, ProviderOffers } from './provider-offers.tsx';
import type { ProviderRecording } from './use-provider.ts';

const AppointDialog = lazy(() => import('./appoint-dialog.tsx'));
const ProviderAnswerDialog = lazy(() => import('./provider-answer-dialog.tsx'));
const ExemptDialog = lazy(() => import('./exempt-dialog.tsx'));
const AppointmentFormDialog = lazy(() => import('./appointment-form-dialog.tsx'));

type Open =
  | { dialog: 'choose'; offer: OfferedProvider | undefined }
  | { dialog: 'answer'; appointment: AppointmentView }
  | { dialog: 'form'; appointment: AppointmentView }
  | { dialog: 'exempt' };

/** Who the provider is, whom to choose from, and what became of earlier choices. */
export function ProviderRecord(recording: ProviderRecording) {
  const { rule, provider, canChange } = recording;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { appointments, exemption } = provider;
  const present = appointments.findLast(({ state }) => state === 'asked' || state === 'accepted');
  const earlier = appointments.filter((one) => one !== present).toReversed();
  const [last] = earlier;
  return (
    <div className="grid gap-6">
      <div className="grid max-w-prose gap-2">
        {rule ? <Rule rule={rule} /> : <p>{texts.notHere}</p>}
        {rule?.step && !exemption && present?.state !== 'accepted' && <p>{texts.waitsAbout}</p>}
      </div>
      {exemption && (
        <div className="flex flex-wrap items-center gap-3 border-s-4 border-line-strong ps-4">
          <p className="max-w-prose wrap-anywhere">{texts.exemptAbout(exemption)}</p>
          {canChange && (
            <Button size="small" onClick={() => void recording.exempt('').catch(tell)}>
              {texts.needAfterAll}
            </Button>
          )}
        </div>
      )}
      {present && (
        <section aria-label={texts.present} className="border-y border-line">
          <AppointmentRow
            appointment={present}
            recording={recording}
            onAnswer={() => setOpen({ dialog: 'answer', appointment: present })}
            onForm={() => setOpen({ dialog: 'form', appointment: present })}
          />
        </section>
      )}
      {!present && !exemption && (
        <section aria-labelledby="provider-offers" className="grid gap-3">
          <h3 id="provider-offers" className="font-semibold">
            {texts.offers}
          </h3>
          {last?.state === 'declined' && <p className="text-warn">{texts.declinedText}</p>}
          <p className="max-w-prose text-muted">
            {rule && texts.checkLicence(rule.register)} {texts.nothingLeaves}
          </p>
          <ProviderOffers
            place={provider.place}
            offered={provider.offered}
            canChange={canChange}
            onChoose={(offer) => setOpen({ dialog: 'choose', offer })}
          />
          {canChange && (
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => setOpen({ dialog: 'choose', offer: undefined })}>
                {texts.typeAnother}
              </Button>
              {rule && <Button onClick={() => setOpen({ dialog: 'exempt' })}>{texts.exempt}</Button>}
            </div>
          )}
        </section>
      )}
      {(!present || present.state === 'asked') && !exemption && <Inquiry place={provider.place} />}
      <Fold summary={<span className="font-medium">{texts.conflict}</span>}>
        <p className="max-w-prose pb-3 text-muted">{texts.conflictText}</p>
      </Fold>
      {earlier.length > 0 && (
        <section aria-labelledby="provider-earlier" className="grid gap-2">
          <h3 id="provider-earlier" className="font-semibold">
            {texts.earlier}
          </h3>
          <div className="divide-y divide-line border-y border-line">
            {earlier.map((appointment) => (
              <AppointmentRow key={appointment.id} appointment={appointment} recording={recording} />
            ))}
          </div>
        </section>
      )}
      <Suspense fallback={null}>
        {open?.dialog === 'choose' && (
          <AppointDialog offer={open.offer} recording={recording} onClose={close} />
        )}
        {open?.dialog === 'answer' && (
          <ProviderAnswerDialog appointment={open.appointment} recording={recording} onClose={close} />
        )}
        {open?.dialog === 'form' && (
          <AppointmentFormDialog appointment={open.appointment} recording={recording} onClose={close} />
        )}
        {open?.dialog === 'exempt' && <ExemptDialog recording={recording} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** What the place asks, and who needs none. */
function Rule({ rule: { need, statements, exemption } }: { rule: ProviderRule }) {
  return (
    <>
      <p>
        <Badge tone={need === 'must' ? 'warn' : 'neutral'}>{texts.needs[need]}</Badge>
      </p>
      {statements.map(({ text, source }) => (
        <p key={text}>
          {text} <SourceMark sources={[source]} subject={text} />
        </p>
      ))}
      <p className="text-muted">
        {exemption.text} <SourceMark sources={[exemption.source]} subject={texts.exempt} />
      </p>
    </>
  );
}

const tell = () => notify.error(texts.unread);

/** A question to a provider that names nobody. */
function Inquiry({ place }: { place: string }) {
  const text = texts.inquiryText(placeName(place));
  return (
    <Fold summary={<span className="font-medium">{texts.inquiry}</span>}>
      <div className="grid max-w-prose gap-3 pb-3">
        <p className="text-muted">{texts.inquiryAbout}</p>
        <p className="border-s-2 border-line-strong ps-3 text-pretty">{text}</p>
        <Button
          size="small"
          className="justify-self-start pointer-coarse:min-h-11"
          onClick={() => copyText(text, texts.copied, texts.notCopied)}
        >
          {texts.copy}
        </Button>
      </div>
    </Fold>
  );
}
