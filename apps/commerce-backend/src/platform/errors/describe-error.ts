/** SQLSTATE class of values that do not fit: only there a message of PostgreSQL quotes what was sent. */
const DATA_EXCEPTION = /^22...$/;

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

const messageOf = (error: Error): string =>
  DATA_EXCEPTION.test(codeOf(error) ?? '') ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message;

const frames = ({ stack = '' }: Error): readonly string[] => stack.split('\n').filter((line) => /^\s+at /.test(line));

/**
 * An error as the log shows it: name, code, message, stack, and the same of its causes; an unavailable database in one
 * line. Nothing else of it: errors of the database carry the values of their statement and of the row, which are names, addresses and e-mails.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `A ${typeof error} was thrown instead of an error.`;
  const code = codeOf(error);
  const title = `${error.name}${code === undefined ? '' : ` (${code})`}: ${messageOf(error)}`;
  // An overload repeats it for each request, and its stack is always the same.
  if (error.name === 'DatabaseUnavailable') return title;
  const cause = error.cause === undefined ? [] : [`Caused by ${describeError(error.cause)}`];
  return [title, ...frames(error), ...cause].join('\n');
}
