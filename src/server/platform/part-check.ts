/** The result of checking a part of the installation. */
export interface PartCheck {
  ok: boolean;
  /** The finding and, on failure, what to do. Never contains a secret. */
  sentence: string;
}
