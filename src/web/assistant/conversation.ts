import {
  type MarkdownReader,
  type ReadReply,
  type ReplyBlock,
  readReply,
} from '#domain/assistant/reply-blocks.ts';
import { type ReplySource, splitSources } from '#domain/assistant/reply-sources.ts';
import { turnsThatFit } from '#domain/assistant/turns.ts';
import { askExpert, type Turn } from './ask-expert.ts';
import { AskFailure } from './ask-failure.ts';
import { revealText } from './reveal-text.ts';

/** What was said, by the visitor or by the expert. */
export interface ChatMessage {
  /** Made from the time it began; unique. */
  id: string;
  content: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  isUser: boolean;
  /** The expert's words as they are shown; the expert's only. */
  formattedContent?: readonly ReplyBlock[];
  sources?: readonly ReplySource[];
  /** How an answer ended that is not whole. */
  ending?: 'stopped' | 'broken-off' | 'cut';
}

/** What was said to the expert elsewhere, as in a call, oldest first. */
export interface SaidElsewhere {
  said: readonly {
    isUser: boolean;
    /** Plain text. */
    text: string;
    sources: readonly Omit<ReplySource, 'number'>[];
  }[];
}

export interface ConversationState {
  messages: readonly ChatMessage[];
  /** `waiting` until an answer starts, `answering` until it is complete. */
  activity: 'idle' | 'waiting' | 'answering';
  /** Why the last question was not answered. */
  failure: AskFailure | undefined;
  /** Whether the conversation before this one can be brought back. */
  canRestore: boolean;
}

export interface Conversation {
  read(): ConversationState;
  subscribe(listener: () => void): () => void;
  /** Asks a question. Does nothing while another one waits for its answer. */
  ask(question: string): void;
  /** Asks the last question again, in other words or the same, in place of what came after it. */
  askAgain(question?: string): void;
  /** Ends the answer that is coming; what came of it stays. */
  stop(): void;
  /** Appends turns from elsewhere to the conversation and stops an answer in progress. */
  takeUp(elsewhere: SaidElsewhere): void;
  /** What was said up to a message and with it, oldest first. */
  upTo(message: ChatMessage): readonly ChatMessage[];
  /** Restarts. The conversation so far can be restored until the next question. */
  clear(): void;
  restore(): void;
}

interface ConversationParts {
  loadMarkdown(): Promise<MarkdownReader>;
  /** Called once for every question that failed. */
  onFailure(failure: AskFailure): void;
}

const empty: ConversationState = { messages: [], activity: 'idle', failure: undefined, canRestore: false };

/** A conversation with the expert, in memory only. */
export function startConversation({ loadMarkdown, onFailure }: ConversationParts): Conversation {
  const listeners = new Set<() => void>();
  let state = empty;
  let before: readonly ChatMessage[] = [];
  let running: AbortController | undefined;
  let lastId = 0;

  function update(change: Partial<ConversationState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function messageOf(isUser: boolean, content: string): ChatMessage {
    const timestamp = Date.now();
    lastId = Math.max(timestamp, lastId + 1);
    return { id: String(lastId), content, timestamp, isUser };
  }

  async function answer(questions: readonly ChatMessage[]): Promise<void> {
    const run = new AbortController();
    running = run;
    update({ messages: questions, activity: 'waiting', failure: undefined, canRestore: false });
    const message = messageOf(false, '');
    const show = (shown: ChatMessage) => running === run && update({ messages: [...questions, shown] });
    let content = '';
    let reading: ReadReply | undefined;
    let markdown: MarkdownReader | undefined;

    function shownMessage(isComplete: boolean): ChatMessage {
      const { body, sources } = splitSources(content);
      if (markdown) reading = readReply(body, markdown, { before: reading, isComplete });
      return { ...message, content, formattedContent: reading?.blocks ?? [], sources };
    }

    const reveal = revealText((text) => {
      content = text;
      if (running === run && state.activity === 'waiting') update({ activity: 'answering' });
      show(shownMessage(false));
    });

    let failure: AskFailure | undefined;
    let ending: ChatMessage['ending'];
    try {
      markdown = await loadMarkdown().catch((cause) => {
        throw new AskFailure(navigator.onLine ? 'no-answer' : 'offline', { cause });
      });
      const turns = turnsThatFit(
        questions
          .filter(({ content: said }) => said !== '')
          .map(({ isUser, content: said }): Turn => ({ role: isUser ? 'user' : 'assistant', content: said })),
      );
      const { isCut } = await askExpert({ turns, signal: run.signal, onText: reveal.add });
      if (isCut) ending = 'cut';
    } catch (error) {
      ending = run.signal.aborted ? 'stopped' : 'broken-off';
      if (!run.signal.aborted)
        failure = error instanceof AskFailure ? error : new AskFailure('server', { cause: error });
    }
    await reveal.shown();
    if (running !== run) return;
    running = undefined;
    // A question that nothing was said to has no answer, unless its asker stopped waiting for one.
    if (content !== '' || ending === 'stopped') {
      update({ messages: [...questions, { ...shownMessage(true), ...(ending && { ending }) }] });
    }
    update({ activity: 'idle', failure });
    if (failure) onFailure(failure);
  }

  const isBusy = () => state.activity !== 'idle';

  /** Nothing more comes of the answer that is coming. */
  function leaveRunning(): void {
    const run = running;
    running = undefined;
    run?.abort();
  }

  /** A conversation whose last answer will not be finished. */
  function stopped(messages: readonly ChatMessage[]): readonly ChatMessage[] {
    const last = messages.at(-1);
    const answered = last && !last.isUser ? last : messageOf(false, '');
    return [...messages.filter((message) => message !== answered), { ...answered, ending: 'stopped' }];
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(question) {
      if (!isBusy()) void answer([...state.messages, messageOf(true, question)]);
    },
    askAgain(question) {
      const last = state.messages.findLastIndex(({ isUser }) => isUser);
      const asked = state.messages[last];
      if (isBusy() || !asked) return;
      const earlier = state.messages.slice(0, last);
      void answer([...earlier, question === undefined ? asked : messageOf(true, question)]);
    },
    stop: () => running?.abort(),
    upTo: (message) => state.messages.slice(0, state.messages.indexOf(message) + 1),
    takeUp({ said }) {
      const here = isBusy() ? stopped(state.messages) : state.messages;
      leaveRunning();
      const taken = said.map(({ isUser, text, sources }): ChatMessage => {
        const message = messageOf(isUser, text);
        if (isUser) return message;
        const numbered = sources.map((source, index) => ({ ...source, number: index + 1 }));
        return { ...message, formattedContent: [{ type: 'text', content: text }], sources: numbered };
      });
      update({ ...empty, messages: [...here, ...taken] });
    },
    clear() {
      before = isBusy() ? stopped(state.messages) : state.messages;
      leaveRunning();
      update({ ...empty, canRestore: before.length > 0 });
    },
    restore() {
      if (state.canRestore) update({ ...empty, messages: before });
    },
  };
}
