import type { FailureCode } from '#contract/failure.ts';
import type { FieldProblem } from '#contract/field-problem.ts';

/** Problems by field name on the wire. */
export type ProblemsByField = Record<string, FieldProblem>;

interface FailureDetails {
  fields?: ProblemsByField;
  /** Seconds until a retry makes sense; sent as Retry-After. */
  retryAfterSeconds?: number;
  /** Tag of the current version if another was expected; sent as ETag. */
  etag?: string;
  /** Media types or methods that the call accepts, for 415 and 405; sent as Accept or Allow. */
  accepted?: readonly string[];
}

/** An expected failure. A use case throws it by name, and `reply-to-failure.ts` turns it into an answer. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly fields: ProblemsByField | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly accepted: readonly string[] | undefined;
  readonly etag: string | undefined;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    super(code);
    this.name = 'Failure';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.accepted = details.accepted;
    this.etag = details.etag;
  }
}
