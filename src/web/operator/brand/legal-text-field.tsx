import { useState } from 'react';
import { type LegalTextName, legalHtmlOf, maxLegalTextLength } from '#domain/brand/legal-text.ts';
import { brandMessages } from '#messages/brand.ts';
import { Button } from '#web/design-system/button.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';
import { trustedHtml } from '#web/platform/trusted-html.ts';
import { builtInText } from './built-in-text.ts';

interface LegalTextFieldProps {
  text: LegalTextName;
  /** Markdown; `null` where the built-in text holds. */
  value: string | null;
  error: string | undefined;
  onChange(value: string | null): void;
}

/** A legal text: the built-in one, or the operator's own with a look at what it will be. */
export function LegalTextField({ text, value, error, onChange }: LegalTextFieldProps) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const title = brandMessages.texts[text];
  if (value === null) {
    return (
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium">{title}</p>
          <p className="text-muted">
            {brandMessages.builtIn} {brandMessages.startFromBuiltIn}
          </p>
        </div>
        <Button
          aria-label={`${brandMessages.writeOwn}: ${title}`}
          onClick={() => onChange(builtInText(text))}
        >
          {brandMessages.writeOwn}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      {isPreviewed ? (
        <div>
          <p className="font-medium">{title}</p>
          <div
            className="own-text mt-2"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown that lets no HTML through
            dangerouslySetInnerHTML={trustedHtml(legalHtmlOf(value).body)}
          />
        </div>
      ) : (
        <TextAreaField
          name={text}
          label={title}
          error={error}
          rows={14}
          maxLength={maxLegalTextLength}
          spellCheck
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={`${isPreviewed ? brandMessages.hidePreview : brandMessages.showPreview}: ${title}`}
          onClick={() => setIsPreviewed((is) => !is)}
        >
          {isPreviewed ? brandMessages.hidePreview : brandMessages.showPreview}
        </Button>
        <Button
          size="small"
          kind="quiet"
          aria-label={`${brandMessages.useBuiltIn}: ${title}`}
          onClick={() => onChange(null)}
        >
          {brandMessages.useBuiltIn}
        </Button>
      </div>
    </div>
  );
}
