import { assertContract, guestReads, sampleOf } from '../core/check.ts';
import type { Check } from '../core/check.ts';
import type { Data } from '../wire/graphql.ts';
import { request } from '../wire/http.ts';
import type { Samples } from './graphql/samples.ts';

/** The folders of product images: sizes, and the original. */
const FOLDERS = ['100f125', '300f375', '600f750', 'raw'];

/** Images below `{url}/product/{folder}/{file}`. */
export const imageChecks = (url: string, samples: Samples): readonly Check[] => [
  ...FOLDERS.map((folder) =>
    guestReads(`a product image in the folder ${folder}`, async () => {
      const [first] = await samples.products();
      const { fileName } = sampleOf<Data>(first.productImages?.[0], 'The product has no image.');
      const { status, headers } = await request(`${url}/product/${folder}/${encodeURIComponent(fileName)}`);
      assertContract(status === 200, `Status ${String(status)} of ${fileName}.`);
      const type = headers.get('content-type');
      assertContract(type?.startsWith('image/'), `Its type is ${String(type)}.`);
    }),
  ),
  guestReads('an image that does not exist is not found', async () => {
    const { status } = await request(`${url}/product/raw/no-such-image-zzq.jpg`);
    assertContract(status === 404, `Status ${String(status)}.`);
  }),
];
