/** The icons, each one path in a 24 × 24 box, stroked and not filled. */
export const iconPaths = {
  bag: 'M5 8h14l1 12.5H4L5 8Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4',
  heart: 'M12 20S4 15 4 9a4.2 4.2 0 0 1 8-1.8A4.2 4.2 0 0 1 20 9c0 6-8 11-8 11Z',
  'heart-filled': 'M12 20S4 15 4 9a4.2 4.2 0 0 1 8-1.8A4.2 4.2 0 0 1 20 9c0 6-8 11-8 11Z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.6-1.9L20 20',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  'chevron-right': 'm9 5 7 7-7 7',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-down': 'm5 9 7 7 7-7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  filter:
    'M4 8h9m5 0h2M4 16h2m5 0h9M15.5 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  user: 'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.5 20.5a7.5 6 0 0 1 15 0',
  truck:
    'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Zm10 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  return: 'M8 5 4 9l4 4M4.5 9H15a5 5 0 0 1 0 10h-5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7m-8 0 1 13h9l1-13M10.5 11v5.5m3-5.5v5.5',
} as const;

/** The name of an icon for `Icon`. */
export type IconName = keyof typeof iconPaths;
