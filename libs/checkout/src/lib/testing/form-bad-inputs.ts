import type { CheckoutField, FieldErrorKind } from '../core/checkout-field.ts';

/** A hostile or odd value of the checkout's form, and what must come of it. */
export interface FormBadInput {
  readonly id: string;
  readonly input: string;
  readonly expected: string;
  /** The value of a field: what is wrong with it, or null, and what is sent of it. */
  readonly checked: {
    readonly field: CheckoutField;
    readonly value: string;
    readonly kind: FieldErrorKind | null;
    readonly sent?: string;
  };
}

const email = (id: string, value: string, kind: FieldErrorKind | null, sent?: string): FormBadInput => ({
  id,
  input: `email ${JSON.stringify(value.slice(0, 40))}`,
  expected: kind === null ? 'taken' : 'refused',
  checked: { field: 'email', value, kind, ...(sent !== undefined && { sent }) },
});

/** The hostile inputs to the form; quoted names in email addresses are not taken. */
export const formBadInputs: readonly FormBadInput[] = [
  email('form-001', 'a@b.se', null, 'a@b.se'),
  email('form-002', 'A@B.SE', null, 'A@B.SE'),
  email('form-004', 'a@b', 'email'),
  email('form-005', 'a@b..se', 'email'),
  email('form-006', '.a@b.se', 'email'),
  email('form-007', 'a@-b.se', 'email'),
  email('form-008', '"a b"@b.se', 'email'),
  email('form-009', 'a@[127.0.0.1]', 'email'),
  email('form-010', 'a@b.se\r\nBcc: x@y.se', 'email'),
  email('form-013', 'asa@exämpel.se', null, 'asa@xn--exmpel-cua.se'),
  email('form-016', `a@${'b'.repeat(250)}.se`, 'too-long'),
  {
    id: 'form-018',
    input: 'a name with Nordic letters and a hyphen',
    expected: 'taken',
    checked: { field: 'firstName', value: 'Åsa-Märta', kind: null, sent: 'Åsa-Märta' },
  },
  {
    id: 'form-021',
    input: 'a name in another script',
    expected: 'taken',
    checked: { field: 'firstName', value: '李明', kind: null, sent: '李明' },
  },
  {
    id: 'form-024',
    input: 'a name of 1000 letters',
    expected: 'at most 100',
    checked: { field: 'firstName', value: 'A'.repeat(1000), kind: 'too-long' },
  },
  {
    id: 'form-026',
    input: 'a name that is a formula',
    expected: 'taken as it is; nothing exports it',
    checked: {
      field: 'firstName',
      value: '=HYPERLINK("http://evil","x")',
      kind: null,
      sent: '=HYPERLINK("http://evil","x")',
    },
  },
  {
    id: 'form-029',
    input: 'an address over two lines',
    expected: 'joined to one',
    checked: { field: 'addressLine1', value: 'Gamla vägen 1\nTURN LEFT', kind: null, sent: 'Gamla vägen 1 TURN LEFT' },
  },
  {
    id: 'form-030',
    input: 'an address with a slash',
    expected: 'taken',
    checked: { field: 'addressLine1', value: 'c/o', kind: null, sent: 'c/o' },
  },
  {
    id: 'form-032',
    input: 'an order message of 100001 letters',
    expected: 'at most 500; more than 256 KB is answered with 413',
    checked: { field: 'message', value: 'x'.repeat(100_001), kind: 'too-long' },
  },
  {
    id: 'form-033',
    input: 'a door code with a sign',
    expected: 'taken; tracking never hears of it',
    checked: { field: 'entryCode', value: '1234#', kind: null, sent: '1234#' },
  },
];
