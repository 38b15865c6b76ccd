import type { GeneratedAlways } from 'kysely';
import type { Language } from '@lyng/model';

export interface ReviewTables {
  product_review: {
    review_id: GeneratedAlways<number>;
    product_id: number;
    /** Reviews are shown in the language that they are written in. */
    language: Language;
    /** Stars, 1 to 5. */
    rating: number;
    comment: string;
    author: string;
    /** The author; null in the demo catalogue. One review per user and product. */
    user_id: string | null;
    reviewed_at: Date;
  };
}
