import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderUi, serverPage } from '../../testing/render-ui.tsx';
import { Combobox } from './Combobox.tsx';
import type { ComboboxProps } from './Combobox.tsx';

const groups = [
  { label: 'Categories', options: [{ id: 'boots', text: 'Boots', aside: '312' }] },
  {
    label: 'Brands',
    options: [
      { id: 'vagabond', text: 'Vagabond boots' },
      { id: 'ecco', text: 'Ecco' },
    ],
  },
];
const onSubmit = jest.fn();
const onType = jest.fn();
const field = (props: Partial<ComboboxProps> = {}) => (
  <form
    aria-label="Search"
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit(new FormData(event.currentTarget).get('q'));
    }}
  >
    <label htmlFor="field">Goods and brands</label>
    <Combobox id="field" label="Goods and brands" name="q" groups={groups} onType={onType} {...props} />
    <button>Show</button>
  </form>
);
const input = () => screen.getByRole('combobox', { name: 'Goods and brands' });
const activeOption = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent.trim() ?? null;

describe('Combobox', () => {
  beforeEach(() => {
    onSubmit.mockReset();
    onType.mockReset();
  });

  it('is a plain field of its form without script', () => {
    const page = serverPage(field({ defaultValue: 'boots' }));
    expect(page.querySelector('form')).toHaveFormValues({ q: 'boots' });
    expect(page.querySelector('[role=listbox]')).toBeNull();
  });

  it('offers its options in named groups, and counts them', async () => {
    renderUi(field());
    await userEvent.type(input(), 'bo');
    expect(onType).toHaveBeenLastCalledWith('bo');
    expect(within(screen.getByRole('group', { name: 'Brands' })).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Bo', 'bo', 'bo']);
  });

  it('sends what was typed as long as no option was gone to', async () => {
    renderUi(field());
    await userEvent.type(input(), 'red clogs{Enter}');
    expect(onSubmit.mock.calls).toEqual([['red clogs']]);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it.each([
    ['{ArrowUp}', 'Ecco'],
    ['{ArrowDown}o', null],
  ])('after %s is at %s', async (keys, option) => {
    renderUi(field());
    await userEvent.type(input(), keys);
    expect(activeOption()).toBe(option);
    expect(input()).toHaveFocus();
  });

  it('fills in the chosen option and sends the form, except by the key that ends a composition [BUG-14]', async () => {
    renderUi(field());
    await userEvent.type(input(), 'va{ArrowDown}{ArrowDown}');
    for (const key of ['Enter', 'Escape']) fireEvent.keyDown(input(), { key, keyCode: 229 });
    expect(activeOption()).toContain('Vagabond');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([['Vagabond boots']]);
  });

  it('leaves the choice to its parent on request', async () => {
    const onChoose = jest.fn();
    renderUi(field({ onChoose }));
    await userEvent.click(input());
    await userEvent.click(screen.getByRole('option', { name: 'Ecco' }));
    expect(onChoose).toHaveBeenCalledWith(groups[1]?.options[1]);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('Ecco');
  });

  it('closes on Escape and keeps the text to send, and when the focus leaves', async () => {
    renderUi(field());
    await userEvent.type(input(), 'bo{ArrowDown}{Escape}');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([['bo']]);
    await userEvent.keyboard('{ArrowDown}');
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('announces that it is searching, and that there are no options', async () => {
    const { rerender } = renderUi(field({ groups: [], busy: true, emptyText: 'Nothing found' }));
    await userEvent.click(input());
    expect(screen.getByRole('status')).toHaveTextContent('Searching …');
    rerender(field({ groups: [], emptyText: 'Nothing found' }));
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
  });

  describe('with removable options', () => {
    const recent = [
      {
        label: 'Recent searches',
        options: [
          { id: 'clogs', text: 'clogs', removeLabel: 'Remove clogs' },
          { id: 'parka', text: 'parka', fill: 'parkas', removeLabel: 'Remove parka' },
        ],
      },
    ];
    const onRemove = jest.fn();
    const removable = () => field({ groups: recent, onRemove });
    beforeEach(() => onRemove.mockReset());

    it('is a grid, whose second column removes the row', async () => {
      renderUi(removable());
      await userEvent.click(input());
      expect(screen.getByRole('grid', { name: 'Goods and brands' })).toBeVisible();
      await userEvent.click(screen.getByRole('gridcell', { name: 'Remove clogs' }));
      expect(onRemove.mock.calls).toEqual([[recent[0]?.options[0]]]);
      expect(onSubmit).not.toHaveBeenCalled();
      expect(input()).toHaveFocus();
    });

    it.each([
      ['{ArrowDown}{Delete}', 'clogs'],
      ['{ArrowDown}{ArrowDown}{ArrowRight}{Enter}', 'parka'],
      ['{ArrowDown}{ArrowRight}{ArrowDown}{Delete}', 'parka'],
    ])('removes the right one by %s', async (keys, id) => {
      renderUi(removable());
      await userEvent.click(input());
      await userEvent.keyboard(keys);
      expect(onRemove.mock.calls).toEqual([[expect.objectContaining({ id })]]);
      expect(onSubmit).not.toHaveBeenCalled();
    });

    it('goes back from the second column, and leaves Delete to the text while that is active', async () => {
      renderUi(removable());
      await userEvent.type(input(), 'x{Delete}{ArrowDown}{ArrowRight}{ArrowLeft}{Enter}');
      expect(onRemove).not.toHaveBeenCalled();
      expect(onSubmit.mock.calls).toEqual([['clogs']]);
    });

    it('fills the field with a text other than the shown one where the option has one', async () => {
      renderUi(removable());
      await userEvent.click(input());
      await userEvent.click(screen.getByRole('gridcell', { name: 'parka' }));
      expect(onSubmit.mock.calls).toEqual([['parkas']]);
    });
  });

  it('returns the focus to the field after a press below the options', async () => {
    const onPress = jest.fn();
    renderUi(
      field({
        footer: (close) => (
          <>
            <button type="button" onClick={onPress}>
              All of them
            </button>
            <button type="button" onClick={close}>
              Close
            </button>
          </>
        ),
      }),
    );
    await userEvent.click(input());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'All of them' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(input()).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(input()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.click(input());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(input()).not.toHaveFocus();
  });
});
