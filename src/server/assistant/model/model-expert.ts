import { setTimeout as delay } from 'node:timers/promises';
import { isStepCount, streamText } from 'ai';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { modelNotes } from '#messages/model-notes.ts';
import type { LanguageModelSettings } from '../../configuration/language-model-settings.ts';
import type { Knowledge, Understanding } from '../../knowledge/index.ts';
import { findEvidence, guardedAnswer } from '../builtin/answer.ts';
import { understand } from '../builtin/question/understand.ts';
import { type Part, wordAnswer } from '../builtin/wording/word-answer.ts';
import type { Expert, ExpertPart, ExpertQuestion } from '../expert.ts';
import { openCircuitBreaker } from './circuit-breaker.ts';
import { connectModel } from './connect-model.ts';
import { type Evidence, openEvidence } from './evidence.ts';
import { type BrandNames, instructionFor } from './instruction.ts';
import { openLeakGuard } from './leak-guard.ts';
import { ModelFailure, modelFailureOf } from './model-failure.ts';
import { type OutputFilter, openOutputFilter } from './output-filter.ts';
import { messagesFor, ownPlanHeading } from './prompt.ts';
import { toolsFor } from './tools.ts';

interface ModelExpertOptions {
  settings: LanguageModelSettings;
  /** Answers when the model cannot. */
  fallback: Expert;
  knowledge(): Promise<Knowledge>;
  /** The catalogue with the prices that hold now. */
  prices(): Promise<PricedCatalogue>;
  /** Reads the asking person's own plan, never another person's. */
  readOwnPlan(personId: string): Promise<readonly Part[]>;
  /** The product's names, which operators can change at runtime. */
  brandNames(): BrandNames;
  /** Origin of this installation, for links to its pages. */
  publicUrl: string;
  /** Called with each answer that was replaced, because a figure in it matched no source. */
  recordReplaced(): void;
  /** Called with the reason why a model did not answer, without the question. */
  onFailure(reason: string): void;
}

const temperature = 0.7;
/** Maximum model steps in one answer; every step but the last may call tools. */
const maxSteps = 4;
/** Maximum attempts before the built-in expert answers. */
const maxAttempts = 3;
const firstPauseMs = 250;
/** If a provider asks for a longer pause, there is no further attempt. */
const maxPauseMs = 3_000;
/** Share of the timeout within which the first words must arrive. */
const shareForFirstWords = 0.5;
/** Upper bound for English: a model that ignores its token limit is cut off here. */
const charactersPerToken = 6;
/** With fewer characters left, the built-in expert does not continue a broken answer. */
const minToGoOn = 400;

/** Matches questions about the asker's own company. */
const ownCompany =
  /\b(?:my|our) (?:own )?(?:company|companies|business|plan|formation|set-?up|case|dashboard|progress|steps?|deadlines?|application)\b/i;

/**
 * Opens the expert whose answers a language model writes, from the built-in expert's evidence,
 * the same tools and the asking person's own plan. A figure that is in none of these is never shown.
 */
