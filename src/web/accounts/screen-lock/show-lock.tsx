import { createRoot } from 'react-dom/client';
import { screenLockMessages } from '#messages/screen-lock.ts';
import { basePath, paths } from '#web/paths.ts';
import { readShownAgain } from '#web/platform/query.ts';
import { refreshSession } from '#web/platform/refresh-session.ts';
import { announceUnlock, type LockCause, openLockChannel } from '#web/platform/screen-lock.ts';
import { onPersonLeft } from '#web/platform/stored-login.ts';
import { LockScreen } from './lock-screen.tsx';
import '#web/signed-in.css';

/** What a page listens to for presses outside of its dialogs: none of the lock screen reaches it. */
const kept = ['pointerdown', 'mousedown', 'touchstart', 'click', 'focusin', 'focusout'] as const;

let isShown = false;

/**
 * Shows the lock screen in place of everything else until the session is unlocked, in any of its tabs. The page behind
 * is neither drawn nor in the accessibility tree, but stays as it is, so that nothing typed is lost.
 */
export function showLock(how: LockCause): void {
  if (isShown) return;
  isShown = true;
  const focused = document.activeElement;
  const scrolledTo = scrollY;
  const host = document.createElement('div');
  // An open dialog switches the pointer off for the page.
  host.style.pointerEvents = 'auto';
  const unhide = hideAllBut(host);
  const giveTitleBack = holdTitle(screenLockMessages.title);
  for (const name of kept) host.addEventListener(name, (event) => event.stopPropagation());
  // Keys do what browsers do with them, and none of the page's shortcuts.
  const keepKey = (event: Event) => event.stopImmediatePropagation();
  addEventListener('keydown', keepKey, true);
  addEventListener('keyup', keepKey, true);

  const root = createRoot(host.appendChild(document.createElement('div')));
  const channel = openLockChannel((message) => {
    if (message === 'unlocked') close();
  });
  channel.tell('locked');
  const stopFollowing = onPersonLeft(() => location.replace(basePath + paths.signIn));

  function close(): void {
    isShown = false;
    root.unmount();
    host.remove();
    unhide();
    giveTitleBack();
    removeEventListener('keydown', keepKey, true);
    removeEventListener('keyup', keepKey, true);
    stopFollowing();
    channel.close();
    scrollTo({ top: scrolledTo, behavior: 'instant' });
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    announceUnlock();
    void refreshSession();
    readShownAgain();
  }

  root.render(
    <LockScreen
      how={how}
      onUnlocked={() => {
        channel.tell('unlocked');
        close();
      }}
    />,
  );
}

/** Hides what is on the page, and what comes, as a dialog that opens late. */
function hideAllBut(host: HTMLElement): () => void {
  const hidden = new Set<HTMLElement>();
  function hide(): void {
    for (const element of document.body.children) {
      if (element === host || !(element instanceof HTMLElement) || element.hidden) continue;
      element.hidden = true;
      hidden.add(element);
    }
  }
  document.body.append(host);
  hide();
  const observer = new MutationObserver(hide);
  observer.observe(document.body, { childList: true });
  return () => {
    observer.disconnect();
    for (const element of hidden) element.hidden = false;
  };
}

/** Keeps the name of a client out of the tab, also when the page behind is still loading. */
function holdTitle(title: string): () => void {
  let before = document.title;
  const hold = () => {
    if (document.title === title) return;
    before = document.title;
    document.title = title;
  };
  hold();
  const observer = new MutationObserver(hold);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    document.title = before;
  };
}
