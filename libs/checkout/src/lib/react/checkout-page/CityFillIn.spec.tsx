import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { printDraft } from '../../core/checkout-draft.ts';
import { CheckoutStage } from '../../testing/CheckoutStage.tsx';
import { makeCheckoutCart, makeCheckoutValues } from '../../testing/make-checkout.ts';
import { DRAFT_KEY } from '../use-checkout-draft.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import type { CheckoutPageProps } from './CheckoutPage.tsx';
import type { FindCity } from './CityFillIn.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
beforeEach(() => window.sessionStorage.clear());

const cart = makeCheckoutCart();

interface Question {
  readonly asked: string;
  readonly signal: AbortSignal;
  readonly answer: (city: string | null) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** The checkout before a service of places that answers when it is told to. */
function open(props: Partial<CheckoutPageProps> = {}): readonly Question[] {
  const questions: Question[] = [];
  const findCity: FindCity = (market, zip, signal) =>
    new Promise((resolve, reject) => {
      questions.push({
        asked: `${market} ${zip}`,
        signal,
        answer: (city) => act(async () => resolve(city)),
        fail: () => act(async () => reject(new Error('offline'))),
      });
    });
  render(<Page findCity={findCity} {...props} />);
  return questions;
}

const Page = (props: Partial<CheckoutPageProps>): ReactNode => (
  <I18nProvider i18n={i18n}>
    <CheckoutStage>
      <CheckoutPage
        cart={cart}
        customerType="PERSON"
        onCustomerType={() => undefined}
        termsHref="/vilkaar"
        {...props}
      />
    </CheckoutStage>
  </I18nProvider>
);

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const write = (name: string, text: string): void => void fireEvent.change(field(name), { target: { value: text } });
const said = (): readonly (string | null)[] =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.startsWith('City'));

describe('the city of a postal code', () => {
  it('is filled in when the code is whole, and said, so that nobody needs to see it', async () => {
    const questions = open();
    write('Postal code', '210');
    expect(questions).toEqual([]);
    write('Postal code', '2100');
    expect(questions.map(({ asked }) => asked)).toEqual(['dk 2100']);
    await questions[0]?.answer('København Ø');
    expect(field('City')).toHaveValue('København Ø');
    expect(said()).toEqual(['City filled in: København Ø']);
    expect(field('City')).not.toHaveFocus();
  });

  it('takes the complaint about an empty field away [CHK-01]', async () => {
    const questions = open();
    await userEvent.click(screen.getByRole('button', { name: /Complete purchase/ }));
    await screen.findByRole('group', { name: 'Check these fields to go on' });
    expect(field('City')).toBeInvalid();
    write('Postal code', '2100');
    await questions[0]?.answer('København Ø');
    await waitFor(() => expect(field('City')).toBeValid());
  });

  it('is the one of the code that stands there: an older question is given up', async () => {
    const questions = open();
    write('Postal code', '2100');
    write('Postal code', '210');
    expect(questions[0]?.signal.aborted).toBe(true);
    write('Postal code', '8000');
    await questions[1]?.answer('Aarhus C');
    await questions[0]?.answer('København Ø');
    expect(field('City')).toHaveValue('Aarhus C');
  });

  it('goes with another code, and where no city is known for that one is the shopper’s to write', async () => {
    const questions = open();
    write('Postal code', '2100');
    await questions[0]?.answer('København Ø');
    write('Postal code', '8000');
    expect(field('City')).toHaveValue('København Ø');
    await questions[1]?.answer('Aarhus C');
    expect(field('City')).toHaveValue('Aarhus C');
    write('Postal code', '2099');
    await questions[2]?.answer(null);
    expect(field('City')).toHaveValue('');
    expect(said()).toEqual([]);
    write('Postal code', '2100');
    await questions[3]?.answer('København Ø');
    write('Postal code', '9000');
    await questions[4]?.fail();
    expect(field('City')).toHaveValue('');
  });

  it.each(['before', 'meanwhile', 'afterwards'] as const)('stays as the shopper wrote it %s [CHK-18]', async (when) => {
    const questions = open();
    if (when === 'before') write('City', 'Min by');
    write('Postal code', '2100');
    if (when === 'meanwhile') write('City', 'Min by');
    await questions[0]?.answer('København Ø');
    if (when === 'afterwards') write('City', 'Min by');
    write('Postal code', '8000');
    await questions[1]?.answer('Aarhus C');
    expect(field('City')).toHaveValue('Min by');
    expect([questions.length, said()]).toEqual([1, []]);
  });

  it('is not put back while the shopper clears the field to write another', async () => {
    const questions = open();
    write('Postal code', '2100');
    await questions[0]?.answer('København Ø');
    write('City', '');
    expect([questions.length, field('City').value]).toEqual([1, '']);
  });

  it('does not come in front of what the shopper is about to write: the first key takes its place [CHK-18]', async () => {
    const questions = open();
    write('Postal code', '2100');
    act(() => field('City').focus());
    await questions[0]?.answer('København Ø');
    await userEvent.keyboard('Kbh');
    expect(field('City')).toHaveValue('Kbh');
  });

  it('belongs to its own address: the one of the bill, and the one of the parcel', async () => {
    const questions = open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Deliver to another address' }));
    const parcel = within(screen.getByRole('group', { name: 'Delivery address' }));
    fireEvent.change(parcel.getByRole('textbox', { name: 'Postal code' }), { target: { value: '8000' } });
    await questions[0]?.answer('Aarhus C');
    expect(parcel.getByRole('textbox', { name: 'City' })).toHaveValue('Aarhus C');
    expect(screen.getAllByRole('textbox', { name: 'City' }).map((city) => (city as HTMLInputElement).value)).toEqual([
      '',
      'Aarhus C',
    ]);
  });

  it('is asked for in the country that the address is in', async () => {
    const questions = open({ market: 'se' });
    write('Postal code', '2100');
    write('Postal code', '111 22');
    expect(questions.map(({ asked }) => asked)).toEqual(['se 11122']);
  });

  const keep = (zip: string, city: string): void =>
    window.sessionStorage.setItem(
      DRAFT_KEY,
      printDraft({
        cartId: cart.id,
        values: { ...makeCheckoutValues(), zip, city },
        attempt: 0,
        leftForPayment: false,
      }),
    );

  it('of an address that the account knows stays as it is known', async () => {
    const questions = open({ known: { zip: '2100', city: 'København' } });
    await questions[0]?.answer('København Ø');
    expect(field('City')).toHaveValue('København');
  });

  it.each([
    ['goes on with its code when it is that code’s', 'København Ø', 'Aarhus C'],
    ['stays when it is another than that code’s', 'Min by', 'Min by'],
  ])('of a form that comes back from its draft or from the payment %s [CHK-18]', async (_rule, kept, then) => {
    keep('2100', kept);
    const questions = open();
    expect(questions.map(({ asked }) => asked)).toEqual(['dk 2100']);
    await questions[0]?.answer('København Ø');
    expect([field('City').value, said()]).toEqual([kept, []]);
    write('Postal code', '8000');
    await questions[1]?.answer('Aarhus C');
    expect(field('City')).toHaveValue(then);
  });

  it('is what the shopper writes where nobody knows the places', () => {
    render(<Page />);
    write('Postal code', '2100');
    expect(field('City')).toHaveValue('');
  });
});
