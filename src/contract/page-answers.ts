/**
 * What an operation answered while the server rendered a page. It stands in the page, so that the web app shows
 * the same without asking again.
 */
export interface PageAnswer extends PageQuestion {
  /** The body of the answer. */
  output: unknown;
}

/** A call that a page asks for while it is rendered. */
export interface PageQuestion {
  /** Id of the operation, as in 'readPlan'. */
  operation: string;
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string | undefined>> | undefined;
}
