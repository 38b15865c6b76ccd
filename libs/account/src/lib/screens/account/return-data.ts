import { appContext, throwPageFailure } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { parseOrderId } from '../../core/order-id.ts';
import { readChosenLines, readReturnChoice, readReturnTarget } from '../../core/return-form.ts';
import type { ReturnChoice, ReturnFailure, ReturnTarget } from '../../core/return-form.ts';
import type { ReturnView } from '../../react/return-page/return-view.ts';
import { loadAftercare } from '../../wire/load-aftercare.ts';
import { loadReturnReceipt } from '../../wire/load-return-receipt.ts';
import { sendReturn, sendWithdrawal } from '../../wire/send-return.ts';

/** The result of a posted form. */
export interface PostedReturn {
  readonly view: ReturnView;
}

const statuses: Readonly<Record<ReturnFailure['kind'], number>> = {
  'not-found': 422,
  'too-many': 429,
  'period-over': 422,
  invalid: 422,
  unavailable: 503,
};

/** `receipt` is the receipt of a return; `order` is a number of the customer's own, `withdraw` leads to its withdrawal. */
export async function loadReturnView(app: AppContext, { searchParams }: URL): Promise<ReturnView> {
  const receiptId = searchParams.get('receipt');
  if (receiptId !== null) {
    const result = await loadReturnReceipt(app.gateway, receiptId);
    return result.ok ? { kind: 'receipt', receipt: result.value } : throwPageFailure(result.error);
  }
  const orderNumber = searchParams.get('order') ?? '';
  const orderId = parseOrderId(orderNumber);
  const lookup = { kind: 'lookup', orderNumber: orderId === undefined ? '' : orderNumber, email: '' } as const;
  if (orderId === undefined) return lookup;
  const result = await loadAftercare(app.gateway, { orderId, email: '' });
  // A guest who follows a link with a number is only missing the address.
  if (!result.ok) return result.error.kind === 'not-found' ? lookup : { ...lookup, failure: result.error };
  const kind = searchParams.has('withdraw') ? 'withdraw' : 'choose';
  return { kind, aftercare: result.value, email: '' };
}

const rejected = (view: ReturnView, { kind }: ReturnFailure) =>
  data({ view } satisfies PostedReturn, { status: statuses[kind] });

/** A form that was posted, and is shown again. */
interface PostedForm {
  readonly kind: 'choose' | 'withdraw';
  readonly target: ReturnTarget;
  readonly choice: ReturnChoice;
}

/** Shows the order again, with the reason and what was chosen; one that is not found leads to the form that finds it. */
async function showAgain(app: AppContext, { kind, target, choice }: PostedForm, failure: ReturnFailure) {
  const { email, orderId } = target;
  const found = await loadAftercare(app.gateway, target);
  if (found.ok) return rejected({ kind, aftercare: found.value, email, choice, failure }, failure);
  const lookup = { kind: 'lookup', orderNumber: String(orderId), email, choice } as const;
  return rejected({ ...lookup, failure: found.error }, found.error);
}

/** The forms of the page: find an order, register a return, withdraw. All work without JavaScript. */
export async function handleReturnForm({ context, request }: ActionFunctionArgs) {
  const app = context.get(appContext);
  const form = await request.formData();
  const textOf = (name: string): string => String(form.get(name) ?? '').trim();
  const target = readReturnTarget(form);
  const choice = readReturnChoice(form);
  const lookup = { kind: 'lookup', orderNumber: textOf('orderId'), email: textOf('email'), choice } as const;
  if (!target.ok) return rejected({ ...lookup, failure: target.error }, target.error);
  const toReceipt = (receipt: string) =>
    redirect(app.href('register-return', {}, { query: { receipt } }), { status: 303 });
  const intent = form.get('intent');
  if (intent === 'withdraw') {
    const sent = await sendWithdrawal(app.gateway, target.value);
    return sent.ok
      ? toReceipt(sent.value)
      : showAgain(app, { kind: 'withdraw', target: target.value, choice }, sent.error);
  }
  if (intent === 'register') {
    const chosen = readChosenLines(form);
    const sent = chosen.ok ? await sendReturn(app.gateway, target.value, chosen.value) : chosen;
    return sent.ok
      ? toReceipt(sent.value)
      : showAgain(app, { kind: 'choose', target: target.value, choice }, sent.error);
  }
  const found = await loadAftercare(app.gateway, target.value);
  if (!found.ok) return rejected({ ...lookup, failure: found.error }, found.error);
  const kind = intent === 'withdrawal' ? 'withdraw' : 'choose';
  return data({ view: { kind, aftercare: found.value, email: target.value.email, choice } } satisfies PostedReturn);
}
