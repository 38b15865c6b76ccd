import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10;

/** Milliseconds of processor time that a process has used, all of its threads together; `undefined` where the system does not report it. */
export function cpuTime(pid) {
  try {
    // The second field is the name in brackets and may hold spaces; user and system time are the 14th and 15th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return undefined;
  }
}

/** Runs `work` and returns how many ms of processor time each of the processes used meanwhile. */
export async function withCpuTime(pids, work) {
  const before = pids.map(cpuTime);
  const result = await work();
  return {
    result,
    cpu: pids.map((pid, index) => (before[index] === undefined ? undefined : cpuTime(pid) - before[index])),
  };
}
