import type { SaidElsewhere } from '#web/assistant/expert-panel-host.tsx';
import type { CallSession } from './call-session.ts';

/** What was said in a call, for the chat to go on with; `undefined` where nothing was. */
export function transcriptOf(session: CallSession): SaidElsewhere | undefined {
  const { captions, sources } = session.read();
  if (captions.length === 0) return undefined;
  return {
    said: captions.map(({ role, text, turn }) => ({
      isUser: role === 'user',
      text,
      sources: (role === 'assistant' && turn !== undefined && sources.get(turn)) || [],
    })),
  };
}
