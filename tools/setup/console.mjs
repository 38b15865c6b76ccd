/** Ends the command with one line that states what is wrong and how to fix it. */
export function stopWith(problem, fix) {
  console.error(`\n${problem} ${fix}`);
  process.exit(1);
}
