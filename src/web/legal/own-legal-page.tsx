import { type ReactNode, useState } from 'react';
import { readLegalText } from '#contract/brand.ts';
import type { LegalTextName } from '#domain/brand/legal-text.ts';
import { legalMessages } from '#messages/legal.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { SpinnerScreen } from '#web/design-system/spinner.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { paths } from '#web/paths.ts';
import { describeFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';
import { trustedHtml } from '#web/platform/trusted-html.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { LegalFrame } from './legal-frame.tsx';
import './own-text.css';
import { type ShownText, servedText, shownText } from './own-text.ts';

interface OwnLegalPageProps {
  name: LegalTextName;
  /** What is shown where the operator has gone back to the built-in text meanwhile. */
  builtIn?: ReactNode;
}

/** A legal text of the operator's own: it came with the page, or is asked for where one came from another page. */
export default function OwnLegalPage({ name, builtIn }: OwnLegalPageProps) {
  const [served] = useState(() => servedText(name));
  return served ? <OwnText name={name} text={served} /> : <AskedText name={name} builtIn={builtIn} />;
}

function AskedText({ name, builtIn }: OwnLegalPageProps) {
  const { data, failure, refetch } = useQuery(readLegalText, { params: { text: name } });
  const { isRetrying, retry } = useRetry(refetch, () => {});
  if (failure) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState title={legalMessages.unread} onRetry={retry} isRetrying={isRetrying}>
          {describeFailure(failure)}
        </ErrorState>
      </main>
    );
  }
  if (data === undefined) return <SpinnerScreen />;
  return data.text ? <OwnText name={name} text={shownText(data.text)} /> : builtIn;
}

const others = {
  terms: { title: legalMessages.toOther.privacy, path: paths.privacy },
  privacy: { title: legalMessages.toOther.terms, path: paths.terms },
};

/** Both pieces of HTML are made of Markdown that lets none through (src/domain/brand/legal-text.ts). */
function OwnText({ name, text }: { name: LegalTextName; text: ShownText }) {
  return (
    <LegalFrame
      title={pageTitles[name]}
      updated={text.updated}
      other={others[name]}
      contents={
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
        <ol className="own-contents" dangerouslySetInnerHTML={trustedHtml(text.contents)} />
      }
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
      <div className="own-text" dangerouslySetInnerHTML={trustedHtml(text.body)} />
    </LegalFrame>
  );
}
