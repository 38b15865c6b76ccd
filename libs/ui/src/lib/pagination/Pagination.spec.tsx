import { screen } from '@testing-library/react';

import { renderUi } from '../testing/render-ui.tsx';
import { Pagination } from './Pagination.tsx';

const hrefOfPage = (page: number) => `/sko?page=${page}`;

describe('Pagination', () => {
  it('links to its pages by real addresses and marks the present one', () => {
    renderUi(<Pagination page={2} pages={3} hrefOfPage={hrefOfPage} label="Pages" />);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Previous page', '/sko?page=1'],
      ['Page 1', '/sko?page=1'],
      ['Page 2', '/sko?page=2'],
      ['Page 3', '/sko?page=3'],
      ['Next page', '/sko?page=3'],
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Page 2');
  });

  it.each([
    [1, 'Previous page'],
    [3, 'Next page'],
  ])('on page %d of 3 has no %s', (page, name) => {
    renderUi(<Pagination page={page} pages={3} hrefOfPage={hrefOfPage} label="Pages" />);
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it('is nothing for one page', () => {
    const { container } = renderUi(<Pagination page={1} pages={1} hrefOfPage={hrefOfPage} label="Pages" />);
    expect(container).toBeEmptyDOMElement();
  });
});
