import { assertContract, sampleOf } from '../core/check.ts';
import type { Check } from '../core/check.ts';
import { request } from '../wire/http.ts';
import type { Samples } from './graphql/samples.ts';

/** The folders of product images: sizes, and the original. */
const FOLDERS = ['100f125', '300f375', '600f750', 'raw'];

/** Images below `{url}/product/{folder}/{file}`. */
export const imageChecks = (url: string, samples: Samples): readonly Check[] => [
  ...FOLDERS.map((folder): Check => ({
    name: `a product image in the folder ${folder}`,
    role: 'guest',
    run: async () => {
      const [first] = await samples.products();
      const { fileName } = sampleOf(first.productImages?.[0], 'The product has no image.') as {
        readonly fileName: string;
      };
      const { status, headers } = await request(`${url}/product/${folder}/${encodeURIComponent(fileName)}`);
      assertContract(status === 200, `Status ${String(status)} of ${fileName}.`);
      const type = headers.get('content-type');
      assertContract(type?.startsWith('image/'), `Its type is ${String(type)}.`);
    },
  })),
  {
    name: 'an image that does not exist is not found',
    role: 'guest',
    run: async () => {
      const { status } = await request(`${url}/product/raw/no-such-image-zzq.jpg`);
      assertContract(status === 404, `Status ${String(status)}.`);
    },
  },
];
