import { renderToStaticMarkup } from 'react-dom/server';
import { makeMoney, makePrice, makeProduct } from '@lyng/model/testing';
import { describe, expect, it } from 'vitest';
import { markets } from '../look/look.ts';
import { valuesInView, viewOf } from './args-in-view.ts';

const finland = markets.find(({ alias }) => alias === 'fi');

describe('valuesInView', () => {
  it('gives every amount the price point of the market, written as there, once [SHOP-23]', () => {
    const facts = valuesInView({ products: [{ unitPrice: makePrice(39900, 59900) }] }, { market: finland });
    const { unitPrice } = valuesInView(facts, { market: finland }).products[0] ?? {};
    expect(unitPrice?.regular).toMatchObject({ incVat: 5990, incVatFormatted: '59,90\u00a0€' });
    expect(unitPrice?.discount).toMatchObject({ incVat: 2000, incVatFormatted: '20\u00a0€' });
  });

  it('shows sample texts in the language, with their numbers, and longer in the pseudo-locale [SHOP-23]', () => {
    const { name } = makeProduct();
    const finnish = { words: { language: 'fi' as const, pseudo: false } };
    expect(valuesInView({ name, alt: 'Ankle boot, picture 3', href: '/p/sko' }, finnish)).toEqual({
      name: 'Solveig valkoiset nahkatennarit',
      alt: 'Nilkkuri, kuva 3',
      href: '/p/sko',
    });
    const [stretched = ''] = valuesInView([name], { words: { language: 'fi', pseudo: true } });
    expect(stretched.length).toBeGreaterThan('Solveig valkoiset nahkatennarit'.length * 1.3);
    expect(stretched).not.toMatch(/[a-z]/i);
  });

  it('reaches into elements and keeps their keys', () => {
    const Price = (_props: { readonly vatIncluded: boolean }) => null;
    const { children } = valuesInView({ children: [<Price key="a" vatIncluded />] }, { vatIncluded: false });
    expect(children[0]).toMatchObject({ key: 'a', props: { vatIncluded: false } });
  });

  it('reaches what a story’s own function makes, and leaves what Storybook knows of it [SHOP-23]', () => {
    const context: Record<string, unknown> = { undecoratedStoryFn: () => null };
    context['itself'] = context;
    const Story = () => <b title="Breadcrumb">Ankle boots</b>;
    const shown = valuesInView(<Story {...context} />, { words: { language: 'nb', pseudo: false } });
    expect(renderToStaticMarkup(shown)).toBe('<b title="Breadcrumb">Ankelstøvletter</b>');
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

  it('leaves a value that contains itself', () => {
    const store: Record<string, unknown> = { vatIncluded: true };
    store['self'] = { store };
    expect(valuesInView(store, { vatIncluded: false })).toEqual({ vatIncluded: false, self: { store } });
  });
});

describe('viewOf', () => {
  it('leaves a story as it is by default', () => {
    const [denmark] = markets;
    if (!denmark) throw new Error('There is no market.');
    const danish = { market: denmark, language: 'da' as const, pseudo: false };
    expect(viewOf({ vat: 'story', member: 'story' }, danish, 'dk', true)).toEqual({});
    expect(viewOf({ vat: 'ex', member: 'yes' }, danish, 'dk', true)).toEqual({ vatIncluded: false, isMember: true });
  });

  it('keeps the words of a story that acts in the default language only [SHOP-23]', () => {
    const [denmark] = markets;
    if (!denmark) throw new Error('There is no market.');
    const look = { market: denmark, language: 'da' as const, pseudo: false };
    expect(viewOf({}, look, 'dk', false).words).toEqual({ language: 'da', pseudo: false });
    expect(viewOf({}, { ...look, pseudo: true }, 'dk', true).words).toEqual({ language: 'da', pseudo: true });
    expect(viewOf({}, { ...look, language: 'fi' }, 'dk', true).words).toEqual({ language: 'fi', pseudo: false });
  });
});
