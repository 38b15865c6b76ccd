import { renderedImage } from './rendered-image.ts';

const shape = { width: 400, height: 500 };

describe('renderedImage', () => {
  it('throws a mistake while developing and testing [UI-08]', () => {
    expect(() => renderedImage('', shape)).toThrow('must be a non-empty file name');
  });

  it('in production shows no image for a file without a name, and reports the mistake once', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect([1, 2].map(() => renderedImage('', shape, true))).toEqual([{}, {}]);
    expect(report).toHaveBeenCalledTimes(1);
    report.mockRestore();
  });
});
