import { createContext } from 'react';
import type { PageQuestion } from '#contract/page-answers.ts';

/**
 * Answers a call while the server renders a page; the same promise for the same question. It resolves to `undefined`
 * where the server answers no such call into a page.
 */
export type ReadPageAnswer = (question: PageQuestion) => Promise<unknown>;

/** Given by the server that renders a page for its address; nothing in the browser and when pages are prerendered. */
export const PageAnswersContext = /* @__PURE__ */ createContext<ReadPageAnswer | undefined>(undefined);
