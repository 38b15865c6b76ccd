import { families, kindPlansOf, viewsOf } from '@lyng/demo-catalogue/core';
import { inSample } from '@lyng/model/testing';
import { demoImages } from './demo-images.ts';

const kinds = new Set(families.flatMap((family) => kindPlansOf(family).map(({ drawing }) => drawing)));
const everyView = [...kinds].flatMap((kind) => viewsOf(kind).map((view) => ({ kind, view })));

it.each(everyView.filter(({ kind, view }) => inSample(`${kind} ${view}`, 4)))(
  'has an image of the $view of a $kind',
  async (shown) => {
    const { composeProduct } = await demoImages();
    const image = await composeProduct({ ...shown, colours: ['#31465f', '#e7d9c4'], pattern: 'solid', seed: 11 }, 40);
    expect((await image.raw().toBuffer()).length).toBe(40 * 50 * 3);
  },
);
