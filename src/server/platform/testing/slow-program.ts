/* Answers each task once it has waited and worked as long as the task says, in ms. */

process.on('message', ({ wait, work }: { wait: number; work: number }) => {
  setTimeout(() => {
    const { user } = process.cpuUsage();
    while (process.cpuUsage().user - user < work * 1_000);
    process.send?.({ memory: 0 });
  }, wait);
});
