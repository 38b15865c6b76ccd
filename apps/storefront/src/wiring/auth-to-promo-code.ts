import { startWaitingCode } from '@lyng/cart';
import type { WaitingCode } from '@lyng/cart';
import { purchaseCompleted } from '@lyng/checkout';
import { sessionPorts } from './session-ports.ts';
import type { StartListening } from './wirings.ts';

/** A login applies the code that required it. */
export function authToPromoCode(start: StartListening, code: WaitingCode): void {
  startWaitingCode(start, { ...sessionPorts, code, isPurchase: purchaseCompleted.match });
}
