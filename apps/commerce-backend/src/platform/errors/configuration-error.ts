/**
 * An error that the operator of the server can fix; its message explains how, and nothing else of it needs to be shown.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
