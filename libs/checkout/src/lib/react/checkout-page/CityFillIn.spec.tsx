import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CheckoutPageProps } from './CheckoutPage.tsx';
import { InShop, storeDraft } from '../../testing/in-shop.tsx';
import { Checkout } from '../../testing/render-checkout.tsx';
import type { FindCity } from './CityFillIn.tsx';

beforeEach(() => window.sessionStorage.clear());

interface Lookup {
  readonly query: string;
  readonly signal: AbortSignal;
  readonly respond: (city: string | null) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** The checkout with a city lookup whose responses the test controls. */
function open(props: Partial<CheckoutPageProps> = {}): readonly Lookup[] {
  const lookups: Lookup[] = [];
  const findCity: FindCity = (market, zip, signal) =>
    new Promise((resolve, reject) => {
      lookups.push({
        query: `${market} ${zip}`,
        signal,
        respond: (city) => act(async () => resolve(city)),
        fail: () => act(async () => reject(new Error('offline'))),
      });
    });
  render(<Checkout findCity={findCity} {...props} />, { wrapper: InShop });
  return lookups;
}

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const write = (name: string, text: string): void => void fireEvent.change(field(name), { target: { value: text } });
const announced = (): readonly (string | null)[] =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.startsWith('City'));

describe('the city of a postal code', () => {
  it('is filled in when the code is complete, and announced', async () => {
    const lookups = open();
    write('Postal code', '210');
    expect(lookups).toEqual([]);
    write('Postal code', '2100');
    expect(lookups.map(({ query }) => query)).toEqual(['dk 2100']);
    await lookups[0]?.respond('København Ø');
    expect(field('City')).toHaveValue('København Ø');
    expect(announced()).toEqual(['City filled in: København Ø']);
    expect(field('City')).not.toHaveFocus();
  });

  it('is filled in when the account responds in the same moment [CHK-18]', async () => {
    let resolve = (_city: string): void => undefined;
    const promise = new Promise<string>((end) => (resolve = end));
    const findCity: FindCity = () => promise;
    const { rerender } = render(<Checkout findCity={findCity} />, { wrapper: InShop });
    write('Postal code', '2100');
    // One render for both.
    await act(async () => {
      resolve('København Ø');
      await promise;
      await Promise.resolve();
      rerender(<Checkout findCity={findCity} known={{ email: 'karen@example.com' }} />);
    });
    expect(field('City')).toHaveValue('København Ø');
    expect(field('Email')).toHaveValue('');
  });

  it('takes the complaint about an empty field away [CHK-01]', async () => {
    const lookups = open();
    await userEvent.click(screen.getByRole('button', { name: /Go to payment/ }));
    await screen.findByRole('group', { name: 'Check these fields to go on' });
    expect(field('City')).toBeInvalid();
    write('Postal code', '2100');
    await lookups[0]?.respond('København Ø');
    await waitFor(() => expect(field('City')).toBeValid());
  });

  it('is the one of the current code in the country of the address: an older lookup is aborted', async () => {
    const lookups = open({ market: 'se' });
    write('Postal code', '111 22');
    write('Postal code', '111 2');
    expect(lookups[0]?.signal.aborted).toBe(true);
    write('Postal code', '118 51');
    expect(lookups.map(({ query }) => query)).toEqual(['se 11122', 'se 11851']);
    await lookups[1]?.respond('Johanneshov');
    await lookups[0]?.respond('Stockholm');
    expect(field('City')).toHaveValue('Johanneshov');
  });

  it('goes with another code, and where no city is known for that one is the shopper’s to write', async () => {
    const lookups = open();
    write('Postal code', '2100');
    await lookups[0]?.respond('København Ø');
    write('Postal code', '8000');
    expect(field('City')).toHaveValue('København Ø');
    await lookups[1]?.respond('Aarhus C');
    expect(field('City')).toHaveValue('Aarhus C');
    write('Postal code', '2099');
    await lookups[2]?.respond(null);
    expect(field('City')).toHaveValue('');
    expect(announced()).toEqual([]);
    write('Postal code', '2100');
    await lookups[3]?.respond('København Ø');
    write('Postal code', '9000');
    await lookups[4]?.fail();
    expect(field('City')).toHaveValue('');
  });

  it.each(['meanwhile', 'afterwards'] as const)('stays as the shopper wrote it %s [CHK-18]', async (when) => {
    const lookups = open();
    write('Postal code', '2100');
    if (when === 'meanwhile') write('City', 'Min by');
    await lookups[0]?.respond('København Ø');
    if (when === 'afterwards') write('City', 'Min by');
    write('Postal code', '8000');
    await lookups[1]?.respond('Aarhus C');
    expect(field('City')).toHaveValue('Min by');
    expect([lookups.length, announced()]).toEqual([1, []]);
  });

  it.each([
    ['an empty field', ''],
    ['a selected city', '8000'],
  ])('does not come in front of what the shopper is about to write in %s [CHK-18]', async (_where, zipBefore) => {
    const lookups = open();
    if (zipBefore !== '') {
      write('Postal code', zipBefore);
      await lookups[0]?.respond('Aarhus C');
    }
    write('Postal code', '2100');
    act(() => field('City').focus());
    field('City').select();
    await lookups.at(-1)?.respond('København Ø');
    expect(field('City')).toHaveValue('København Ø');
    await userEvent.keyboard('Kbh');
    expect(field('City')).toHaveValue('Kbh');
  });

  it('belongs to its own address: the one of the bill, and the one of the parcel', async () => {
    const lookups = open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Deliver to another address' }));
    const parcel = within(screen.getByRole('group', { name: 'Delivery address' }));
    fireEvent.change(parcel.getByRole('textbox', { name: 'Postal code' }), { target: { value: '8000' } });
    await lookups[0]?.respond('Aarhus C');
    expect(parcel.getByRole('textbox', { name: 'City' })).toHaveValue('Aarhus C');
    expect(screen.getAllByRole('textbox', { name: 'City' }).map((city) => (city as HTMLInputElement).value)).toEqual([
      '',
      'Aarhus C',
    ]);
  });

  it('of an address that the account knows stays as it is known', async () => {
    const lookups = open({ known: { zip: '2100', city: 'København' } });
    await lookups[0]?.respond('København Ø');
    expect(field('City')).toHaveValue('København');
  });

  it.each([
    ['goes on with its code when it is that code’s', 'København Ø', 'Aarhus C'],
    ['stays when it is another than that code’s', 'Min by', 'Min by'],
  ])('of a form that comes back from its draft or from the payment %s [CHK-18]', async (_rule, stored, then) => {
    storeDraft({ zip: '2100', city: stored });
    const lookups = open();
    expect(lookups.map(({ query }) => query)).toEqual(['dk 2100']);
    await lookups[0]?.respond('København Ø');
    expect([field('City').value, announced()]).toEqual([stored, []]);
    write('Postal code', '8000');
    await lookups[1]?.respond('Aarhus C');
    expect(field('City')).toHaveValue(then);
  });
});
