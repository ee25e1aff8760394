import { dayText } from '#domain/values/day-text.ts';
import { type LegalText, legalMessages } from '#messages/legal.ts';
import { LegalFrame } from './legal-frame.tsx';
import { LegalSectionText } from './legal-section.tsx';

interface LegalPageProps {
  text: LegalText;
  /** The text that people look for beside this one. */
  other: { title: string; path: string };
}

const updated = { on: legalMessages.updatedOn, inWords: dayText(legalMessages.updatedOn) };

/** A built-in legal text. */
export function LegalPage({ text, other }: LegalPageProps) {
  return (
    <LegalFrame
      title={text.title}
      lead={text.lead}
      updated={updated}
      other={other}
      contents={
        <ol className="border-s border-line">
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex items-center py-1.5 ps-4 text-sm text-muted pointer-coarse:min-h-11 hover:text-text focus-visible:-outline-offset-2"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      }
    >
      {text.sections.map((section) => (
        <LegalSectionText key={section.id} section={section} />
      ))}
    </LegalFrame>
  );
}
