import { act, renderHook } from '@testing-library/react';
import type { PanelLink } from '../../react/product-page/PurchaseForm.tsx';
import { useOpenedParts } from './use-opened-parts.ts';

type Press = Parameters<NonNullable<PanelLink['onOpen']>>[0];
const press = { ctrlKey: false, metaKey: false, shiftKey: false, preventDefault: () => undefined } as Press;

const renderParts = () => renderHook(({ productId }) => useOpenedParts(productId), { initialProps: { productId: 1 } });

describe('useOpenedParts', () => {
  it('keeps the back-in-stock form when the size guide is opened and closed [CAT-12] [CAT-13]', () => {
    const { result } = renderParts();
    act(() => result.current[1]('stock-alert', '?notify=7#notify', 7).onOpen?.(press));
    act(() => result.current[1]('size-guide', '/guide').onOpen?.(press));
    act(() => result.current[2]('size-guide'));
    expect(result.current[0]).toEqual({
      'stock-alert': { skuId: 7, isOpen: true, href: '?notify=7#notify', focused: document.body },
      'size-guide': { skuId: null, isOpen: false, href: '/guide', focused: document.body },
    });
  });

  it('opens nothing for another product', () => {
    const { result, rerender } = renderParts();
    act(() => result.current[1]('stock-alert', '?notify=7#notify', 7).onOpen?.(press));
    rerender({ productId: 2 });
    expect(result.current[0]).toEqual({});
  });

  it('leaves a press for another tab to the browser', () => {
    const { result } = renderParts();
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
      act(() => result.current[1]('size-guide', '/guide').onOpen?.({ ...press, [key]: true }));
    expect(result.current[0]).toEqual({});
  });
});
