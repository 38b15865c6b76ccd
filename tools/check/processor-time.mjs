import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const ticks = 100;

/** The processor seconds of all child processes that have ended, with theirs. 0 elsewhere than on Linux. */
export function childSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticks;
  } catch {
    return 0;
  }
}

/** The processor seconds of a fixed piece of work: three tries, the best counts. */
export function calibrate() {
  const tries = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    let text = '';
    for (let index = 0; index < 600_000; index += 1)
      text = createHash('sha256').update(`${text}${index}`).digest('hex');
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  });
  return Math.min(...tries);
}
