import type { KnownShopper } from '@lyng/model';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { InShop } from '../../testing/in-shop.tsx';
import { makeCheckoutValues, makeShopperAddress } from '../../testing/make-checkout.ts';
import { Checkout, renderCheckout } from '../../testing/render-checkout.tsx';

beforeEach(() => window.sessionStorage.clear());

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });

describe('what an account knows', () => {
  const karen: KnownShopper = { email: 'karen@example.com', firstName: 'Karen', lastName: 'Jensen' };

  /** One key, as a browser does it: React knows of the text only by the event, and nothing else is done in between. */
  function press(name: string, key: string): void {
    const control = field(name);
    // React keeps its own notes of `control.value = …`; a key is not among them.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, control.value + key);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }

  interface HostProps {
    readonly known?: KnownShopper;
    /** A press of the shopper as soon as the known values are painted, before any later effect of the page. */
    readonly onDrawn?: (() => void) | undefined;
  }

  const Host = ({ known, onDrawn }: HostProps): ReactNode => {
    useLayoutEffect(() => {
      if (known) onDrawn?.();
    }, [known, onDrawn]);
    return <Checkout known={known} />;
  };

  /** A form that is empty until the account responds. */
  function open(): { readonly respond: (onDrawn?: () => void) => void } {
    const { rerender } = render(<Host />, { wrapper: InShop });
    return { respond: (onDrawn) => rerender(<Host known={karen} onDrawn={onDrawn} />) };
  }

  it.each(['Email', 'City'])(
    'fills in an empty form, and takes no key away that is pressed in %s meanwhile [CHK-18]',
    (name) => {
      open().respond(() => press(name, 'k'));
      expect(field(name)).toHaveValue('k');
      expect(field('Last name')).toHaveValue('Jensen');
    },
  );

  it('is selected in the field that the shopper is about to write in: the first key takes its place [CHK-18]', async () => {
    const page = open();
    act(() => field('Email').focus());
    page.respond();
    expect(field('Email')).toHaveValue('karen@example.com');
    await userEvent.keyboard('k');
    expect(field('Email')).toHaveValue('k');
    expect(field('First name')).toHaveValue('Karen');
  });

  it('stays out of a form in which a key was pressed before', () => {
    const page = open();
    act(() => press('City', 'k'));
    page.respond();
    expect([field('City').value, field('Last name').value]).toEqual(['k', '']);
  });
});

describe('the addresses of an account', () => {
  const home = makeShopperAddress();
  const mother = makeShopperAddress({ firstName: 'Inger', addressLine1: 'Havnegade 12', zip: '8000', mobile: '' });

  it('are one press away; the form begins with the first [ACC-13]', async () => {
    renderCheckout({ known: { email: 'karen@example.com', ...home, addresses: [home, mother] } });
    const second = await screen.findByRole('radio', { name: /Inger Holm/ });
    expect(screen.getByRole('radio', { name: /Karen Holm/ })).toBeChecked();
    expect(field('Address')).toHaveValue('Nørregade 1');
    await userEvent.click(second);
    expect(second).toBeChecked();
    expect(['First name', 'Address', 'Postal code', 'Mobile number', 'Email'].map((name) => field(name).value)).toEqual(
      ['Inger', 'Havnegade 12', '8000', '+4520123456', 'karen@example.com'],
    );
    await userEvent.type(field('Address'), ' B');
    expect(screen.getByRole('radio', { name: /Inger Holm/ })).not.toBeChecked();
  });

  it('are not a choice when there is one [ACC-13]', () => {
    renderCheckout({ known: { email: 'karen@example.com', ...home } });
    expect(field('Address')).toHaveValue('Nørregade 1');
    expect(screen.queryByRole('group', { name: 'Your addresses' })).not.toBeInTheDocument();
  });
});

describe('what the device remembers of a guest', () => {
  const karen = { ...makeCheckoutValues({ message: '', newsletter: false, terms: false }), remember: true };
  const { email, addressLine1 } = karen;

  it('stands for its fields while they are complete; they open on request', async () => {
    renderCheckout({ known: karen, onRemoveRemembered: jest.fn() });
    expect(await screen.findByText(new RegExp(addressLine1))).toHaveTextContent(email);
    expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Change the details' }));
    expect(field('Email')).toHaveFocus();
    expect(field('Address')).toHaveValue(addressLine1);
  });

  it.each(['firstName', 'zip'] as const)('has its fields open while %s is missing', async (missing) => {
    renderCheckout({ known: { ...karen, [missing]: '' }, onRemoveRemembered: jest.fn() });
    await screen.findByRole('button', { name: 'Not you? Remove the details' });
    expect(field('Email')).toHaveValue(email);
  });

  it('is removed with one press, and the form is empty', async () => {
    const onRemoveRemembered = jest.fn();
    renderCheckout({ known: karen, onRemoveRemembered });
    await userEvent.click(await screen.findByRole('button', { name: 'Not you? Remove the details' }));
    expect(onRemoveRemembered).toHaveBeenCalledTimes(1);
    expect(field('Email')).toHaveValue('');
    expect(field('Email')).toHaveFocus();
  });
});
