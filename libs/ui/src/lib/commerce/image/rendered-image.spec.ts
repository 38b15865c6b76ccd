import type { ImageUrlOptions } from './image-url.ts';
import { renderedImage } from './rendered-image.ts';

const shape = { width: 400, height: 500 };
const unknown = { provider: 'nowhere' } as unknown as ImageUrlOptions;

describe('renderedImage', () => {
  it('throws a mistake while developing and testing [UI-08]', () => {
    expect(() => renderedImage('a.jpg', shape, {}, unknown)).toThrow('there is no image provider "nowhere"');
    expect(() => renderedImage('', shape, {}, {})).toThrow('must be a non-empty file name');
  });

  it('in production shows the original file and reports the mistake once', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const rendered = [1, 2].map(() => renderedImage('a.jpg', shape, {}, unknown, true));
    expect(rendered).toEqual([{ src: '/product/a.jpg' }, { src: '/product/a.jpg' }]);
    expect(report).toHaveBeenCalledTimes(1);
    report.mockRestore();
  });

  it('in production shows no image for a file without a name', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(renderedImage('', shape, {}, {}, true)).toEqual({ src: undefined });
    report.mockRestore();
  });
});
