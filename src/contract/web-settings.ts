import type { LegalTextName } from '#domain/brand/legal-text.ts';

/**
 * Settings that the server writes into the page for the web app. None of them is secret. It is filled in when
 * the page is served, so one build serves any brand and any address.
 */
export interface WebSettings {
  /** Public identifier of the web client; every call carries it. */
  anonymousKey: string;
  /** The legal texts that the operator has written their own of. */
  ownTexts: readonly LegalTextName[];
  /** Whether people can sign in with Google. */
  google: boolean;
  brand: {
    /** The product's name. */
    name: string;
    /** The expert's name: title of the chat panel. */
    assistantName: string;
    /** Who runs this installation, for the terms and the privacy notice. */
    operatorName: string;
    /** The support address, or a phrase that names the operator where none was given. */
    contact: string;
  };
}
