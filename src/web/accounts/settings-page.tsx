import { type ReactNode, useEffect, useRef, useState } from 'react';
import { googleAnswerParameter } from '#contract/google-return.ts';
import { accountSettingsMessages } from '#messages/account-settings.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { keptCallMessages } from '#messages/kept-calls.ts';
import { screenLockMessages } from '#messages/screen-lock.ts';
import { settingsMessages } from '#messages/settings.ts';
import { signInMethodMessages } from '#messages/sign-in-methods.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { Tabs } from '#web/design-system/tabs.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link, useLocation, useNavigate } from '#web/platform/router.tsx';
import { usePerson } from '#web/platform/stored-login.ts';
import { usePage } from '#web/platform/use-page.ts';
import { CloseAccount } from './settings/close-account.tsx';
import { DataExport } from './settings/data-export.tsx';
import { EmailSettings } from './settings/email-settings.tsx';
import { NameForm } from './settings/name-form.tsx';
import { NotificationSettings } from './settings/notification-settings.tsx';
import { PasswordForm } from './settings/password-form.tsx';
import { ScreenLockSetting } from './settings/screen-lock-setting.tsx';
import { SessionList } from './settings/session-list.tsx';
import { SettingsRow } from './settings/settings-row.tsx';
import { SettingsSection } from './settings/settings-section.tsx';
import { SignInMethodSections } from './settings/sign-in-method-sections.tsx';
import { ThemeChoice } from './settings/theme-choice.tsx';
import { useSessions } from './settings/use-sessions.ts';
import { useSignInMethods } from './settings/use-sign-in-methods.ts';

const tabs = ['profile', 'security', 'notifications', 'data'] as const;
type Tab = (typeof tabs)[number];

/** What concerns the signed-in person alone, in tabs that the address names. */
export default function SettingsPage() {
  const heading = usePage(dashboardTitles.settings);
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  // Google's answer is taken where the account is connected.
  const asked = new URLSearchParams(search).has(googleAnswerParameter) ? 'security' : hash.slice(1);
  const [tab, setTab] = useState<Tab>(isTab(asked) ? asked : 'profile');
  useEffect(() => {
    if (isTab(asked)) setTab(asked);
  }, [asked]);
  const content: Record<Tab, ReactNode> = {
    profile: <Profile />,
    notifications: <NotificationSettings />,
    security: <Security />,
    data: <Data />,
  };
  return (
    <div className="@container flex flex-col gap-6">
      <div>
        <PageTitle ref={heading}>{dashboardTitles.settings}</PageTitle>
        <p className="mt-1 text-muted">{settingsMessages.intro}</p>
      </div>
      <Tabs
        label={dashboardTitles.settings}
        tabs={tabs.map((id) => ({
          id,
          title: settingsMessages.tabs[id],
          content: <div className="divide-y divide-line">{content[id]}</div>,
        }))}
        open={tab}
        onOpen={(id) => {
          setTab(id);
          navigate(`${pathname}#${id}`, { replace: true });
        }}
      />
    </div>
  );
}

function isTab(id: string): id is Tab {
  return (tabs as readonly string[]).includes(id);
}

function Profile() {
  const { fullName } = usePerson();
  const emailHeading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <SettingsSection title={settingsMessages.name} about={settingsMessages.nameAbout}>
        <SettingsRow value={<bdi>{fullName}</bdi>} action={settingsMessages.changeName}>
          {(close) => <NameForm onClose={close} />}
        </SettingsRow>
      </SettingsSection>
      <SettingsSection
        title={accountSettingsMessages.email}
        about={accountSettingsMessages.emailAbout}
        heading={emailHeading}
      >
        <EmailSettings focusFallback={emailHeading} />
      </SettingsSection>
      <SettingsSection title={settingsMessages.theme} about={settingsMessages.themeAbout}>
        <ThemeChoice />
      </SettingsSection>
    </>
  );
}

function Security() {
  const sessionsHeading = useRef<HTMLHeadingElement>(null);
  const sessions = useSessions();
  const signInMethods = useSignInMethods();
  return (
    <>
      <SettingsSection title={settingsMessages.password} about={settingsMessages.passwordAbout}>
        {signInMethods.data?.hasPassword === false ? (
          <p className="text-muted">{signInMethodMessages.noPassword}</p>
        ) : (
          <SettingsRow value={settingsMessages.passwordIsSet} action={settingsMessages.changePassword}>
            {(close) => <PasswordForm onChanged={sessions.refetch} onClose={close} />}
          </SettingsRow>
        )}
      </SettingsSection>
      <SignInMethodSections query={signInMethods} />
      <SettingsSection title={screenLockMessages.setting} about={screenLockMessages.settingAbout}>
        <ScreenLockSetting />
      </SettingsSection>
      <SettingsSection
        title={settingsMessages.sessions}
        about={settingsMessages.sessionsAbout}
        heading={sessionsHeading}
      >
        <SessionList {...sessions} focusFallback={sessionsHeading} />
      </SettingsSection>
    </>
  );
}

function Data() {
  return (
    <>
      <SettingsSection title={keptCallMessages.settings} about={keptCallMessages.settingsAbout}>
        <Link to={dashboardPaths.voiceCalls} className={buttonClass()}>
          {keptCallMessages.open}
        </Link>
      </SettingsSection>
      <SettingsSection title={accountSettingsMessages.export} about={accountSettingsMessages.exportAbout}>
        <DataExport />
      </SettingsSection>
      <SettingsSection title={accountSettingsMessages.closing} about={accountSettingsMessages.closingAbout}>
        <CloseAccount />
      </SettingsSection>
    </>
  );
}
