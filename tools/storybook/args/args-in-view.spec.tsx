import { makeMoney, makePrice } from '@lyng/model/testing';
import { describe, expect, it } from 'vitest';
import { markets } from '../look/look.ts';
import { valuesInView, viewOf } from './args-in-view.ts';

const finland = markets.find(({ alias }) => alias === 'fi');

describe('valuesInView', () => {
  it('writes every amount as the market does', () => {
    const { products } = valuesInView({ products: [{ unitPrice: makePrice(129900) }] }, { market: finland });
    expect(products[0]?.unitPrice.selling).toMatchObject({ incVat: 129900, incVatFormatted: '1\u00a0299\u00a0€' });
  });

  it('reaches into elements and keeps their keys', () => {
    const Price = (_props: { readonly vatIncluded: boolean }) => null;
    const { children } = valuesInView({ children: [<Price key="a" vatIncluded />] }, { vatIncluded: false });
    expect(children[0]).toMatchObject({ key: 'a', props: { vatIncluded: false } });
  });

  it('shows a member the price for members, and hides it from others', () => {
    const facts = { price: makePrice(60000), vatIncluded: true };
    expect(valuesInView(facts, { isMember: true })).toMatchObject({ memberPrice: { incVat: 54000 } });
    expect(valuesInView({ ...facts, memberPrice: makeMoney(50000) }, { isMember: true })).toMatchObject({
      memberPrice: { incVat: 50000 },
    });
    expect(valuesInView({ ...facts, memberPrice: makeMoney(50000) }, { isMember: false })).toMatchObject({
      memberPrice: null,
    });
  });

  it('changes only what the story gives', () => {
    const onClick = () => undefined;
    const args = { customerType: 'PERSON', isMember: false, onClick, at: new Date(0) };
    expect(valuesInView(args, { vatIncluded: false, isMember: true })).toEqual({
      ...args,
      customerType: 'ORGANIZATION',
      isMember: true,
    });
    expect(valuesInView({ label: 'x' }, { vatIncluded: false })).toEqual({ label: 'x' });
  });
});

describe('viewOf', () => {
  it('leaves a story as it is unless asked', () => {
    const [denmark] = markets;
    expect(denmark && viewOf({ vat: 'story', member: 'story' }, denmark, 'dk')).toEqual({});
    expect(denmark && viewOf({ vat: 'ex', member: 'yes' }, denmark, 'dk')).toEqual({
      vatIncluded: false,
      isMember: true,
    });
  });
});
