import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { keepPlace } from './keep-place.ts';

const part = (html: string): Element => {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
};

const html =
  '<details><summary>Material</summary><p>Wool</p></details><details><summary>Care</summary></details><a href="#more">More</a>';

describe('keepPlace', () => {
  afterEach(() => document.body.replaceChildren());

  it('gives the focus and what was folded out to what takes the place', () => {
    const before = part(html);
    before.querySelectorAll('details')[1]?.toggleAttribute('open', true);
    before.querySelector('a')?.focus();
    const giveBack = keepPlace(before);
    before.remove();
    const after = part(html);
    giveBack(after);
    expect(after.querySelector('a')).toHaveFocus();
    expect([...after.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  });

  it('takes the focus from nobody else', () => {
    const before = part(html);
    const other = part('<button>Menu</button>').querySelector('button');
    other?.focus();
    const giveBack = keepPlace(before);
    before.remove();
    giveBack(part(html));
    expect(other).toHaveFocus();
  });

  describe('what has been typed and chosen', () => {
    const form = `<form><input type="hidden" name="intent" value="notify">
      <select name="size"><option value="37" selected>37</option><option value="38">38</option></select>
      <input name="email" value=""><input name="name" value="Karen"><textarea name="text"></textarea>
      <input type="radio" name="rating" value="4"><input type="radio" name="rating" value="5" checked><input type="checkbox" name="news"></form>`;

    /** The same form alive; React holds the value of each control. */
    function Living() {
      const [values, setValues] = useState({
        size: '37',
        email: '',
        name: 'Karen Holm',
        text: '',
        rating: '5',
        news: false,
      });
      const hold = (name: keyof typeof values) => ({
        name,
        value: String(values[name]),
        onChange: ({ target }: { readonly target: { readonly value: string } }) =>
          setValues({ ...values, [name]: target.value }),
      });
      return (
        <form>
          <input type="hidden" name="intent" value="living" />
          <select {...hold('size')}>
            <option>37</option>
            <option>38</option>
          </select>
          <input {...hold('email')} />
          <input {...hold('name')} />
          <textarea name="text" />
          {['4', '5'].map((value) => (
            <input
              key={value}
              type="radio"
              name="rating"
              value={value}
              checked={values.rating === value}
              onChange={() => setValues({ ...values, rating: value })}
            />
          ))}
          <input type="checkbox" name="news" />
        </form>
      );
    }

    it('goes along, and the rest is what the living part makes it', () => {
      const before = part(form);
      const at = <Found extends Element>(selector: string): Found => before.querySelector<Found>(selector) as Found;
      at<HTMLInputElement>('[name=email]').value = 'karen@example.com';
      at<HTMLTextAreaElement>('textarea').value = 'Warm and dry.';
      at<HTMLSelectElement>('select').value = '38';
      at<HTMLInputElement>('[value="4"]').click();
      at<HTMLInputElement>('[name=news]').click();
      const giveBack = keepPlace(before);
      before.remove();
      const { container, rerender } = render(<Living />);
      act(() => giveBack(container));
      // React writes once more what it holds.
      rerender(<Living />);
      const filled = new FormData(container.querySelector('form') ?? undefined);
      expect(Object.fromEntries(filled)).toEqual({
        intent: 'living',
        size: '38',
        email: 'karen@example.com',
        name: 'Karen Holm',
        text: 'Warm and dry.',
        rating: '4',
        news: 'on',
      });
    });

    it('goes into no other control', () => {
      const before = part('<input name="email">');
      Object.assign(before.querySelector('input') as HTMLInputElement, { value: 'karen@example.com' });
      const giveBack = keepPlace(before);
      const after = part('<input name="name">');
      giveBack(after);
      expect(after.querySelector('input')).toHaveValue('');
    });
  });
});
