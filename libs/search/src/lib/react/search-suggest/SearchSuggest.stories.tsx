import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SearchProviders } from '../../testing/SearchProviders.tsx';
import { openFakeSearch } from '../../testing/fake-search.ts';
import type { FakeSearchOptions } from '../../testing/fake-search-index.ts';
import { wireProduct } from '../../testing/wire-product.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import { SearchSuggest } from './SearchSuggest.tsx';

const labels = { label: 'Søg i butikken', hint: 'Søg' };
const serviceOf = (options?: FakeSearchOptions) => openFakeSearch(options).service;

const meta = {
  title: 'search/SearchSuggest',
  component: SearchSuggest,
  args: { ...labels, id: 'search', service: serviceOf(), vatIncluded: true, onClear: fn() },
  // The field as in the header: the form and its button are the plain field's.
  render: (args) => <SearchField {...labels} renderInput={(id) => <SearchSuggest {...args} id={id} />} />,
  decorators: [
    (Story) => (
      <SearchProviders inStory>
        <div style={{ minHeight: '44rem', marginInline: 'auto', maxWidth: '24rem' }}>
          <Story />
        </div>
      </SearchProviders>
    ),
  ],
} satisfies Meta<typeof SearchSuggest>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types a text into the field, and waits for the last of its expected suggestions. */
const typed =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    if (text !== '') await userEvent.type(field, text);
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await waitFor(() => expect(canvas.queryByRole('listbox', { busy: true })).toBeNull());
  };

export const Closed: Story = {};

/** Nothing is typed: recent searches, each with a remove button, and popular searches. */
export const Recent: Story = {
  args: { service: serviceOf({ recent: ['vandtæt jakke', 'uldhue', 'sko til dåb'] }) },
  play: typed(''),
};

export const Popular: Story = { play: typed('') };

const viewed = [
  wireProduct({ id: 2, name: 'Klit sko', brand: 'Skovgaard', selling: 59900, regular: 89900, lowest: 69900 }),
  wireProduct({ id: 3, name: 'Vig skovstøvle', brand: 'Havnemark', selling: 129900 }),
];

/** Everything that a shopper may begin with: own and popular searches, departments, products looked at and their brands. */
export const Beginnings: Story = {
  args: { service: serviceOf({ recent: ['vandtæt jakke', 'uldhue'], viewed }) },
  play: typed(''),
};

export const BeginningsOnAPhone: Story = { ...Beginnings, globals: { viewport: { value: 'phone' } } };

/** There are no searches yet, and the departments are not known: nothing opens. */
export const NothingToOffer: Story = {
  args: { service: serviceOf({ popular: [], isDown: 'queries/navigation-tree' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Phrases, categories and brands, products with honest prices, pages. */
export const Hits: Story = { play: typed('sko') };

export const OnAPhone: Story = { play: typed('sko'), globals: { viewport: { value: 'phone' } } };

/** Nothing completes the typed text: another spelling is offered, with its results. */
export const Corrected: Story = { play: typed('skoo') };

export const NoResults: Story = { play: typed('xylofon') };

/** One quiet line; the field still searches. */
export const ServiceDown: Story = { args: { service: serviceOf({ isDown: true }) }, play: typed('sko') };

/** The arrow keys go through all groups, and to the icon that removes a search. */
export const ByKeyboard: Story = {
  args: { service: serviceOf({ recent: ['vandtæt jakke', 'uldhue'] }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typed('')(context);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(canvas.queryByText('vandtæt jakke')).toBeNull());
    await expect(canvas.getByText('uldhue')).toBeVisible();
  },
};
