import { confirmReviewDetails, type PaperReviewView } from '#contract/desk.ts';
import { copySentences, detailMessages, wordingSentences } from '#messages/paper-details.ts';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { ValueForm } from '#web/design-system/value-form.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { askedValuesOf, detailsIn } from '#web/platform/paper-details.ts';

interface ConfirmDetailsProps {
  review: PaperReviewView;
  onReview(review: PaperReviewView): void;
}

/** What a reviewer confirms of a paper, begun with what was typed or read. */
export function ConfirmDetails({ review, onReview }: ConfirmDetailsProps) {
  const [latest] = review.rounds;
  if (!latest || review.asksFor.length === 0) return null;
  const params = { id: review.company.id, paper: review.paper, version: String(latest.version) };
  async function save(values: Readonly<Record<string, string>>) {
    const answer = await call(confirmReviewDetails, { params, input: detailsIn(values) });
    onReview(answer.review);
    notify.success(detailMessages.saved);
  }
  return <ValueForm values={askedValuesOf(review)} action={detailMessages.confirm} onSave={save} />;
}

/** What the place wants of the copy, with the pages that say so. */
export function AskedOfCopy({ review }: { review: PaperReviewView }) {
  return (
    <p className="text-sm text-pretty">
      {[...copySentences(review), ...wordingSentences(review)].join(' ')}
      {review.ruleSources.length > 0 && (
        <SourceMark sources={review.ruleSources} subject={detailMessages.title} />
      )}
    </p>
  );
}