export function openModelExpert(options: ModelExpertOptions): Expert {
  const { settings, fallback, knowledge, prices, publicUrl, brandNames, recordReplaced, onFailure } = options;
  const connection = connectModel(settings);
  const breaker = openCircuitBreaker();

  async function* answer(question: ExpertQuestion): AsyncGenerator<ExpertPart, void> {
    const { turns, today, signal } = question;
    signal.throwIfAborted();
    const understood = understand(turns, today);
    // Greetings, role-play attempts and wrongdoing need no model.
    if (guardedAnswer(understood.question)) return yield* fallback.answer(question);
    if (breaker.isOpen()) return yield* fallbackWith(modelNotes.silent, question);

    const ending = new AbortController();
    const total = setTimeout(() => ending.abort(tooSlow), settings.timeoutMs);
    const firstWords = setTimeout(() => ending.abort(tooSlow), settings.timeoutMs * shareForFirstWords);
    const until = AbortSignal.any([signal, ending.signal]);
    try {
      const [{ passages, index, search }, catalogue, ownPlan] = await Promise.all([
        knowledge(),
        prices(),
        ownPlanOf(question),
      ]);
      const found = await findEvidence(understood, {
        passages,
        index,
        search,
        today,
        publicUrl,
        catalogue,
      });
      let failure = new ModelFailure('silent');
      for (let attempt = 1; attempt <= maxAttempts; ) {
        const said = openAttempt(question, understood, found, ownPlan);
        try {
          const reason = yield* spoken(said, {
            passages,
            index,
            search,
            catalogue,
            ownPlan,
            question,
            until,
            onFirstWords: () => clearTimeout(firstWords),
          });
          breaker.recordSuccess();
          const sources = said.outputFilter.sources();
          if (sources) yield { kind: 'text', text: sources };
          yield { kind: 'end', reason, ...said.usage() };
          return;
        } catch (error) {
          signal.throwIfAborted();
          if (connection.adaptTo(error)) continue;
          failure = until.aborted ? tooSlow : modelFailureOf(error);
          if (failure !== nothingKnown) onFailure(failure.message);
          const isUnmatched = failure.kind === 'unmatched';
          if (isUnmatched) recordReplaced();
          if (said.outputFilter.length > 0) {
            if (!isUnmatched) breaker.recordFailure();
            return yield* continueBuiltIn(
              said,
              question,
              isUnmatched ? modelNotes.unmatchedHere : modelNotes.brokeOff,
            );
          }
          const pause = failure.retryAfterMs ?? firstPauseMs * 4 ** (attempt - 1);
          attempt += 1;
          if (failure.kind !== 'silent' || until.aborted || pause > maxPauseMs) break;
          if (attempt <= maxAttempts) await delay(pause, undefined, { signal: until }).catch(() => {});
          signal.throwIfAborted();
          if (until.aborted) break;
        }
      }
      if (failure.kind !== 'unusable' && failure.kind !== 'unmatched') breaker.recordFailure();
      if (failure === nothingKnown) return yield* fallback.answer(question);
      return yield* fallbackWith(modelNotes[failure.kind], question);
    } finally {
      clearTimeout(total);
      clearTimeout(firstWords);
      // Stop the model when the reader stops.
      ending.abort();
    }
  }

  /** The plan is optional: if it cannot be read, the answer goes without it. */
  async function ownPlanOf({ personId }: ExpertQuestion): Promise<readonly Part[]> {
    if (personId === undefined) return [];
    try {
      const parts = await options.readOwnPlan(personId);
      return parts.map((part) => ({ ...part, heading: ownPlanHeading(part.heading) }));
    } catch {
      onFailure("the asking person's plan could not be read for it");
      return [];
    }
  }

  function openAttempt(
    { turns, today }: ExpertQuestion,
    understood: Understanding,
    found: readonly Part[],
    ownPlan: readonly Part[],
  ): Attempt {
    const evidence = openEvidence(today, ownPlan);
    const asksOwn = understood.subjects.includes('own-case') || ownCompany.test(understood.question);
    const isOwn = asksOwn && ownPlan.length > 0;
    const known = isOwn ? [...ownPlan, ...found] : [...found, ...ownPlan];
    const messages = messagesFor(turns, known.length > 0 ? evidence.add(known) : '', evidence);
    // The asker's own figures need no source, but a matching source is preferred.
    for (const { role, content } of turns) if (role === 'user') evidence.addUserText(content);
    const { name, assistantName } = brandNames();
    const instruction = instructionFor({ name, assistantName });
    const leaks = openLeakGuard({ instruction, secrets: [evidence.mark], assistantName });
    const attempt: Attempt = {
      instruction,
      evidence,
      messages,
      outputFilter: openOutputFilter(evidence, leaks, () => attempt.isOwn),
      isGrounded: found.length > 0 || isOwn,
      isOwn,
      usage: () => ({ promptTokens: 0, completionTokens: 0 }),
    };
    return attempt;
  }

  /** Streams the filtered output of the model. Nothing is shown before there is evidence, from passages or a tool. */
  async function* spoken(
    said: Attempt,
    { passages, index, search, catalogue, ownPlan, question, until, onFirstWords }: Speaking,
  ): AsyncGenerator<ExpertPart, 'stop' | 'length'> {
    const { evidence, outputFilter } = said;
    const { today, maxTokens } = question;
    const tools = toolsFor({
      passages,
      index,
      search,
      today,
      catalogue,
      publicUrl,
      ownPlan,
      add(parts) {
        said.isGrounded = true;
        said.isOwn ||= parts === ownPlan;
        return evidence.add(parts);
      },
      isKnown: (text) => evidence.figures.check(text, { isQuery: true }).unsupported.length === 0,
    });
    const needsTool = !said.isGrounded;
    const { stream } = streamText({
      model: connection.model,
      instructions: said.instruction,
      messages: said.messages,
      temperature,
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: until,
      stopWhen: isStepCount(maxSteps),
      ...(connection.takesTools && {
        tools,
        prepareStep: ({ stepNumber }) => ({
          toolChoice:
            stepNumber === maxSteps - 1 ? 'none' : stepNumber === 0 && needsTool ? 'required' : 'auto',
        }),
      }),
      // Errors also arrive in the stream; without this they would be written to the console.
      onError() {},
    });
    const longest = maxTokens * charactersPerToken;
    let characters = 0;
    for await (const part of stream) {
      let text = '';
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw until.reason;
      if (part.type === 'text-delta' && said.isGrounded) {
        characters += part.text.length;
        text = outputFilter.push(part.text);
      }
      if (part.type === 'start-step' && characters > 0) text = outputFilter.push('\n\n');
      if (part.type === 'finish') {
        said.usage = () => ({
          promptTokens: part.totalUsage.inputTokens ?? estimate(JSON.stringify(said.messages).length),
          completionTokens: part.totalUsage.outputTokens ?? estimate(characters),
        });
      }
      if (text) {
        onFirstWords();
        yield { kind: 'text', text };
      }
      if (outputFilter.failure) throw outputFilter.failure;
      if (characters > longest) return 'length';
      if (part.type === 'finish') {
        const isCut = part.finishReason === 'length';
        const last = outputFilter.end(isCut);
        if (last) yield { kind: 'text', text: last };
        if (outputFilter.failure) throw outputFilter.failure;
        if (outputFilter.length === 0) throw said.isGrounded ? new ModelFailure('unusable') : nothingKnown;
        if (part.finishReason === 'content-filter' || part.finishReason === 'error')
          throw new ModelFailure('silent', 'its answer was cut off');
        return isCut ? 'length' : 'stop';
      }
    }
    throw new ModelFailure('silent', 'its answer broke off');
  }

  /** Lets the built-in expert finish the model's answer, with one list of sources. */
  async function* continueBuiltIn(
    { evidence, outputFilter, usage }: Attempt,
    { maxTokens }: ExpertQuestion,
    note: string,
  ): AsyncGenerator<ExpertPart, void> {
    const isShort = maxTokens * 4 - outputFilter.length < minToGoOn;
    const rest = wordAnswer(isShort ? [] : evidence.parts.slice(0, 2), outputFilter.cited);
    yield { kind: 'text', text: isShort ? rest : `\n\n${note}\n\n${rest}` };
    const { promptTokens } = usage();
    const completionTokens = estimate(outputFilter.length + rest.length);
    yield { kind: 'end', reason: isShort ? 'length' : 'stop', promptTokens, completionTokens };
  }

  async function* fallbackWith(note: string, question: ExpertQuestion): AsyncGenerator<ExpertPart, void> {
    const maxTokens = Math.max(question.maxTokens - estimate(note.length), 1);
    yield { kind: 'text', text: `${note}\n\n` };
    yield* fallback.answer({ ...question, maxTokens });
  }

  return {
    description: `${settings.model} at ${new URL(settings.baseUrl).host}, ${fallback.description} when it does not answer`,
    answer,
  };
}

/** One attempt to get an answer from the model. */
interface Attempt {
  /** The system instruction. */
  instruction: string;
  evidence: Evidence;
  messages: ReturnType<typeof messagesFor>;
  outputFilter: OutputFilter;
  /** Whether there is evidence for the question. */
  isGrounded: boolean;
  /** Whether the question is about the asker's own company. */
  isOwn: boolean;
  usage(): { promptTokens: number; completionTokens: number };
}

interface Speaking extends Pick<Knowledge, 'passages' | 'index' | 'search'> {
  catalogue: PricedCatalogue;
  ownPlan: readonly Part[];
  question: ExpertQuestion;
  until: AbortSignal;
  onFirstWords(): void;
}

const tooSlow = new ModelFailure('silent', 'it took too long');

/** Not the model's failure: there was no evidence to answer from. */
const nothingKnown = new ModelFailure('unusable');

function estimate(characters: number): number {
  return Math.ceil(characters / 4);
}
