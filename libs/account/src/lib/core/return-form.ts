import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { parseOrderId } from './order-id.ts';

/** The reason of a return, in the API's terms. */
export const returnReasons = ['TOO_SMALL', 'TOO_LARGE', 'NOT_AS_EXPECTED', 'FAULTY', 'WRONG_ITEM', 'OTHER'] as const;

export type ReturnReason = (typeof returnReasons)[number];

/** Units of a row of the order that are sent back. */
export interface ChosenLine {
  readonly rowNumber: number;
  readonly quantity: number;
  readonly reason: ReturnReason;
}

/** The order, and the address with which a guest proves it; a customer's is proved by the login. */
export interface ReturnTarget {
  readonly orderId: number;
  /** Empty for a customer. */
  readonly email: string;
  /** Of the page that the form was on: a form that is posted twice counts once. Empty where nothing is sent. */
  readonly key: string;
}

/** The reason why a return was not registered. */
export interface ReturnFailure {
  readonly kind: 'not-found' | 'too-many' | 'period-over' | 'invalid' | 'unavailable';
}

/** The choices of a form, by the names of its fields, so that the form can show them again. */
export type ReturnChoice = Readonly<Record<string, string>>;

const QUANTITY = /^quantity-(\d{1,4})$/;
const REASON = /^reason-\d{1,4}$/;
/** Lines of an order. */
const MAX_CHOICES = 400;
const MAX_DIGITS = 3;

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const reasonOf = (value: string): ReturnReason | undefined => returnReasons.find((reason) => reason === value);

/** The order of a posted form. A number that cannot be one is an order that does not exist. */
export function readReturnTarget(form: FormData): Result<ReturnFailure, ReturnTarget> {
  const orderId = parseOrderId(text(form, 'orderId'));
  return orderId === undefined
    ? fail({ kind: 'not-found' })
    : ok({ orderId, email: text(form, 'email'), key: text(form, 'key') });
}

/** The choices of a posted form: rows with a quantity above zero, each with its reason. */
export function readChosenLines(form: FormData): Result<ReturnFailure, readonly ChosenLine[]> {
  const lines: ChosenLine[] = [];
  for (const name of form.keys()) {
    const row = QUANTITY.exec(name)?.[1];
    const quantity = text(form, name);
    if (row === undefined || quantity === '' || quantity === '0') continue;
    const reason = reasonOf(text(form, `reason-${row}`));
    if (!/^\d+$/.test(quantity) || quantity.length > MAX_DIGITS || reason === undefined)
      return fail({ kind: 'invalid' });
    lines.push({ rowNumber: Number(row), quantity: Number(quantity), reason });
  }
  return lines.length === 0 ? fail({ kind: 'invalid' }) : ok(lines);
}

/** The chosen quantities and reasons of a posted form, valid together or not. */
export function readReturnChoice(form: FormData): ReturnChoice {
  const names = [...new Set(form.keys())];
  const chosen = names.flatMap((name) => {
    const value = text(form, name);
    const isChosen = QUANTITY.test(name)
      ? /^\d{1,3}$/.test(value) && value !== '0'
      : REASON.test(name) && reasonOf(value) !== undefined;
    return isChosen ? [[name, value] as const] : [];
  });
  return Object.fromEntries(chosen.slice(0, MAX_CHOICES));
}
