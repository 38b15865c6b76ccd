import type { Language } from '@lyng/model';

/** Each country's own: an order of 23.30 in Helsinki is not of the day before. */
export const timeZones: Readonly<Record<Language, string>> = {
  da: 'Europe/Copenhagen',
  sv: 'Europe/Stockholm',
  nb: 'Europe/Oslo',
  fi: 'Europe/Helsinki',
};
