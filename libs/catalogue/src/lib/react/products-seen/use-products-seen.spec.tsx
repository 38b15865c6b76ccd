import { makeListedProduct } from '@lyng/model/testing';
import { render } from '@testing-library/react';
import { FakeObserver } from '../../testing/fake-observer.ts';
import { useProductsSeen } from './use-products-seen.ts';

const products = [1, 2, 3, 4].map((productId) => makeListedProduct({ productId }));
const List = ({ listKey, shown, report }: { listKey: string; shown: number; report: (ids: string) => void }) => {
  const list = products.slice(0, shown);
  useProductsSeen('list', listKey, { products: list, offset: 48 }, (seen) =>
    report(seen.map(({ product, position }) => `${product.productId} at ${position}`).join()),
  );
  return (
    <div id="list">
      {list.map(({ productId }) => (
        <article key={productId} />
      ))}
    </div>
  );
};

describe('useProductsSeen', () => {
  beforeEach(FakeObserver.install);
  afterEach(FakeObserver.remove);

  it('reports each product once, also after more of the list is loaded, and again in another list [TRK-02]', () => {
    const reports: string[] = [];
    const report = (ids: string) => void reports.push(ids);
    const { container, rerender } = render(<List listKey="a" shown={2} report={report} />);
    const cards = () => [...container.querySelectorAll('article')];
    FakeObserver.show(cards());
    rerender(<List listKey="a" shown={4} report={report} />);
    FakeObserver.show(cards());
    FakeObserver.show(cards());
    rerender(<List listKey="b" shown={1} report={report} />);
    FakeObserver.show(cards());
    expect(reports).toEqual(['1 at 49,2 at 50', '3 at 51,4 at 52', '1 at 49']);
  });

  it('reports nothing in a browser without an observer', () => {
    FakeObserver.remove();
    const report = jest.fn();
    render(<List listKey="a" shown={2} report={report} />);
    expect(report).not.toHaveBeenCalled();
  });
});
