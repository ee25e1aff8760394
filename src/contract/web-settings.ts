import type { LegalTextName } from '#domain/brand/legal-text.ts';

/**
 * What the server tells the web app inside the page: nothing here is secret. It is filled in when
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
    /** Who runs this installation, as the terms and the privacy note name them. */
    operatorName: string;
    /** The support address, or a phrase that names the operator where none was given. */
    contact: string;
  };
}
