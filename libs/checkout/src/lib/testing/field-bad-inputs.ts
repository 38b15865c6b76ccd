import type { MarketAlias } from '@lyng/model';

/** A hostile or odd value of one field, and whether it is taken. */
export interface CheckedBadInput {
  readonly id: string;
  readonly market: MarketAlias;
  readonly value: string;
  readonly valid: boolean;
  /** Valid where the authorities' test persons may buy. */
  readonly inTests?: boolean;
  /** The value that the field sends. */
  readonly sent?: string;
}

/** Personal numbers. */
export const personalIdBadInputs: readonly CheckedBadInput[] = [
  { id: 'personal-id-001', market: 'se', value: '811228-9874', valid: true },
  { id: 'personal-id-005', market: 'se', value: '121212-1212', valid: true },
  { id: 'personal-id-006', market: 'se', value: '121212+1212', valid: true },
  { id: 'personal-id-009', market: 'se', value: '701063-2390', valid: false },
  { id: 'personal-id-011', market: 'se', value: '880320-0018', valid: false },
  { id: 'personal-id-012', market: 'se', value: '000229-0005', valid: true },
  { id: 'personal-id-013', market: 'se', value: '010229-0005', valid: false },
  { id: 'personal-id-014', market: 'se', value: '811332-9874', valid: false },
  { id: 'personal-id-017', market: 'se', value: '20991231-1231', valid: false },
  { id: 'personal-id-019', market: 'se', value: '010229-0012', valid: false },
  { id: 'personal-id-021', market: 'se', value: '640823+3234', valid: true },
  { id: 'personal-id-022', market: 'se', value: ' 811228-9874 ', valid: true },
  { id: 'personal-id-023', market: 'se', value: '811228\u20139874', valid: true },
  { id: 'personal-id-026', market: 'se', value: '811228-98744', valid: false },
  { id: 'personal-id-027', market: 'se', value: 'SE811228-9874', valid: false },
  { id: 'personal-id-029', market: 'se', value: '811228-9874\0', valid: false },
  { id: 'personal-id-031', market: 'no', value: '151086 95088', valid: true },
  { id: 'personal-id-033', market: 'no', value: '31129956715', valid: true },
  { id: 'personal-id-035', market: 'no', value: '30021500000', valid: false },
  { id: 'personal-id-037', market: 'no', value: '151086950888', valid: false },
  { id: 'personal-id-038', market: 'no', value: '00000000000', valid: false },
  { id: 'personal-id-039', market: 'no', value: '15108695\u041e88', valid: false },
  { id: 'personal-id-044', market: 'dk', value: '211062-5629', valid: true },
  { id: 'personal-id-047', market: 'dk', value: '010165-4008', valid: true },
  { id: 'personal-id-049', market: 'dk', value: '310298-1234', valid: false },
  { id: 'personal-id-053', market: 'dk', value: '211062-56290', valid: false },
  { id: 'personal-id-055', market: 'fi', value: '131052-308U', valid: false },
  { id: 'personal-id-056', market: 'fi', value: '131052A308T', valid: false },
  { id: 'personal-id-057', market: 'fi', value: '131052a308t', valid: false },
  { id: 'personal-id-061', market: 'fi', value: '040594V9030', valid: false, inTests: true },
  { id: 'personal-id-063', market: 'fi', value: '010516B903X', valid: false, inTests: true },
  { id: 'personal-id-067', market: 'fi', value: '020503F9037', valid: false, inTests: true },
  { id: 'personal-id-069', market: 'fi', value: '310252-308Y', valid: false },
  { id: 'personal-id-070', market: 'fi', value: '010100+002H', valid: true },
  { id: 'personal-id-071', market: 'fi', value: '131002A308W', valid: true },
  { id: 'personal-id-072', market: 'fi', value: '131052Y308T', valid: true },
  { id: 'personal-id-073', market: 'fi', value: '290200A1239', valid: true },
  { id: 'personal-id-074', market: 'fi', value: '290201A123J', valid: false },
  { id: 'personal-id-075', market: 'fi', value: '131002A3080', valid: false },
  { id: 'personal-id-076', market: 'fi', value: '131052-001T', valid: false },
];

