import type { Order } from '../core/order.ts';

/** An order of one product, paid by card. */
export const exampleOrder: Order = {
  id: 100_200,
  status: 'received',
  placedAt: '2026-11-20T09:30:00.000Z',
  totalFormatted: '1.098 kr.',
  lines: [
    {
      key: '1',
      name: 'Solveig støvle',
      brand: 'Havnemark',
      size: '38',
      image: 'solveig-1.jpg',
      alias: 'solveig',
      skuId: 38,
      quantity: 1,
      isFree: false,
      totalFormatted: '1.098 kr.',
    },
  ],
  parcels: [],
  payments: ['Kort'],
  subTotalFormatted: '1.098 kr.',
  discountFormatted: undefined,
  shippingFormatted: undefined,
  vatFormatted: '219,60 kr.',
  fromBalanceFormatted: undefined,
  delivery: ['Karen Holm', 'Nørregade 12', '1165 København K'],
};
