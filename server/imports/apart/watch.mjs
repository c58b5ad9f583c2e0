// Ends this process, and those it started, from a thread of its own: the reader's may be busy for ever.
import { readdirSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setInterval } from 'node:timers';
import { parentPort, workerData } from 'node:worker_threads';

const { bytes, scratch, scratchBytes, deadline, parent, everyMs } = workerData;

/** Bytes of all files in a folder and those in it; what is gone meanwhile counts for nothing. */
function bytesIn(folder) {
  let sum = 0;
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      sum += entry.isDirectory() ? bytesIn(file) : statSync(file).size;
    }
  } catch {
    return sum;
  }
  return sum;
}

function end(word) {
  writeSync(2, `${word}\n`);
  try {
    // a negative id names the group, to which what the reader has started belongs too
    process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL');
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}

/** Milliseconds that this process has had of the processor: on a busy machine a clock on the wall would run ahead. */
function used() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function look() {
  if (used() > deadline[0]) end('out of time');
  if (process.memoryUsage.rss() > bytes) end('out of memory');
  if (bytesIn(scratch) > scratchBytes) end('out of room');
  if (process.ppid !== parent) end('left alone');
}

look();
setInterval(look, everyMs);
// nothing is read before it is watched
parentPort.postMessage('watching');
