import { TestProviders } from '@lyng/feature/testing';
import { render, screen } from '@testing-library/react';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';

it.each([
  ['received', 'Received'],
  ['processing', 'Processing'],
  ['completed', 'Completed'],
  ['cancelled', 'Cancelled'],
  ['returned', 'Returned'],
  ['refunded', 'Refunded'],
] as const)('the state of an order that is %s has the label "%s" [ACC-01]', (status, label) => {
  render(<OrderStatusBadge status={status} />, { wrapper: TestProviders });
  expect(screen.getByText(label)).toBeVisible();
});
