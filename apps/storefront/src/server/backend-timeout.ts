/** Reads BACKEND_TIMEOUT, in ms; undefined where it is not set. Throws where it is not a positive whole number. */
export function readBackendTimeout(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const timeout = Number(text);
  if (Number.isInteger(timeout) && timeout > 0) return timeout;
  throw new Error(
    `@lyng/storefront: BACKEND_TIMEOUT is ${JSON.stringify(text)}. Set it to a number of milliseconds such as 1500.`,
  );
}
