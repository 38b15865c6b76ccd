/**
 * EU shoe size, UK size and the length of the foot in centimetres: (length + 15 mm) ÷ 6.67 mm, the Paris point. UK
 * sizes of children end at 13½ and start again.
 */
export const shoes: readonly (readonly [string, string, string])[] = [
  ['22', '5', '13,2'],
  ['23', '6', '13,8'],
  ['24', '7', '14,5'],
  ['25', '8', '15,2'],
  ['26', '8½', '15,8'],
  ['27', '9', '16,5'],
  ['28', '10', '17,2'],
  ['29', '11', '17,8'],
  ['30', '11½', '18,5'],
  ['31', '12½', '19,2'],
  ['32', '13', '19,8'],
  ['33', '1', '20,5'],
  ['34', '2', '21,2'],
  ['35', '2½', '21,8'],
  ['36', '3½', '22,5'],
  ['37', '4', '23,2'],
  ['38', '5', '23,8'],
  ['39', '6', '24,5'],
  ['40', '6½', '25,2'],
  ['41', '7½', '25,8'],
  ['42', '8', '26,5'],
  ['43', '9', '27,2'],
  ['44', '9½', '27,8'],
  ['45', '10½', '28,5'],
  ['46', '11', '29,2'],
  ['47', '12', '29,8'],
];

/** Letter size, chest and waist in centimetres, after EN 13402-3. */
export const women: readonly (readonly [string, string, string])[] = [
  ['XS', '78–82', '62–66'],
  ['S', '82–90', '66–74'],
  ['M', '90–98', '74–82'],
  ['L', '98–107', '82–91'],
  ['XL', '107–119', '91–103'],
  ['XXL', '119–131', '103–115'],
];
export const men: readonly (readonly [string, string, string])[] = [
  ['S', '86–94', '74–82'],
  ['M', '94–102', '82–90'],
  ['L', '102–110', '90–98'],
  ['XL', '110–118', '98–106'],
  ['XXL', '118–129', '106–117'],
];

/** Children's size is their height; height and chest in centimetres, after EN 13402-3. */
export const children: readonly (readonly [string, string, string])[] = [
  ['80', '75–80', '49'],
  ['86', '81–86', '51'],
  ['92', '87–92', '53'],
  ['98', '93–98', '55'],
  ['104', '99–104', '57'],
  ['110', '105–110', '59'],
  ['116', '111–116', '61'],
  ['122', '117–122', '63'],
  ['128', '123–128', '66'],
  ['134', '129–134', '69'],
  ['140', '135–140', '72'],
  ['146', '141–146', '75'],
  ['152', '147–152', '78'],
  ['158', '153–158', '81'],
  ['164', '159–164', '84'],
];

/** Two heights on one label. */
export const childrenDouble: readonly (readonly [string, string, string])[] = [
  ['80/86', '75–86', '49–51'],
  ['92/98', '87–98', '53–55'],
  ['104/110', '99–110', '57–59'],
  ['116/122', '111–122', '61–63'],
  ['128/134', '123–134', '66–69'],
  ['140/146', '135–146', '72–75'],
  ['152/158', '147–158', '78–81'],
];

/** Inches on the label, centimetres on the body. */
export const waists: readonly (readonly [string, string])[] = [25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 36, 38].map(
  (inches) => [`W${String(inches)}`, String(Math.round(inches * 2.54))],
);
export const inseams: readonly (readonly [string, string])[] = [30, 32, 34].map((inches) => [
  `L${String(inches)}`,
  String(Math.round(inches * 2.54)),
]);

/** The head's circumference in centimetres is the size itself. */
export const hats: readonly (readonly [string, string])[] = ['48-50', '50-52', '52-54', '54-56'].map((size) => [
  size,
  size.replace('-', '–'),
]);

/** The hand's circumference in centimetres; children's sizes are years. */
export const gloves: readonly (readonly [string, string])[] = [
  ['S', '18–19'],
  ['M', '20–21'],
  ['L', '22–23'],
  ['XL', '24–25'],
];
export const childrenGloves: readonly (readonly [string, string])[] = [
  ['2-4', '13–14'],
  ['4-6', '14–15'],
  ['6-8', '15–16'],
  ['8-10', '16–17'],
];

/** A belt is as long as the waist at its middle hole. */
export const belts: readonly (readonly [string, string])[] = [55, 65, 75, 85, 95, 105, 115].map((length) => [
  `${String(length)} cm`,
  `${String(length - 5)}–${String(length + 5)}`,
]);

/** Socks go by shoe sizes; the foot's length in centimetres as in the table of shoes. */
export const socks: readonly (readonly [string, string])[] = [
  ['22-25', '13,2–15,2'],
  ['26-29', '15,8–17,8'],
  ['30-33', '18,5–20,5'],
  ['34-37', '21,2–23,2'],
  ['36-38', '22,5–23,8'],
  ['39-41', '24,5–25,8'],
  ['40-43', '25,2–27,2'],
  ['44-47', '27,8–29,8'],
];
