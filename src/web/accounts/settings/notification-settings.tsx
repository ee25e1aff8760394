import { changeNotificationSettings, readNotificationSettings } from '#contract/notifications.ts';
import type { OutputOf } from '#contract/operation.ts';
import { notificationTopics } from '#domain/notifications/notification-kinds.ts';
import { bellMessages } from '#messages/bell.ts';
import { SelectField } from '#web/design-system/select-field.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { Switch } from '#web/design-system/switch.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { SettingsSection } from './settings-section.tsx';

const texts = bellMessages.settings;

type Settings = OutputOf<typeof readNotificationSettings>['settings'];

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: texts.hour(hour) }));

/** What the person is emailed about, and when not. Each choice holds at once. */
export function NotificationSettings() {
  const { data, failure, isFetching, refetch } = useQuery(readNotificationSettings, {});
  if (!data && failure) {
    return (
      <ErrorState title={texts.notRead} onRetry={() => void refetch()} isRetrying={isFetching}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton className="h-40" />;
  const { settings } = data;

  async function change(changed: Partial<Settings>): Promise<void> {
    const { timeZone, ...next } = { ...settings, ...changed };
    setAnswer(readNotificationSettings, {}, () => ({ settings: { ...next, timeZone } }));
    try {
      await call(changeNotificationSettings, { input: next });
    } catch (error) {
      setAnswer(readNotificationSettings, {}, () => ({ settings }));
      notify.error(describeFailure(error));
    }
  }

  const { switchedOff, quietFrom, quietTo } = settings;
  return (
    <>
      <SettingsSection title={texts.topics} about={texts.topicsAbout}>
        <ul className="divide-y divide-line">
          {notificationTopics.map((topic) => {
            const isOn = !switchedOff.includes(topic);
            return (
              <li key={topic} className="flex min-h-11 items-center justify-between gap-4 py-2">
                {texts.topic[topic]}
                <Switch
                  label={texts.topic[topic]}
                  isOn={isOn}
                  onChange={() =>
                    change({
                      switchedOff: isOn
                        ? [...switchedOff, topic]
                        : switchedOff.filter((other) => other !== topic),
                    })
                  }
                />
              </li>
            );
          })}
        </ul>
      </SettingsSection>
      <SettingsSection title={texts.quiet} about={texts.quietAbout(settings.timeZone)}>
        <div className="grid max-w-sm grid-cols-2 gap-4">
          <SelectField
            label={texts.from}
            choices={hours}
            value={String(quietFrom)}
            onChange={({ target }) => change({ quietFrom: Number(target.value) })}
          />
          <SelectField
            label={texts.to}
            choices={hours}
            value={String(quietTo)}
            onChange={({ target }) => change({ quietTo: Number(target.value) })}
          />
        </div>
        <p className="mt-2 text-sm text-muted">{texts.isOff}</p>
      </SettingsSection>
    </>
  );
}
