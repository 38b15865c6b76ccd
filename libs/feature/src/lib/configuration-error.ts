/** An error that the operator can fix; its message explains how, so no stack trace is shown. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
