import type { MenuItem } from '../menu/menu-item.ts';

/** A category tree as deep as the shop's. */
export const storyMenu: readonly MenuItem[] = [
  ...['Women', 'Men', 'Children'].map((label) => ({
    label,
    href: `#${label}`,
    children: ['Shoes', 'Clothes', 'Accessories'].map((group) => ({
      label: group,
      href: `#${label}-${group}`,
      children: ['Boots', 'Sneakers', 'Sandals'].map((leaf) => ({ label: leaf, href: `#${label}-${group}-${leaf}` })),
    })),
  })),
  { label: 'New', href: '#new' },
  { label: 'Sale', href: '#sale', tone: 'sale' },
];
