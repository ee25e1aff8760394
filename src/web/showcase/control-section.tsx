import { FileStack } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { Card } from '#web/design-system/card.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { CompanyState } from '#web/design-system/company-state.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { PasswordField } from '#web/design-system/password-field.tsx';
import { RowsSkeleton } from '#web/design-system/rows-skeleton.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { Tabs } from '#web/design-system/tabs.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { notify } from '#web/platform/notify.ts';
import { Section, Specimen } from './section.tsx';

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const;
const tones = ['neutral', 'accent', 'good', 'warn', 'bad'] as const;

/** What is pressed, filled in and read. */
export function ControlSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title="Controls">
      <Specimen name="Buttons: regular, busy, disabled, small, large">
        {kinds.map((kind) => (
          <div key={kind} className="flex flex-wrap items-center gap-2">
            <Button kind={kind}>Save changes</Button>
            <Button kind={kind} isBusy>
              Saving
            </Button>
            <Button kind={kind} disabled>
              Save changes
            </Button>
            <Button kind={kind} size="small">
              Edit
            </Button>
            <Button kind={kind} size="large">
              Continue
            </Button>
          </div>
        ))}
      </Specimen>
      <Specimen name="Badges">
        <div className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen name="Fields: empty, with a problem, disabled, read-only">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Company name" hint="As it will stand in the register." isOptional />
          <TextField
            label="Email"
            defaultValue="founder@"
            error="Enter an email address like name@example.com."
          />
          <TextField label="Country" defaultValue="Singapore" disabled />
          <TextField label="Registration number" defaultValue="2026-0042" readOnly />
          <SelectField label="Office" choices={[{ value: 'desk', label: 'Flexi-desk' }]} />
          <PasswordField label="Password" autoComplete="new-password" />
          <TextAreaField label="What the company will do" />
          <Checkbox>I have read the terms.</Checkbox>
        </div>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Settings"
          tabs={[
            { id: 'profile', title: 'Profile', content: <p>Name and email.</p> },
            { id: 'security', title: 'Security', content: <p>Password and passkeys.</p> },
            { id: 'notices', title: 'Notifications', content: <p>What we send you.</p> },
          ]}
        />
      </Specimen>
      <div className="grid gap-6 sm:grid-cols-2">
        <Specimen name="Card, skeleton and rows to come">
          <Card className="grid gap-3">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
          </Card>
          <RowsSkeleton label="Loading" />
        </Specimen>
        <Specimen name="Dialog and toasts">
          <div className="flex flex-wrap items-start gap-2">
            <Button onClick={() => setIsOpen(true)}>Open a dialog</Button>
            <Button onClick={() => notify.success('Company saved.')}>Success</Button>
            <Button onClick={() => notify.error('The file is larger than 10 MB.')}>Error</Button>
            <Button onClick={() => notify.info('A new version is ready.')}>Notice</Button>
          </div>
        </Specimen>
        <Specimen name="Nothing to show">
          <EmptyState
            icon={FileStack}
            title="No documents yet"
            action={<Button kind="primary">Upload a document</Button>}
          >
            Passports and proofs of address appear here.
          </EmptyState>
        </Specimen>
        <Specimen name="No company yet">
          <CompanyState
            current={{ state: 'empty', failure: undefined, refetch: async () => true }}
            icon={FileStack}
            unread="The company could not be loaded"
            heading={{ current: null }}
          >
            The documents of a company appear here.
          </CompanyState>
        </Specimen>
        <Specimen name="Something went wrong">
          <StateSheet>
            <ErrorState title="Documents could not be loaded" onRetry={() => {}}>
              Check your connection and try again.
            </ErrorState>
          </StateSheet>
        </Specimen>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Remove Amira Haddad?"
        description="She loses access to this company at once."
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button kind="danger" onClick={() => setIsOpen(false)}>
              Remove
            </Button>
          </>
        }
      />
    </Section>
  );
}
