import encodeQR from 'qr';
import { companyFacts } from '../../shop/company-facts.ts';
import type { Scope } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import type { OrderReturn } from './return-store.ts';

/** Light modules around a code, which scanners need. */
const QUIET_ZONE = 4;

/** The path of an SVG: a square for each dark module. */
function qrPath(code: string): { readonly qrPath: string; readonly qrSize: number } {
  const modules = encodeQR(code, 'raw', { border: QUIET_ZONE });
  const squares = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { qrPath: squares.join(''), qrSize: modules.length };
}

/** The data that the carrier needs to print a label; `null` when nothing has to be sent. */
export const returnLabel = (
  { carrier, label_code: code }: OrderReturn,
  { company }: Shop,
  { language }: Scope,
): { carrier: string; code: string; qrPath: string; qrSize: number; address: readonly string[] } | null => {
  if (code === '') return null;
  const { name, street, zip, city } = company;
  const country = companyFacts(company, language).split(', ').at(-2) ?? '';
  return { carrier, code, ...qrPath(code), address: [name, street, `${zip} ${city}`, country] };
};
