/** An object of a JSON text that is not validated yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value, such as parsed JSON, is an object with fields and not a list. */
export const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object, or `null`. */
export const jsonObject = (value: unknown): JsonObject | null => (isRecord(value) ? value : null);

/** The objects of a list; other entries are left out. */
export const jsonObjects = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** A text, or an empty one. */
export const jsonText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A number, or `NaN`. */
export const jsonNumber = (value: unknown): number => (typeof value === 'number' ? value : NaN);

/** A number of units: an integer, or 0. */
export const jsonUnits = (value: unknown): number => (Number.isSafeInteger(value) ? jsonNumber(value) : 0);
