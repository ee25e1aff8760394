import { type ChildProcess, fork } from 'node:child_process';

export interface Program {
  child: ChildProcess;
  /** The last of what it wrote to its error output. */
  complaint(): string;
}

/** Starts a program of this server in a process of its own, with none of the server's settings and no secrets. */
export function startProgram(
  file: string,
  flags: readonly string[] = [],
  programArguments: readonly string[] = [],
): Program {
  const child = fork(file, [...programArguments], {
    // Binary serialization, for sound and pictures.
    serialization: 'advanced',
    execArgv: ['--no-warnings', ...flags],
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint = (complaint + chunk).slice(-2_000);
  });
  return { child, complaint: () => complaint };
}
