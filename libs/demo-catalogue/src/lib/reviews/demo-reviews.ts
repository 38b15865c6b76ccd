import { languages } from '@lyng/model';
import type { Language, SourceProduct } from '@lyng/model';
import da from '../../data/da/reviews.json' with { type: 'json' };
import fi from '../../data/fi/reviews.json' with { type: 'json' };
import nb from '../../data/nb/reviews.json' with { type: 'json' };
import sv from '../../data/sv/reviews.json' with { type: 'json' };
import type { Family } from '../copy/language-copy.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { families, kindPlansOf } from '../range/kinds.ts';
import { spreadRatings } from './spread-ratings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The phrases of one language: an opening for each rating, and a detail for each kind of product. */
type ReviewWords = typeof da;

const wordsOf: Readonly<Record<Language, ReviewWords>> = { da, sv, nb, fi };

/** A review comes after the delivery. */
const deliveryDays = 3;
const maxDaysAgo = 500;

/** A review of the demo catalogue as it is saved. */
export interface DemoReview {
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  readonly author: string;
  readonly productId: number;
  readonly language: Language;
  readonly reviewedAt: Date;
}

const familyOf = (kind: string): Family =>
  families.find((family) => kindPlansOf(family).some((plan) => plan.kind === kind)) ?? 'accessories';

function commentOn(words: ReviewWords, family: Family, rating: number, random: Random): string {
  const isPleased = rating >= 4;
  const moods = [words.disappointed, words.disappointed, words.undecided, words.content, words.delighted];
  const opening = random.pick(moods[rating - 1] ?? words.content);
  return random.chance(0.75) ? `${opening} ${random.pick((isPleased ? words.praise : words.blame)[family])}` : opening;
}

/** The time of each review: at any time since the product came, the newest yesterday at the latest. */
function datesOf(
  { firstAvailableDaysAgo }: SourceProduct,
  count: number,
  seededAt: Date,
  random: Random,
): readonly Date[] {
  const oldest = Math.max(1, Math.min(maxDaysAgo, firstAvailableDaysAgo - deliveryDays));
  return Array.from(
    { length: count },
    () => new Date(seededAt.getTime() - random.between(1, oldest) * DAY_MS - random.between(0, 12 * 60) * 60_000),
  );
}

/** Avoids the same text twice in a row: draws again, a few times. */
function drawUnused(usedTexts: ReadonlySet<string>, draw: () => string): string {
  let text = draw();
  for (let attempt = 0; attempt < 8 && usedTexts.has(text); attempt += 1) text = draw();
  return text;
}

function reviewsOf(product: SourceProduct, seededAt: Date): readonly DemoReview[] {
  if (product.rating === undefined) return [];
  const { score, voteCount } = product.rating;
  const random = createRandom(`reviews/${product.productId}`);
  // One set of opinions, written in each language: the average is that of the product's rating in every market.
  const ratings = spreadRatings(score, voteCount, random.fork('ratings'));
  const dates = datesOf(product, voteCount, seededAt, random.fork('moments'));
  const family = familyOf(product.kind);
  return languages.flatMap((language) => {
    const words = wordsOf[language];
    const voices = random.fork(language);
    const authors = voices.shuffle(words.authors);
    const usedTexts = new Set<string>();
    return ratings.map((rating, index) => {
      const comment = drawUnused(usedTexts, () => commentOn(words, family, rating, voices));
      usedTexts.add(comment);
      return {
        productId: product.productId,
        language,
        rating,
        comment,
        author: authors[index % authors.length] ?? '',
        reviewedAt: dates[index] ?? seededAt,
      };
    });
  });
}

/**
 * The reviews of the demo catalogue. Each language has as many reviews as the product has votes, and their average is
 * the product's score as closely as integer stars allow. The same catalogue gets the same reviews.
 */
export const demoReviews = (products: readonly SourceProduct[], seededAt: Date): readonly DemoReview[] =>
  products.flatMap((product) => reviewsOf(product, seededAt));
