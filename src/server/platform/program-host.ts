import type { ChildProcess } from 'node:child_process';
import { processorTimeOf } from './processor-time.ts';
import { type Program, startProgram } from './start-program.ts';

/** The part of the log that is needed here. */
export interface ProgramLog {
  warn(details: object, message: string): void;
}

/** A program that works off one task at a time, in a process that is replaced when a task is too much for it. */
export interface ProgramHost<Task, Answer> {
  /**
   * `undefined` if the process ended or ran out of time over this task. A person waits for an urgent one.
   * @throws what `busy` makes
   */
  ask(task: Task, isUrgent: boolean): Promise<Answer | undefined>;
  /** Ends the process and waits for its exit. */
  stop(): Promise<void>;
}

interface ProgramOptions {
  /** Path of the program. It answers each message with one. */
  program: string;
  flags: readonly string[];
  arguments?: readonly string[];
  /** Told how the process ended over a task, with the last of its error output. */
  onEnded(details: object): void;
  /** Made when too many tasks wait, or the host has stopped. */
  busy: () => Error;
  /**
   * How long a task may take, in ms. On a machine that is too busy to work on it, a task takes longer through no fault
   * of its own: where the system tells, only the processor's time counts, up to `maxWallTimeFactor` times the limit.
   */
  limitMs: number;
  /** Tasks that wait at most: each is in memory. */
  maxWaiting: number;
  /** Memory that the process may keep between two tasks, in bytes. */
  maxKeptMemory: number;
}

interface Waiting<Task, Answer> {
  task: Task;
  isUrgent: boolean;
  resolve(answer: Answer | undefined): void;
  reject(error: Error): void;
}

/** How many times its limit a task may take while the machine does not get to it. */
const maxWallTimeFactor = 3;
/** How long an unused process stays, in ms. */
const idleMs = 60_000;
/** After this many tasks the process is replaced, so that nothing of them stays in memory for long. */
const maxTasks = 50;

/**
 * Starts the program with the first task. Each answer says how much memory the process holds.
 */
export function openProgramHost<Task extends object, Answer extends { memory: number }>({
  program,
  flags,
  arguments: programArguments = [],
  onEnded,
  busy,
  limitMs,
  maxWaiting,
  maxKeptMemory,
}: ProgramOptions): ProgramHost<Task, Answer> {
  const waiting: Waiting<Task, Answer>[] = [];
  let running: (Program & { tasks: number }) | undefined;
  let isBusy = false;
  let isStopped = false;
  let idle: NodeJS.Timeout | undefined;

  function start(): Program & { tasks: number } {
    const started = { ...startProgram(program, flags, programArguments), tasks: 0 };
    const { child } = started;
    child.on('error', () => {});
    child.once('exit', () => {
      if (running === started) running = undefined;
    });
    return started;
  }

  function run({ task }: Waiting<Task, Answer>): Promise<Answer | undefined> {
    running ??= start();
    const { child, complaint } = running;
    running.tasks += 1;
    return new Promise((resolve) => {
      const settle = (answer: Answer | undefined) => {
        clearTimeout(tooLong);
        child.off('message', settle);
        child.off('exit', onExit);
        resolve(answer);
      };
      const onExit = (code: number | null, signal: string | null) => {
        // The complaint is about our program: what it works on never reaches the error output.
        onEnded({ code, signal, complaint: complaint() });
        settle(undefined);
      };
      const worked = () => (child.pid === undefined ? undefined : processorTimeOf(child.pid));
      const workedBefore = worked() ?? 0;
      const endsAt = performance.now() + maxWallTimeFactor * limitMs;
      const endUnlessKeptWaiting = () => {
        const left = Math.min(
          limitMs - ((worked() ?? Number.POSITIVE_INFINITY) - workedBefore),
          endsAt - performance.now(),
        );
        if (left > 0) tooLong = setTimeout(endUnlessKeptWaiting, left);
        else child.kill('SIGKILL');
      };
      let tooLong = setTimeout(endUnlessKeptWaiting, limitMs);
      child.on('message', settle);
      child.once('exit', onExit);
      child.send(task, (error) => {
        if (error) child.kill('SIGKILL');
      });
    });
  }

  async function next(): Promise<void> {
    if (isBusy || isStopped) return;
    const [first] = [...waiting.filter(({ isUrgent }) => isUrgent), ...waiting];
    if (!first) return;
    waiting.splice(waiting.indexOf(first), 1);
    isBusy = true;
    clearTimeout(idle);
    const answer = await run(first);
    if (running && (!answer || answer.memory > maxKeptMemory || running.tasks >= maxTasks)) await end();
    isBusy = false;
    first.resolve(answer);
    idle = setTimeout(() => void end(), idleMs);
    idle.unref();
    void next();
  }

  async function end(): Promise<void> {
    const child: ChildProcess | undefined = running?.child;
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }

  return {
    ask(task, isUrgent) {
      if (isStopped || waiting.length >= maxWaiting) return Promise.reject(busy());
      return new Promise((resolve, reject) => {
        waiting.push({ task, isUrgent, resolve, reject });
        void next();
      });
    },
    async stop() {
      isStopped = true;
      clearTimeout(idle);
      for (const { reject } of waiting.splice(0)) reject(busy());
      await end();
    },
  };
}
