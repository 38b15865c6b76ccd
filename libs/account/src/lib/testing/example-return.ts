import type { Aftercare } from '../wire/load-aftercare.ts';
import type { ReturnReceipt } from '../wire/load-return-receipt.ts';

/** A delivered order of two products, of which nothing has come back. */
export const exampleAftercare: Aftercare = {
  orderId: 100_200,
  placedAt: '2026-11-20T09:30:00.000Z',
  packedAt: '2026-11-20T13:00:00.000Z',
  sentAt: '2026-11-20T16:00:00.000Z',
  deliveredAt: '2026-11-23T15:00:00.000Z',
  expectedAt: '2026-11-23T15:00:00.000Z',
  canReturn: true,
  returnableUntil: '2026-12-07T23:00:00.000Z',
  withdrawal: 'RETURN',
  lines: [
    { rowNumber: 1, name: 'Solveig støvle', brand: 'Havnemark', size: '38', image: 'solveig-1.jpg', returnable: 2 },
    { rowNumber: 2, name: 'Taske af kernelæder', brand: 'Lyng', size: '', image: null, returnable: 1 },
  ],
  returns: [],
};

/** A registered return that has not arrived. */
export const exampleReceipt: ReturnReceipt = {
  number: 500_001,
  kind: 'RETURN',
  orderId: 100_200,
  createdAtFormatted: '24. november 2026, 10.15',
  receivedAt: null,
  lines: [{ name: 'Solveig støvle', brand: 'Havnemark', size: '38', quantity: 1 }],
  label: {
    carrier: 'PostNord',
    code: 'RET-1B9D6BCD-BBFD',
    qrPath: 'M4 4h1v1h-1zM5 4h1v1h-1zM4 5h1v1h-1zM6 6h1v1h-1z',
    qrSize: 11,
    address: ['Lyng ApS', 'Hedevej 12', '8000 Aarhus C', 'Danmark'],
  },
  refundedFormatted: null,
};
