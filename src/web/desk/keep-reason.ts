import { addReturnReason } from '#contract/desk.ts';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';

/** Keeps a text as a reason for later. The return goes on without it. */
export async function keepReason(text: string): Promise<void> {
  try {
    await call(addReturnReason, { input: { text } });
  } catch (failure) {
    notify.error(describeFailure(failure));
  }
}
