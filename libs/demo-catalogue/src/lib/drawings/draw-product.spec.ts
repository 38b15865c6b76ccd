import { inSample } from '@lyng/model/testing';
import sharp from 'sharp';
import { drawingKinds, drawingPatterns, viewsOf } from './drawing-kinds.ts';
import { drawProduct } from './draw-product.ts';

const kinds = Object.values(drawingKinds).flat();
const everyView = kinds.flatMap((kind) => viewsOf(kind).map((view) => ({ kind, view })));
const colours = ['#31465f', '#e7d9c4'];

describe('drawProduct', () => {
  it.each(everyView.filter(({ kind, view }) => inSample(`${kind} ${view}`, 4)))(
    'draws the $view of a $kind as an image that can be rendered',
    async ({ kind, view }) => {
      const svg = drawProduct({ kind, view, colours, pattern: 'solid', seed: 11 }, { shownWidth: 60 });
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|<text/);
      const image = sharp(Buffer.from(svg));
      expect(await image.metadata()).toMatchObject({ width: 60, height: 75 });
      const { channels } = await image.stats();
      // Bare studio paper varies by less than 4.
      expect(channels[0]?.stdev).toBeGreaterThan(8);
    },
  );

  it('is well formed in any pattern and colours, refers to its own definitions, and is repeatable', () => {
    const colourings = [['#000000'], colours, ['#ffffff', '#808080', '#c01010']];
    const ofTurn = <Choice>(choices: readonly Choice[], turn: number) => choices[turn % choices.length] as Choice;
    everyView.forEach((shown, turn) => {
      for (const pattern of ['check', ofTurn(drawingPatterns, turn)] as const) {
        const order = { ...shown, colours: ofTurn(colourings, turn), pattern, seed: 5 };
        const svg = drawProduct(order);
        expect(svg).not.toMatch(/NaN|undefined/);
        expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
        const defined = new Set([...svg.matchAll(/id="(d\d+)"/g)].map((match) => match[1]));
        const used = [...svg.matchAll(/url\(#(d\d+)\)/g)].map((match) => match[1]);
        expect(used.filter((id) => !defined.has(id))).toEqual([]);
        expect(drawProduct(order)).toBe(svg);
      }
    });
  });

  it('gives each view of a product its own image', () => {
    for (const kind of kinds) {
      const drawn = viewsOf(kind).map((view) => drawProduct({ kind, view, colours, pattern: 'solid', seed: 3 }));
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  it.each([
    ['kind', { kind: 'rocket', view: 'side', pattern: 'solid' }],
    ['view', { kind: 'sneaker', view: 'front', pattern: 'solid' }],
    ['surface', { kind: 'sneaker', view: 'side', pattern: 'glitter' }],
  ])('throws for a %s that it does not know', (_what, order) => {
    expect(() => drawProduct({ ...order, colours, seed: 1 })).toThrow(/^images: /);
  });
});
