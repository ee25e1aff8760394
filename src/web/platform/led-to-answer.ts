/** Whether index.html has just led here from the registration page; true once. */
export function wasLedToAnswer(): boolean {
  try {
    const wasLed = sessionStorage.getItem('answersFirst') !== null;
    sessionStorage.removeItem('answersFirst');
    return wasLed;
  } catch {
    return false;
  }
}
