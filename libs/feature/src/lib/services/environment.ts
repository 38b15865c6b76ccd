/** An error that the operator can fix; its message explains how, so no stack trace is shown. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** The settings of a process, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

const mistake = (name: string, value: string, advice: string): ConfigurationError =>
  new ConfigurationError(`@lyng/storefront: ${name} is ${JSON.stringify(value)}. Set it to ${advice}.`);

/** Reads an integer within the limits; throws a `ConfigurationError` for anything else. */
export function readNumber(
  env: Environment,
  name: string,
  fallback: number,
  [min, max]: readonly [number, number],
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw mistake(name, text, `a whole number from ${min} to ${max} such as ${fallback}`);
}

/** Reads an http or https address; throws a `ConfigurationError` for anything else. */
export function readWebAddress(env: Environment, name: string, fallback: string): string {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '');
  throw mistake(name, text, `an address such as ${fallback}`);
}

/** Reads `1` or `0`; throws a `ConfigurationError` for anything else. */
export function readSwitch(env: Environment, name: string): boolean {
  const text = env[name];
  if (text === undefined || text === '' || text === '0') return false;
  if (text === '1') return true;
  throw mistake(name, text, '1, or unset it');
}

/** Reads a port number; throws a `ConfigurationError` for anything else. */
export const readPort = (env: Environment, name: string, fallback: number): number =>
  readNumber(env, name, fallback, [0, 65_535]);

/** Reads all of them; throws one `ConfigurationError` with a line for each mistake. */
export function readAll<Values>(readers: { readonly [Name in keyof Values]: () => Values[Name] }): Values {
  const mistakes: string[] = [];
  const read = (reader: () => unknown): unknown => {
    try {
      return reader();
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      return void mistakes.push(error.message);
    }
  };
  const values = Object.entries<() => unknown>(readers).map(([name, reader]) => [name, read(reader)]);
  if (mistakes.length > 0) throw new ConfigurationError(mistakes.join('\n'));
  return Object.fromEntries(values) as Values;
}
