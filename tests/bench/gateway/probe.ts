/** Loaded into a measured process before its program: reports over IPC what the process has used so far. */
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ usage: { cpu: user + system, memory: process.memoryUsage.rss() } });
});
