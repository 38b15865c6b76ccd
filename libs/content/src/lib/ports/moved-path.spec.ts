import { schemaGateway } from '@lyng/commerce-client/testing';
import { makeSite } from '@lyng/routing/testing';
import { create } from './moved-path.ts';

const moves: Readonly<Record<string, string>> = {
  '/p/old': '/p/new',
  '/c/old': '/c/new',
  '/b/old/one': '/b/one',
  '/p/first': '/p/second',
  '/p/second': '/p/third',
  '/p/here': '/p/there',
  '/p/there': '/p/here',
  '/p/back': '/p/here',
};

const movedPath = (basePath = '') =>
  create({
    site: makeSite({ language: basePath === '' ? 'da' : 'sv', basePath }),
    gateway: schemaGateway({
      urlHistory: ({ url }: { readonly url: string }) =>
        moves[url] === undefined ? null : { oldUrl: url, newUrl: moves[url] },
    }),
  });

describe('the new address of a page that has moved', () => {
  it.each([
    ['/p/old', '/p/new'],
    ['/product/old', '/p/new'],
    ['/p/women/old', '/p/new'],
    ['/p/women/shoes/old', '/p/new'],
    ['/c/women/old', '/c/new'],
    ['/b/old/one', '/b/one'],
    ['/p/first', '/p/third'],
  ])('of %s is %s, in one step [ROUTE-07]', async (from, to) => {
    expect(await movedPath()(from)).toBe(to);
    expect(await movedPath('/sv')(from)).toBe(to);
  });

  it.each(['/p/other', '/p/new', '/cart', '/', '/p/here', '/p/back'])(
    'is unknown for %s, also where moves never end',
    async (path) => {
      expect(await movedPath()(path)).toBeUndefined();
    },
  );
});
