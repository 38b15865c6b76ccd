import { msg } from '@lingui/core/macro';
import type { AppContext, Ports } from '@lyng/feature';

/** The description of the shop for search engines. */
export const create =
  ({ config: { name, returnDays }, translate }: Pick<AppContext, 'config' | 'translate'>): Ports['frontPageHead'] =>
  () => ({
    title: `${name} – ${translate(msg`Shoes and clothes for the Nordic year`)}`,
    description: translate(
      msg`Shoes, clothes and accessories for women, men and children. Free delivery on larger orders and ${returnDays} days to return.`,
    ),
  });
