import type { AppointmentView } from '#contract/providers.ts';
import { providerMessages as texts } from '#messages/providers.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import { webSettings } from '#web/platform/web-settings.ts';
import { TermsList } from './provider-offers.tsx';
import type { ProviderRecording } from './use-provider.ts';

const tones: Record<AppointmentView['state'], BadgeTone> = {
  asked: 'neutral',
  accepted: 'good',
  declined: 'bad',
  withdrawn: 'neutral',
  ended: 'neutral',
};

interface AppointmentRowProps {
  appointment: AppointmentView;
  recording: ProviderRecording;
  /** Only for the one that is asked or acts. */
  onAnswer?(): void;
  onForm?(): void;
}

/** A provider that was chosen, on which terms, and what became of it. */
export function AppointmentRow({ appointment, recording, onAnswer, onForm }: AppointmentRowProps) {
  const { terms, state, answers, alsoAdvises, chosenOn } = appointment;
  const isAccepted = state === 'accepted';
  return (
    <article className="grid gap-4 py-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold wrap-anywhere">
            <bdi>{terms.name}</bdi>
          </h3>
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
          {alsoAdvises && <Badge tone="warn">{texts.alsoAdvises}</Badge>}
        </div>
        <p className="text-sm text-muted">{texts.since(chosenOn)}</p>
        {answers.map(({ outcome, on, note, by, side }) => (
          <p key={outcome} className="text-sm wrap-anywhere">
            {texts.answered(outcome, on, side === 'agency' ? webSettings.brand.operatorName : by)}
            {note && `. ${note}`}
          </p>
        ))}
      </div>
      <TermsList terms={terms} />
      {onAnswer && recording.canChange && (
        <div className="flex flex-wrap gap-3">
          {isAccepted && onForm && (
            <Button kind="primary" onClick={onForm}>
              {texts.form}
            </Button>
          )}
          <Button kind={isAccepted ? 'secondary' : 'primary'} onClick={onAnswer}>
            {isAccepted ? texts.endAppointment : texts.recordAnswer}
          </Button>
        </div>
      )}
      {onAnswer && isAccepted && recording.side === 'member' && (
        <p className="max-w-prose text-sm text-muted">
          <Link
            to={dashboardPaths.users}
            className="inline-flex items-center text-accent-text underline pointer-coarse:min-h-11"
          >
            {texts.letIn}
          </Link>
          {': '}
          {texts.letInAbout} {texts.leave}
        </p>
      )}
    </article>
  );
}
