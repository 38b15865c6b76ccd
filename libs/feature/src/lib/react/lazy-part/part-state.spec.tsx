import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { capturePartState } from './part-state.ts';

const part = (html: string): Element => {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
};

const html =
  '<details><summary>Material</summary><p>Wool</p></details><details><summary>Care</summary></details><a href="#more">More</a>';

describe('capturePartState', () => {
  afterEach(() => document.body.replaceChildren());

  it('restores the focus and open details in the replacement', () => {
    const before = part(html);
    before.querySelectorAll('details')[1]?.toggleAttribute('open', true);
    before.querySelector('a')?.focus();
    const restore = capturePartState(before);
    before.remove();
    const after = part(html);
    restore(after);
    expect(after.querySelector('a')).toHaveFocus();
    expect([...after.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  });

  it('does not take the focus from another element', () => {
    const before = part(html);
    const other = part('<button>Menu</button>').querySelector('button');
    other?.focus();
    const restore = capturePartState(before);
    before.remove();
    restore(part(html));
    expect(other).toHaveFocus();
  });

  describe('typed and chosen values', () => {
    const form = `<form><input type="hidden" name="intent" value="notify">
      <select name="size"><option value="37" selected>37</option><option value="38">38</option></select>
      <input name="email" value=""><input name="name" value="Karen"><textarea name="text"></textarea>
      <input type="radio" name="rating" value="4"><input type="radio" name="rating" value="5" checked><input type="checkbox" name="news"></form>`;

    /** The same form with controlled inputs. */
    function ControlledForm() {
      const [values, setValues] = useState({
        size: '37',
        email: '',
        name: 'Karen Holm',
        text: '',
        rating: '5',
        news: false,
      });
      const bind = (name: keyof typeof values) => ({
        name,
        value: String(values[name]),
        onChange: ({ target }: { readonly target: { readonly value: string } }) =>
          setValues({ ...values, [name]: target.value }),
      });
      return (
        <form>
          <input type="hidden" name="intent" value="client" />
          <select {...bind('size')}>
            <option>37</option>
            <option>38</option>
          </select>
          <input {...bind('email')} />
          <input {...bind('name')} />
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

    it('are restored; everything else is what the component renders', () => {
      const before = part(form);
      const at = <Found extends Element>(selector: string): Found => before.querySelector<Found>(selector) as Found;
      at<HTMLInputElement>('[name=email]').value = 'karen@example.com';
      at<HTMLTextAreaElement>('textarea').value = 'Warm and dry.';
      at<HTMLSelectElement>('select').value = '38';
      at<HTMLInputElement>('[value="4"]').click();
      at<HTMLInputElement>('[name=news]').click();
      const restore = capturePartState(before);
      before.remove();
      const { container, rerender } = render(<ControlledForm />);
      act(() => restore(container));
      // React writes its values again.
      rerender(<ControlledForm />);
      const filled = new FormData(container.querySelector('form') ?? undefined);
      expect(Object.fromEntries(filled)).toEqual({
        intent: 'client',
        size: '38',
        email: 'karen@example.com',
        name: 'Karen Holm',
        text: 'Warm and dry.',
        rating: '4',
        news: 'on',
      });
    });

    it('are not written to another control', () => {
      const before = part('<input name="email">');
      Object.assign(before.querySelector('input') as HTMLInputElement, { value: 'karen@example.com' });
      const restore = capturePartState(before);
      const after = part('<input name="name">');
      restore(after);
      expect(after.querySelector('input')).toHaveValue('');
    });
  });
});
