import { redact } from './redact.ts';

/** A browser's report of an error; the names are those of the error log. */
export interface ErrorReport {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly component: string;
  readonly info: string;
  readonly url: string;
  readonly userAgent: string;
  /** The deploy whose page it was. */
  readonly release: string;
}

/** Max characters of each part. Together a report is smaller than what the server reads. */
const maxLengths: Readonly<Record<keyof ErrorReport, number>> = {
  type: 80,
  message: 1000,
  stack: 4000,
  component: 200,
  info: 2000,
  url: 300,
  userAgent: 300,
  release: 40,
};

/** Longer texts are cut before they are redacted, so that no text takes long. */
const MAX_INPUT = 16 * 1024;

/** A report of anything that claims to be one: known parts only, without personal data, none too long. */
export function readReport(input: Readonly<Record<string, unknown>>): ErrorReport {
  const entries = Object.entries(maxLengths).map(([name, max]) => {
    const value = input[name];
    const text = typeof value === 'string' ? value : '';
    return [name, redact(text.slice(0, MAX_INPUT)).slice(0, max)];
  });
  const report = Object.fromEntries(entries) as unknown as ErrorReport;
  return { ...report, type: report.type || 'Error' };
}

/** The message without what differs from one shopper to the next. */
const shapeOf = (message: string): string =>
  message
    .replace(/(["'`“”]).{0,80}?\1/g, '…')
    .replace(/\d+/g, '0')
    .slice(0, 200);

/** The first frames, by file: a build changes the hash of a file, its positions and the names of functions. */
const framesOf = (stack: string): readonly string[] =>
  [...stack.matchAll(/\/([\w.-]+?)(?:-[\w-]{7,8})?\.[cm]?[jt]sx?(?:\?\S*?)?:\d+/g)]
    .slice(0, 3)
    .map(([, file = '']) => file);

/** FNV-1a: short, and the same in every browser. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value.toString(16).padStart(8, '0');
}

/** Equal for the same error of different shoppers, pages and deploys. */
export const fingerprintOf = ({ type, message, stack }: Pick<ErrorReport, 'type' | 'message' | 'stack'>): string =>
  hash([type, shapeOf(message), ...framesOf(stack)].join('\n'));
