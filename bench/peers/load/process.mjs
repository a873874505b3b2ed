import { readFileSync } from 'node:fs';

const TICKS = 100; // of the kernel's USER_HZ, which is the same on every Linux we know

/** CPU seconds that a process with all its threads has used. */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** KiB of a process that lie in memory. */
export function residentKib(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))[1]);
}
