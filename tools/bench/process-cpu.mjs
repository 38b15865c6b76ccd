import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;
/** The interval of memory readings, in ms. */
const MEMORY_INTERVAL = 250;

/** A file of Linux about a process; `undefined` elsewhere. */
const readProcess = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
};

/** Milliseconds of processor time that a process has used, all of its threads together. */
function cpuTime(pid) {
  // The second field is the name in brackets and may hold spaces; user and system time are the 14th and 15th.
  const fields = readProcess(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** The resident memory of a process, in MB. */
function memory(pid) {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readProcess(pid, 'status') ?? '')?.[1];
  return kilobytes && Number(kilobytes) / 1024;
}

/** Runs `work` and returns, of each process, the ms of processor time that it used meanwhile and its highest resident memory in MB. */
export async function withProcesses(pids, work) {
  const before = pids.map(cpuTime);
  const peaks = pids.map(memory);
  const timer = setInterval(() => {
    for (const [index, pid] of pids.entries()) peaks[index] = Math.max(peaks[index] ?? 0, memory(pid) ?? 0);
  }, MEMORY_INTERVAL);
  try {
    const result = await work();
    const used = pids.map((pid, index) => (before[index] === undefined ? undefined : cpuTime(pid) - before[index]));
    return { result, used, peaks };
  } finally {
    clearInterval(timer);
  }
}
