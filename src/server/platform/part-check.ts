/** What trying a part of the installation came to. */
export interface PartCheck {
  ok: boolean;
  /** What was found; where it is not well, what to do. Never a secret. */
  sentence: string;
}
