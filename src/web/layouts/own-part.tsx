import { useEffect } from 'react';
import OwnPapers from '#web/papers/own-papers.tsx';
import OwnPartPage from '#web/parties/own-part-page.tsx';
import { refreshSession } from '#web/platform/refresh-session.ts';
import { useScreenLock } from './use-screen-lock.ts';

/** The own page of a shareholder or signatory, with their own papers. */
export default function OwnPart() {
  useScreenLock();
  useEffect(() => void refreshSession(), []);
  return <OwnPartPage Papers={OwnPapers} />;
}
