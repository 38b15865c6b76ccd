import type { Language } from '@lyng/model';
import { formatDateTime } from './format-date-time.ts';

describe('a day with its time', () => {
  it.each<[Language, string, string]>([
    ['da', '2025-11-21T08:30:00Z', '21. november 2025, 09.30'],
    ['sv', '2025-11-21T08:30:00Z', '21 november 2025, 09:30'],
    ['nb', '2025-11-21T08:30:00Z', '21. november 2025, 09:30'],
    ['fi', '2025-11-21T22:05:00Z', '22. marraskuuta 2025, 00.05'],
    ['da', '2025-07-21T08:30:00Z', '21. juli 2025, 10.30'],
    ['da', 'nonsense', ''],
  ])('in %s of %s is %s', (language, at, text) => expect(formatDateTime(at, language)).toBe(text));
});