/** Organisation numbers. */
export const organisationIdBadInputs: readonly CheckedBadInput[] = [
  { id: 'org-id-003', market: 'se', value: '16556016-0680', valid: true },
  { id: 'org-id-004', market: 'se', value: '556016-0681', valid: false },
  { id: 'org-id-005', market: 'se', value: '811228-9874', valid: true },
  { id: 'org-id-006', market: 'se', value: '123456-7897', valid: true },
  { id: 'org-id-008', market: 'no', value: '988 077 917', valid: true },
  { id: 'org-id-009', market: 'no', value: 'NO 988077917 MVA', valid: true },
  { id: 'org-id-011', market: 'no', value: '188077917', valid: false },
  { id: 'org-id-013', market: 'dk', value: '13585628', valid: true },
  { id: 'org-id-017', market: 'dk', value: '1358562', valid: false },
  { id: 'org-id-018', market: 'fi', value: '2077474-0', valid: true },
  { id: 'org-id-019', market: 'fi', value: 'FI2077474-0', valid: true },
  { id: 'org-id-020', market: 'fi', value: '20774740', valid: true },
  { id: 'org-id-021', market: 'fi', value: '2077474-1', valid: false },
  { id: 'org-id-022', market: 'fi', value: '0737546-2', valid: true },
];

/** Postal codes. */
export const zipBadInputs: readonly CheckedBadInput[] = [
  { id: 'zip-001', market: 'se', value: '114 18', valid: true },
  { id: 'zip-004', market: 'se', value: '01418', valid: false },
  { id: 'zip-005', market: 'se', value: '1141', valid: false },
  { id: 'zip-006', market: 'se', value: '114  18', valid: false },
  { id: 'zip-007', market: 'se', value: '114\u00a018', valid: true },
  { id: 'zip-010', market: 'no', value: '0150', valid: true },
  { id: 'zip-011', market: 'no', value: '9990', valid: true },
  { id: 'zip-012', market: 'no', value: '0000', valid: false },
  { id: 'zip-013', market: 'no', value: '01500', valid: false },
  { id: 'zip-018', market: 'dk', value: '3900', valid: true },
  { id: 'zip-019', market: 'dk', value: 'FO-100', valid: false },
  { id: 'zip-021', market: 'fi', value: '22100', valid: true },
  { id: 'zip-022', market: 'fi', value: '99999', valid: true },
  { id: 'zip-026', market: 'no', value: "0150'; DROP TABLE x;--", valid: false },
  { id: 'zip-027', market: 'dk', value: '<b>2100', valid: false },
  { id: 'zip-028', market: 'se', value: '1e418', valid: false },
];

/** Phone numbers. */
export const phoneBadInputs: readonly CheckedBadInput[] = [
  { id: 'phone-002', market: 'se', value: '+46701234567', valid: true, sent: '+46701234567' },
  { id: 'phone-003', market: 'se', value: '0046701234567', valid: true, sent: '+46701234567' },
  { id: 'phone-004', market: 'se', value: '+46 (0)70 123 45 67', valid: true, sent: '+46701234567' },
  { id: 'phone-007', market: 'se', value: '112', valid: false },
  { id: 'phone-008', market: 'no', value: '412 34 567', valid: true, sent: '+4741234567' },
  { id: 'phone-009', market: 'no', value: '+4741234567', valid: true, sent: '+4741234567' },
  { id: 'phone-010', market: 'no', value: '22 12 34 56', valid: true, sent: '+4722123456' },
  { id: 'phone-011', market: 'no', value: '1234567', valid: false },
  { id: 'phone-012', market: 'dk', value: '20 12 34 56', valid: true, sent: '+4520123456' },
  { id: 'phone-013', market: 'dk', value: '12345678', valid: false },
  { id: 'phone-014', market: 'dk', value: '2012345', valid: false },
  { id: 'phone-016', market: 'fi', value: '0401', valid: false },
  { id: 'phone-017', market: 'fi', value: '+3580401234567', valid: true, sent: '+358401234567' },
  { id: 'phone-018', market: 'se', value: '+4741234567', valid: true, sent: '+4741234567' },
  { id: 'phone-020', market: 'se', value: '070 123 45 67 ext 5', valid: false },
  { id: 'phone-021', market: 'se', value: 'tel:+46701234567', valid: true, sent: '+46701234567' },
  { id: 'phone-022', market: 'se', value: '07O1234567', valid: false },
  { id: 'phone-023', market: 'se', value: '٠٧٠١٢٣٤٥٦٧', valid: true, sent: '+46701234567' },
  { id: 'phone-024', market: 'se', value: '0'.repeat(1000), valid: false },
];
