import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { SourceProduct } from '../../../catalogue-source/catalogue-source.ts';
import { createRandom } from '../../../catalogue-source/demo/random.ts';
import type { Random } from '../../../catalogue-source/demo/random.ts';
import { families, kindPlansOf } from '../../../catalogue-source/demo/range/kinds.ts';
import type { Family } from '../../../catalogue-source/demo/range/kinds.ts';
import type { Review } from '../core/parse-review.ts';
import { danishReviews } from './danish-reviews.ts';
import { finnishReviews } from './finnish-reviews.ts';
import { norwegianReviews } from './norwegian-reviews.ts';
import type { ReviewWords } from './review-words.ts';
import { spreadRatings } from './spread-ratings.ts';
import { swedishReviews } from './swedish-reviews.ts';

const wordsOf: Readonly<Record<Language, ReviewWords>> = {
  da: danishReviews,
  sv: swedishReviews,
  nb: norwegianReviews,
  fi: finnishReviews,
};

const dayMs = 24 * 60 * 60 * 1000;
/** Nobody reviews a thing before it has arrived. */
const deliveryDays = 3;
const longestAgo = 500;

/** A review of the demo catalogue as it is kept. */
export interface DemoReview extends Review {
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

/** When each was written: at any time since the product came, the newest yesterday at the latest. */
function momentsOf(
  { firstAvailableDaysAgo }: SourceProduct,
  count: number,
  seededAt: Date,
  random: Random,
): readonly Date[] {
  const oldest = Math.max(1, Math.min(longestAgo, firstAvailableDaysAgo - deliveryDays));
  return Array.from(
    { length: count },
    () => new Date(seededAt.getTime() - random.between(1, oldest) * dayMs - random.between(0, 12 * 60) * 60_000),
  );
}

/** Shoppers do not say the same thing twice in a row: a new draw, a few times. */
function unlike(said: ReadonlySet<string>, draw: () => string): string {
  let text = draw();
  for (let attempt = 0; attempt < 8 && said.has(text); attempt += 1) text = draw();
  return text;
}

function reviewsOf(product: SourceProduct, seededAt: Date): readonly DemoReview[] {
  if (product.rating === undefined) return [];
  const { score, voteCount } = product.rating;
  const random = createRandom(`reviews/${product.productId}`);
  // One set of opinions, told in each language: the average is that of the product's rating in every market.
  const ratings = spreadRatings(score, voteCount, random.fork('ratings'));
  const moments = momentsOf(product, voteCount, seededAt, random.fork('moments'));
  const family = familyOf(product.kind);
  return languages.flatMap((language) => {
    const words = wordsOf[language];
    const voices = random.fork(language);
    const authors = voices.shuffle(words.authors);
    const said = new Set<string>();
    return ratings.map((rating, index) => {
      const comment = unlike(said, () => commentOn(words, family, rating, voices));
      said.add(comment);
      return {
        productId: product.productId,
        language,
        rating,
        comment,
        author: authors[index % authors.length] ?? '',
        reviewedAt: moments[index] ?? seededAt,
      };
    });
  });
}

/**
 * What shoppers say of the demo catalogue. Each language has as many reviews as the product has votes, and their
 * average is the product's score as closely as whole stars allow. The same catalogue gets the same reviews.
 */
export const demoReviews = (products: readonly SourceProduct[], seededAt: Date): readonly DemoReview[] =>
  products.flatMap((product) => reviewsOf(product, seededAt));
