import { isRecord } from '@lyng/model';

/** A JSON object from an untrusted text. */
export type Configuration = Readonly<Record<string, unknown>>;

/** A text without surrounding blanks, or an empty one. */
export const readText = (configuration: Configuration, name: string): string => {
  const value = configuration[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** An integer from 1, or `null`. */
export const readNumber = (configuration: Configuration, name: string): number | null => {
  const value = configuration[name];
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null;
};

/** An object, or an empty one. */
export const readObject = (configuration: Configuration, name: string): Configuration => {
  const value = configuration[name];
  return isRecord(value) ? value : {};
};

/** The objects of a list, or none. */
export const readList = (configuration: Configuration, name: string): readonly Configuration[] => {
  const value = configuration[name];
  return Array.isArray(value) ? value.filter(isRecord) : [];
};

/** A JSON text as it is, or `null`. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
