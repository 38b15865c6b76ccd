import { fail, isRecord, ok } from '@lyng/model';
import type { Result, SourceGender } from '@lyng/model';
import type { SetProduct } from './evaluation-set.ts';

const genders: readonly SourceGender[] = ['women', 'men', 'children', 'unisex'];
const texts = ['id', 'title', 'text', 'brand', 'kind', 'category', 'colour', 'gender'] as const;

/** Reads one line of products.jsonl, or fails with the reason. Fields of other names are ignored. */
export function parseProduct(value: unknown): Result<string, SetProduct> {
  if (!isRecord(value)) return fail('not a JSON object');
  const read: Record<string, string> = {};
  for (const name of texts) {
    const text = value[name] ?? '';
    if (typeof text !== 'string') return fail(`${name} is not a text`);
    read[name] = text.trim();
  }
  const { id = '', title = '', text = '', brand = '', kind = '', category = '', colour = '', gender = '' } = read;
  if (id === '') return fail('the id is missing');
  if (title === '') return fail('the title is missing');
  const known = genders.find((each) => each === (gender === '' ? 'unisex' : gender));
  if (known === undefined) return fail(`the gender "${gender}" is none of ${genders.join(', ')}`);
  const sizes: unknown = value['sizes'] ?? [];
  if (!Array.isArray(sizes) || !sizes.every((size): size is string => typeof size === 'string' && size.trim() !== ''))
    return fail('sizes is not a list of texts');
  const path = category
    .split('>')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return ok({
    id,
    title,
    text,
    brand,
    category: kind === '' || path.at(-1) === kind ? path : [...path, kind],
    colour,
    gender: known,
    sizes: sizes.map((size) => size.trim()),
  });
}
