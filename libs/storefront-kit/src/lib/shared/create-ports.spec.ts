import type { AppContext, Feature } from '@lyng/feature';
import { createPorts } from './create-ports.ts';

const app = {} as AppContext;
const visitor = () => ({ userId: '7' });

describe('a port', () => {
  it('is created with its first use, once for each app', async () => {
    const create = jest.fn(() => visitor);
    const features: Feature[] = [{ id: 'auth', provides: { visitor: async () => ({ create }) } }];
    const { hasPort, port } = createPorts(features, () => app);
    expect(hasPort('visitor')).toBe(true);
    expect(create).not.toHaveBeenCalled();
    const ports = await Promise.all([port('visitor'), port('visitor')]);
    expect(ports).toEqual([visitor, visitor]);
    expect(create.mock.calls).toEqual([[app]]);
    await createPorts(features, () => app).port('visitor');
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('is undefined where no feature provides it', async () => {
    const { hasPort, port } = createPorts([{}], () => app);
    expect(await port('visitor')).toBeUndefined();
    expect(hasPort('visitor')).toBe(false);
  });

  it('is the one that is already there', async () => {
    const created = createPorts([], () => app);
    Object.assign(created.ports, { visitor });
    expect(await created.port('visitor')).toBe(visitor);
  });

  it('is requested again after its code has failed to load', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue({ create: () => visitor });
    const { port } = createPorts([{ provides: { visitor: load } }], () => app);
    await expect(port('visitor')).rejects.toThrow('offline');
    expect(await port('visitor')).toBe(visitor);
  });
});
