/** How long the process may take to exit after the last step, in ms. */
const graceMs = 2_000;

/**
 * Runs `stop` once when the process should end: on SIGTERM, on SIGINT, or when the parent process at the other end of
 * an IPC channel is gone.
 */
export function onShutdown(stop: () => Promise<void>): void {
  let stopping = false;
  const begin = async () => {
    if (stopping) return;
    stopping = true;
    try {
      await stop();
    } catch (error) {
      process.stderr.write(`Stopping went wrong: ${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    }
    if (process.connected) process.disconnect();
    setTimeout(() => process.exit(), graceMs).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, begin);
  process.on('disconnect', begin);
}
