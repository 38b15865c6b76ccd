import { createTestApp, TestShop } from '@lyng/feature/testing';
import type { AppContext } from '@lyng/feature';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { MoreWidget } from '../../core/widget.ts';
import { LaterWidget } from './LaterWidget.tsx';

const widget: MoreWidget = {
  id: '1',
  size: 'full',
  type: 'Buttons',
  heading: '',
  links: [{ label: 'Størrelsesguide', url: '/content/size-guide' }],
};

const pageWith = (app: AppContext) => (
  <TestShop app={app}>
    <LaterWidget widget={widget} />
  </TestShop>
);

describe('a widget whose code is not in the first load', () => {
  // The tests share the module, which loads the code once: this order is that of a visit.
  it.each([
    ['stays when its code fails', () => Promise.reject(new Error('no chunk')), 'of the server'],
    ['is replaced when it is there', () => Promise.resolve(), '/content/size-guide'],
  ] as const)('is the HTML of the server after hydration, and %s [CMS-02]', async (_rule, load, expected) => {
    const warn = jest.spyOn(console, 'error');
    let settle: () => void = () => undefined;
    const wanted = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const app = createTestApp({ loadMessages: () => wanted.then(load) });
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(pageWith(app)).replace(
      '<div></div>',
      '<div><a href="of the server">Størrelsesguide</a></div>',
    );
    const link = () => screen.getByRole('link', { name: 'Størrelsesguide' }).getAttribute('href');
    const root = await act(async () => hydrateRoot(container, pageWith(app)));
    expect(link()).toBe('of the server');
    await act(async () => settle());
    // Its code is imported.
    await act(async () => void (await import('../../react/more-widgets/MoreWidget.tsx')));
    expect(link()).toBe(expected);
    expect(warn).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
    warn.mockRestore();
  });

  it('is rendered at once where its code is there, as on the server', () => {
    expect(renderToString(pageWith(createTestApp()))).toContain('href="/content/size-guide"');
  });
});
