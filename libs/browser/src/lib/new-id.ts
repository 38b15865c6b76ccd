/** A unique key; `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
export const newId = (): string =>
  crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
