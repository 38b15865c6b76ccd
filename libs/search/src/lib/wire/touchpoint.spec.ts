import { touchpointOf } from './touchpoint.ts';

it.each([
  [390, 'mobile'],
  [1023, 'mobile'],
  [1024, 'desktop'],
])('the search service ranks at %i px for %s [UI-05]', (width, touchpoint) => {
  expect(touchpointOf(width)).toBe(touchpoint);
});
