/** Ends the command with one line that says what is wrong and how to mend it. */
export function stopWith(problem, mend) {
  console.error(`\n${problem} ${mend}`);
  process.exit(1);
}
