import type { CheckoutField, FieldErrorKind } from '../core/checkout-field.ts';

/** A hostile or odd value of the checkout's form, and what must come of it. */
export interface FormBadInput {
  readonly id: string;
  readonly input: string;
  readonly expected: string;
  /** A value of a field that is checked: what is wrong with it, or null, and what is sent of it. */
  readonly checked?: {
    readonly field: CheckoutField;
    readonly value: string;
    readonly kind: FieldErrorKind | null;
    readonly sent?: string;
  };
  /** The test that proves the rule, where it does not run from this table. */
  readonly provedBy?: string;
}

const email = (id: string, value: string, kind: FieldErrorKind | null, sent?: string): FormBadInput => ({
  id,
  input: `email ${JSON.stringify(value.slice(0, 40))}`,
  expected: kind === null ? 'taken' : 'refused',
  checked: { field: 'email', value, kind, ...(sent !== undefined && { sent }) },
});

/** The checkout has no field for a password or a gender. */
const passwords = 'auth, auth-client.spec.ts: the hash of a password accepts any password';

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
  {
    id: 'form-037',
    input: 'a password with letters of its own',
    expected: 'the same however its letters are composed',
    provedBy: 'auth, auth-client.spec.ts: the hash of a password is the contract’s',
  },
  { id: 'form-038', input: 'a password with spaces around it', expected: 'taken as it is', provedBy: passwords },
  { id: 'form-039', input: 'a password of emoji', expected: 'taken', provedBy: passwords },
  { id: 'form-040', input: 'a password of 64 letters', expected: 'taken', provedBy: passwords },
  {
    id: 'form-041',
    input: 'a password of 100000 letters',
    expected: 'limited on the server only',
    provedBy: passwords,
  },
  { id: 'form-043', input: 'gender "other"', expected: 'refused', provedBy: 'commerce-backend schema: one of a list' },
  {
    id: 'form-044',
    input: 'country "XX"',
    expected: 'refused: not of the market',
    provedBy:
      'the spec of this table: the country is never typed; commerce-backend, validate-order.ts: Invalid Billing Country',
  },
  {
    id: 'form-045',
    input: 'customer type "ADMIN"',
    expected: 'refused',
    provedBy: 'the spec of this table, for stored drafts; commerce-backend, tampering.spec.ts',
  },
  {
    id: 'form-046',
    input: 'newsletter "true" as text',
    expected: 'never consent',
    provedBy: 'the spec of this table; the wire sends consents as a list of names',
  },
  {
    id: 'form-047',
    input: 'terms not accepted, by a direct call',
    expected: 'order refused by the server',
    provedBy: 'the spec of this table; commerce-backend, place-order.spec.ts: TermsNotAccepted',
  },
];
