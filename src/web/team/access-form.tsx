import { useState } from 'react';
import {
  type AccessPreview,
  changeAccess,
  changeAccessAsStaff,
  previewAccess,
  previewAccessAsStaff,
} from '#contract/member-access.ts';
import type { MemberView } from '#contract/team.ts';
import { type PaperClass, paperClasses } from '#domain/papers/paper-classes.ts';
import { memberAccessMessages as texts } from '#messages/member-access.ts';
import { paperKindLabels } from '#messages/paper-kinds.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { type Query, useQuery } from '#web/platform/query.ts';

interface AccessFormProps {
  companyId: string;
  member: MemberView;
  isSaving: boolean;
  onSave(save: () => Promise<{ message: string }>): void;
}

type Classes = readonly PaperClass[] | null;

interface Limits {
  until: string | null;
  classes: PaperClass[] | null;
}

interface FormProps extends AccessFormProps {
  classes: Classes;
  onClasses(classes: Classes): void;
  preview: Query<{ papers: AccessPreview }>;
  change(limits: Limits): Promise<{ message: string }>;
}

const triedOf = (classes: Classes) => ({ classes: classes === null ? 'all' : classes.join(',') });

/** Which papers somebody sees and until when, with what that shows them, for an admin of the company. */
export default function AccessForm(props: AccessFormProps) {
  const [classes, setClasses] = useState<Classes>(props.member.access.classes);
  const params = { id: props.companyId, member: props.member.id };
  const preview = useQuery(previewAccess, { params, query: triedOf(classes) });
  const change = (input: Limits) => call(changeAccess, { params, input });
  return <Form {...props} {...{ classes, preview, change }} onClasses={setClasses} />;
}

/** The same for staff who act for a client. */
export function ClientAccessForm(props: AccessFormProps) {
  const [classes, setClasses] = useState<Classes>(props.member.access.classes);
  const params = { id: props.companyId, member: props.member.id };
  const preview = useQuery(previewAccessAsStaff, { params, query: triedOf(classes) });
  const change = (input: Limits) => call(changeAccessAsStaff, { params, input });
  return <Form {...props} {...{ classes, preview, change }} onClasses={setClasses} />;
}

function Form({ member: { access }, isSaving, onSave, classes, onClasses, preview, change }: FormProps) {
  const [until, setUntil] = useState(access.until ?? '');

  function toggle(each: PaperClass): void {
    const chosen = classes ?? [];
    onClasses(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]);
  }
  const save = async () => {
    const answer = await change({ until: until || null, classes: classes && [...classes] });
    await preview.refetch();
    return answer;
  };

  return (
    <form
      className="flex flex-col gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(save);
      }}
    >
      <h3 className="font-semibold">{texts.title}</h3>
      <TextField
        label={texts.until}
        hint={access.hasEnded && access.until ? texts.hasEnded : texts.untilAbout}
        type="date"
        isOptional
        value={until}
        onChange={({ target }) => setUntil(target.value)}
        fieldClassName="max-w-60"
      />
      <fieldset className="flex flex-col gap-2.5">
        <legend className="mb-2 text-sm font-medium">{texts.papers}</legend>
        <Checkbox checked={classes === null} onChange={() => onClasses(classes === null ? [] : null)}>
          {texts.asRole}
        </Checkbox>
        {paperClasses.map((each) => (
          <Checkbox
            key={each}
            checked={classes?.includes(each) ?? false}
            disabled={classes === null}
            onChange={() => toggle(each)}
          >
            {texts.classes[each]}
          </Checkbox>
        ))}
      </fieldset>
      <section aria-label={texts.preview} className="border-t border-line pt-4">
        <h4 className="text-sm font-medium">{texts.preview}</h4>
        <p className="mt-1 text-sm text-muted">{texts.previewAbout}</p>
        <Preview {...preview} />
      </section>
      <Button type="submit" kind="primary" className="self-start" isBusy={isSaving}>
        {texts.save}
      </Button>
    </form>
  );
}

function Preview({ data, failure, isFetching, refetch }: FormProps['preview']) {
  if (failure) {
    return (
      <ErrorState title={texts.unread} onRetry={() => void refetch()} isRetrying={isFetching}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton className="mt-3 h-12" />;
  if (data.papers.length === 0) return <p className="mt-3 text-sm">{texts.nothing}</p>;
  return (
    <ul aria-busy={isFetching} className="mt-2 divide-y divide-line text-sm">
      {data.papers.map(({ kind, about, opens }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several papers may be of one kind and person.
        <li key={index} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span>
            {paperKindLabels[kind]}
            {about !== null && (
              <>
                {' · '}
                <bdi>{about}</bdi>
              </>
            )}
          </span>
          <span className="text-muted">{opens ? texts.opens : texts.listedOnly}</span>
        </li>
      ))}
    </ul>
  );
}
