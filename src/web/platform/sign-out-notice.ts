const failed = 'sign-out-failed';
const begun = 'sign-out-begun';
let isUnderWay = false;

/** Says to the rest of the page that the session is about to end, or whether it has. */
export const signOutNotice = {
  begin(): void {
    isUnderWay = true;
    dispatchEvent(new Event(begun));
  },
  end(hasEnded: boolean): void {
    isUnderWay = false;
    if (!hasEnded) dispatchEvent(new Event(failed));
  },
  isUnderWay: () => isUnderWay,
};

/** Calls back when the session is about to end, and when it could not be ended. */
export function followSignOut(onBegin: () => void, onFailure: () => void): () => void {
  addEventListener(begun, onBegin);
  addEventListener(failed, onFailure);
  return () => {
    removeEventListener(begun, onBegin);
    removeEventListener(failed, onFailure);
  };
}
