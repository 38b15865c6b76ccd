import { shopEvent } from '@lyng/feature';
import type { ShopState } from '@lyng/feature';
import { startWaitingCode } from '../state/promo-code/start-waiting-code.ts';
import type { WaitingCode } from '../state/promo-code/waiting-code.ts';
import type { SessionPorts } from '../state/session-ports.ts';
import type { StartListening } from './start-listening.ts';

/** A login applies the code that required it; a purchase ends the wait. */
export function sessionToPromoCode(start: StartListening, session: SessionPorts<ShopState>, code: WaitingCode): void {
  startWaitingCode(start, { ...session, code, isPurchase: shopEvent('checkout/event/purchaseCompleted').match });
}
