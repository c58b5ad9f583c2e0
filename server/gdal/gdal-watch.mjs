// GDAL keeps its thread busy for as long as it reads, so another one sees to it that the process ends in time.
import { setInterval } from 'node:timers';
import { workerData } from 'node:worker_threads';

const EVERY_MS = 50;
const parent = process.ppid;

setInterval(() => {
  const left = process.ppid !== parent;
  if (left || process.memoryUsage.rss() > workerData.bytes) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
