import { type FormEvent, useState } from 'react';
import {
  confirmPaperExpiry,
  type PaperListView,
  type PaperVersionView,
  type PaperView,
} from '#contract/papers.ts';
import { paperMessages } from '#messages/papers.ts';
import { Button } from '#web/design-system/button.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { expiryOf } from '#web/platform/expiry-of.ts';
import { notify } from '#web/platform/notify.ts';

interface ExpiryFormProps {
  companyId: string;
  list: PaperListView;
  paper: PaperView;
  version: PaperVersionView;
  onPaper(paper: PaperView): void;
}

/** The day on which a paper expires, as read by the machine or typed, confirmed by the person. */
export function ExpiryForm({ companyId, list, paper, version, onPaper }: ExpiryFormProps) {
  const [day, setDay] = useState(version.expiresOn ?? '');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function save(expiresOn: string | null): Promise<void> {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const answer = await call(confirmPaperExpiry, {
        params: { id: companyId, paper: paper.id, version: String(version.number) },
        input: { expiresOn },
      });
      onPaper(answer.paper);
      notify.success(paperMessages.expirySaved);
    } catch (failure) {
      setProblem(fieldMessagesOf(failure).expiresOn ?? describeFailure(failure));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(day);
      }}
      className="flex flex-col gap-3 border-t border-line pt-4"
    >
      <TextField
        type="date"
        label={paperMessages.expiry}
        hint={
          version.expiresOn && !version.isExpiryConfirmed
            ? paperMessages.expiryRead
            : paperMessages.expiryHint
        }
        value={day}
        error={problem}
        fieldClassName="max-w-56"
        onChange={({ target }) => setDay(target.value)}
      />
      <WhatHangsOnIt list={list} paper={paper} version={version} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy}>
          {paperMessages.saveExpiry}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            setDay('');
            void save(null);
          }}
        >
          {paperMessages.saveNoExpiry}
        </Button>
      </div>
    </form>
  );
}

/** What is renewed before a paper that expires, and what comes after it. */
export function WhatHangsOnIt({ list, paper, version }: Pick<ExpiryFormProps, 'list' | 'paper' | 'version'>) {
  const expiry = version.expiresOn ? expiryOf(list, paper.kind, paper.party, version.expiresOn) : undefined;
  if (!expiry) return null;
  return (
    <>
      {expiry.first.length > 0 && (
        <p className="text-sm text-pretty">{paperMessages.renewFirst(expiry.first)}</p>
      )}
      {expiry.follows.length > 0 && (
        <p className="text-sm text-pretty text-muted">{paperMessages.follows(expiry.follows)}</p>
      )}
    </>
  );
}
