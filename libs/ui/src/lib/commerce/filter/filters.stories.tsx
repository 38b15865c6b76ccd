import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Cluster } from '../../primitives/layout/Cluster.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import { FilterPanel, FilterPanelButton } from './FilterPanel.tsx';
import { RangeForm } from './RangeForm.tsx';
import { SortForm } from './SortForm.tsx';
import type { SortFormProps } from './SortForm.tsx';

const brands = ['Angulus', 'Ecco', 'Vagabond'].map((label, index) => ({
  id: label,
  label,
  href: `#${label}`,
  count: 12 - index,
  active: index === 1,
}));
const chosen = [
  { label: 'Ecco', href: '#without-ecco' },
  { label: 'Black', href: '#without-black' },
];

/** The filters of a list together. */
const Filters = ({ onSelect }: Pick<SortFormProps, 'onSelect'>) => (
  <Stack gap={5}>
    <Cluster justify="between">
      <FilterPanelButton panelId="filters">Filter (2)</FilterPanelButton>
      <SortForm
        action="#sorted"
        label="Sort by"
        name="sort"
        value="POPULAR"
        options={[
          { value: 'POPULAR', label: 'Most popular' },
          { value: 'PRICE_ASC', label: 'Lowest price' },
        ]}
        submitLabel="Show"
        {...(onSelect && { onSelect })}
      />
    </Cluster>
    <ActiveFilters
      label="Chosen filters"
      removeLabel="Remove filter"
      filters={chosen}
      clearAll={{ label: 'Clear all', href: '#all' }}
    />
    <div style={{ maxWidth: '18rem' }}>
      <FilterPanel id="filters" title="Filter" doneLabel="Show 34 products">
        <FacetGroup label="Brand" items={brands} />
        <FacetGroup label="Colour" items={brands.map((item) => ({ ...item, active: false }))} />
        <RangeForm
          action="#range"
          legend="Price"
          min={{ label: 'From', name: 'from' }}
          max={{ label: 'To', name: 'to' }}
          submitLabel="Show"
        />
      </FilterPanel>
    </div>
  </Stack>
);

const meta = {
  title: 'ui/Filters',
  component: Filters,
  subcomponents: { FilterPanel, FilterPanelButton, FacetGroup, RangeForm, SortForm, ActiveFilters },
} satisfies Meta<typeof Filters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Together: Story = { tags: ['pixels'] };

export const Sorted: Story = {
  args: { onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    await expect(args.onSelect).toHaveBeenCalledWith('PRICE_ASC');
  },
};

/** The same size of two families is chosen in each on its own, by the keyboard as well. */
export const SizesOfSeveralFamilies: StoryObj = {
  render: () => (
    <FacetGroup
      label="Size"
      open
      items={['Women · Shoes', 'Children · Shoes'].flatMap((heading) =>
        ['37', '37½', '38'].map((label) => ({
          id: `${heading} ${label}`,
          label,
          heading,
          href: `#${label}`,
          count: 4,
          active: label === '38' && heading.startsWith('Women'),
        })),
      )}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^38 ?, Women · Shoes/ })).toHaveAttribute('aria-current', 'true');
    canvas.getByRole('link', { name: /^38 ?, Women · Shoes/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^37 ?, Children · Shoes/ })).toHaveFocus();
  },
};

/** Forty brands: eight of them and the chosen one, until all are shown; without script as well. */
export const ManyValues: StoryObj = {
  render: () => (
    <FacetGroup
      label="Brand"
      limit={8}
      more={{ show: 'Show all (40)', hide: 'Show fewer' }}
      items={Array.from({ length: 40 }, (_, index) => ({
        id: `${index}`,
        label: `Brand ${index + 1}`,
        href: `#${index}`,
        active: index === 30,
      }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Brand 31')).toBeVisible();
    await expect(canvas.getByText('Brand 9')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show all (40)'));
    await expect(canvas.getByText('Brand 9')).toBeVisible();
    await userEvent.click(canvas.getByText('Show fewer'));
    await expect(canvas.getByText('Brand 9')).not.toBeVisible();
  },
};
