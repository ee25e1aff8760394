import { workerData } from 'node:worker_threads';

/*
 * A thread beside the one that works: native code can block that one, but not this. It ends the process
 * before the process takes the server's memory.
 */
setInterval(() => {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
}, 50);
