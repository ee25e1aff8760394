import { useRef, useState } from 'react';
import {
  maxAnswerBody,
  maxAnswerTitle,
  previewAnswer,
  publishAnswer,
  type QuestionFile,
  type ShownAnswer,
  type WrittenAnswer,
} from '#contract/questions.ts';
import { type Country, countries } from '#domain/catalogue/choices.ts';
import { choiceLabels } from '#messages/choices.ts';
import { commonMessages } from '#messages/common.ts';
import { questionMessages } from '#messages/questions.ts';
import { AnswerArticle } from '#web/design-system/answer-article.tsx';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { type InputProblems, problemsOf } from '#web/platform/check-input.ts';
import { lastDayBehind } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';

const texts = questionMessages.office;

interface AnswerFormProps {
  question: QuestionFile;
  onCancel(): void;
  onSaved(question: QuestionFile): void;
}

/** Writes an answer, or a new version of it, with a look at what it will be. */
export function AnswerForm({ question, onCancel, onSaved }: AnswerFormProps) {
  const { id, versions, offered } = question;
  const [newest] = versions;
  const [country, setCountry] = useState<Country | ''>(newest?.country ?? '');
  const [places, setPlaces] = useState<readonly string[]>(newest?.places ?? []);
  const [shown, setShown] = useState<ShownAnswer>();
  const [pressed, setPressed] = useState<'publish' | 'preview'>('publish');
  // The press submits the form before its state is rendered.
  const isLook = useRef(false);
  function press(button: 'publish' | 'preview'): void {
    isLook.current = button === 'preview';
    setPressed(button);
  }
  const form = useForm<WrittenAnswer>({
    read: (entries) => {
      const text = (name: string) => String(entries.get(name) ?? '');
      return {
        title: text('title'),
        wordings: text('wordings')
          .split('\n')
          .map((wording) => wording.trim())
          .filter(Boolean),
        body: text('body'),
        country: country || null,
        places: [...places],
        topic: text('topic'),
        sourceTitle: text('sourceTitle'),
        sourceUrl: text('sourceUrl'),
        checkedOn: text('checkedOn'),
      };
    },
    check: (input) => atFields(problemsOf(publishAnswer, input)),
    async send(input) {
      if (isLook.current) {
        const { answer } = await call(previewAnswer, { params: { id }, input });
        setShown(answer);
        return;
      }
      const saved = await call(publishAnswer, {
        params: { id },
        input,
        ifMatch: newest?.version ?? 0,
      });
      notify.success(saved.message);
      onSaved(saved.question);
    },
    tells: 'in-form',
  });
  const here = offered.places.filter((place) => place.country === country);
  const today = lastDayBehind();

  return (
    <form {...form.props} className="flex flex-col gap-4 rounded-card border border-line bg-raised p-4">
      <TextField
        label={texts.fields.title}
        hint={texts.fields.titleHint}
        {...form.field('title')}
        maxLength={maxAnswerTitle}
        defaultValue={newest?.title ?? titleOf(question.question)}
      />
      <TextAreaField
        label={texts.fields.wordings}
        hint={texts.fields.wordingsHint}
        isOptional
        {...form.field('wordings')}
        rows={3}
        defaultValue={newest?.wordings.join('\n') ?? question.question}
      />
      <TextAreaField
        label={texts.fields.body}
        hint={texts.fields.bodyHint}
        {...form.field('body')}
        rows={8}
        maxLength={maxAnswerBody}
        spellCheck
        defaultValue={newest?.body ?? ''}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.fields.country}
          placeholder={texts.fields.allCountries}
          choices={countries.map((value) => ({ value, label: choiceLabels.country[value] }))}
          value={country}
          onChange={({ target }) => {
            setCountry(target.value as Country | '');
            setPlaces([]);
          }}
        />
        <SelectField
          label={texts.fields.topic}
          {...form.field('topic')}
          choices={offered.topics.map((value) => ({ value, label: texts.topics[value] ?? value }))}
          defaultValue={newest?.topic ?? 'compliance'}
        />
      </div>
      {here.length > 1 && (
        <fieldset>
          <legend className="text-sm font-medium">{texts.fields.places}</legend>
          <p className="mt-1 text-sm text-muted">{texts.fields.placesHint}</p>
          <div className="mt-2 grid gap-2 sm:grid-cols-2">
            {here.map((place) => (
              <Checkbox
                key={place.id}
                checked={places.includes(place.id)}
                onChange={({ target }) =>
                  setPlaces((chosen) =>
                    target.checked ? [...chosen, place.id] : chosen.filter((each) => each !== place.id),
                  )
                }
              >
                {place.name}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={texts.fields.sourceTitle}
          {...form.field('sourceTitle')}
          defaultValue={newest?.sourceTitle ?? ''}
        />
        <TextField
          label={texts.fields.sourceUrl}
          type="url"
          placeholder="https://"
          {...form.field('sourceUrl')}
          defaultValue={newest?.sourceUrl ?? ''}
        />
        <TextField
          label={texts.fields.checkedOn}
          type="date"
          max={today}
          {...form.field('checkedOn')}
          defaultValue={newest?.checkedOn ?? today}
        />
      </div>
      <FormProblem isAlert text={form.problem} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          kind="primary"
          isBusy={form.isSending && pressed === 'publish'}
          onClick={() => press('publish')}
        >
          {newest?.state === 'published' ? texts.publishChange : texts.publish}
        </Button>
        <Button
          type="submit"
          isBusy={form.isSending && pressed === 'preview'}
          onClick={() => press('preview')}
        >
          {texts.preview}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {commonMessages.cancel}
        </Button>
      </div>
      {shown && (
        <section aria-label={texts.preview} className="rounded-control border border-line bg-page p-4">
          <AnswerArticle answer={shown}>
            <h3 className="text-lg font-semibold">{shown.title}</h3>
          </AnswerArticle>
        </section>
      )}
    </form>
  );
}

/** A problem of one wording is shown at the field of all. */
function atFields(problems: InputProblems | undefined): InputProblems | undefined {
  if (!problems) return undefined;
  return Object.fromEntries(
    Object.entries(problems).map(([name, text]) => [name.split('.')[0] ?? name, text]),
  );
}

/** The question as a heading, as far as it fits. */
function titleOf(question: string): string {
  return question.length <= maxAnswerTitle ? question : '';
}
