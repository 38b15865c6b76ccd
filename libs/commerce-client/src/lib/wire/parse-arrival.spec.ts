import { parseArrival } from './parse-arrival.ts';

it.each([
  ['{"arrivesOnFormatted":"tors. 3. dec."}', 'tors. 3. dec.'],
  ['{"arrivesOnFormatted":3}', ''],
  ['{"carrier":"PostNord"}', ''],
  ['["tors. 3. dec."]', ''],
  ['<delivery/>', ''],
  ['', ''],
  [null, ''],
])('the arrival day of %s is "%s"', (shippingData, day) => expect(parseArrival(shippingData)).toBe(day));
