import { contentItem, contentLists } from './content.ts';
import type { ContentItem, ContentList } from './content.ts';
import { navigation, navigationTree } from './navigation.ts';
import type { Navigation, NavigationNode } from './navigation.ts';
import { productGroup } from './product.ts';
import type { ProductGroup } from './product.ts';
import { primaryList, recommendationLists, secondaryList, sortChoice } from './product-list.ts';
import type { ContentSort, PrimaryList, RecommendationList, SecondaryList, SortChoice } from './product-list.ts';
import { array, flag, list, mapOf, number, orElse, orEmpty, shape, text } from './read.ts';
import type { Reader } from './read.ts';
import { understood } from './understood.ts';
import type { Understood } from './understood.ts';

/** A phrase to search for. */
export interface Phrase {
  readonly q: string;
}

/** The typed text, when the service searched for another text instead. */
export interface AutoCorrect extends Phrase {
  /** The number of matches of the typed text. */
  readonly originalTotalHits: number;
}

const phrase = shape<Phrase>({ q: text }, {});
const autoCorrect = shape<AutoCorrect>({ q: text, originalTotalHits: orElse(number, 0) }, {});

/** Recommendations for a product that was put into the cart. */
export interface AddToCartPopup {
  readonly recommendationLists: RecommendationList[];
}

export const addToCartPopup: Reader<AddToCartPopup> = shape<AddToCartPopup>({ recommendationLists }, {});

/** A phrase that begins with the typed text; the match is in double braces: `{{jea}}ns`. */
export interface PhraseSuggestion extends Phrase {
  readonly highlighted: string;
}

/** A page of content that matches; the match is in double braces. */
export interface ContentSuggestion {
  readonly title: string;
  readonly highlightedTitle: string;
  readonly link: string;
  /** For the notification `click`. */
  readonly ticket: string;
}

/** Suggestions while somebody types. For an empty text: popular searches, recent searches, products viewed. */
export interface Autocomplete {
  readonly phraseSuggestions: PhraseSuggestion[];
  readonly productSuggestions: ProductGroup[];
  readonly contentSuggestions: ContentSuggestion[];
  readonly recentSearches: Phrase[];
  readonly recentlyViewed: ProductGroup[];
  readonly totalHits: number;
  /** The only matching page. */
  readonly redirectLink?: string;
  readonly contentLists: ContentList[];
}

export const autocomplete: Reader<Autocomplete> = shape<Autocomplete>(
  {
    phraseSuggestions: list(shape<PhraseSuggestion>({ q: text, highlighted: text }, {})),
    productSuggestions: list(productGroup),
    contentSuggestions: list(
      shape<ContentSuggestion>({ title: text, highlightedTitle: text, link: text, ticket: text }, {}),
    ),
    recentSearches: list(phrase),
    recentlyViewed: list(productGroup),
    totalHits: orElse(number, 0),
    contentLists,
  },
  { redirectLink: text },
);

/** The shop's complete navigation. */
export interface NavigationTree {
  readonly tree: NavigationNode;
}

export const completeNavigation: Reader<NavigationTree> = shape<NavigationTree>({ tree: navigationTree }, {});

/** The products that a phrase finds. */
export interface SearchPage {
  readonly q: string;
  readonly autoCorrect?: AutoCorrect;
  readonly didYouMean: Phrase[];
  readonly primaryList: PrimaryList;
  readonly navigation?: Navigation;
  readonly secondaryList?: SecondaryList;
  readonly relatedSearches?: Phrase[];
  readonly contentLists: ContentList[];
  readonly understood?: Understood;
  /** Words that no product has, and that were left out of the search. Not in the vendor's own responses. */
  readonly leftOut?: string[];
}

export const searchPage: Reader<SearchPage> = shape<SearchPage>(
  { q: orElse(text, ''), didYouMean: list(phrase), primaryList: orEmpty(primaryList), contentLists },
  { autoCorrect, navigation, secondaryList, relatedSearches: array(phrase), understood, leftOut: array(text) },
);

/** Recommendations for a product. */
export interface ProductPage {
  /** Only when the body requests it. */
  readonly productGroup?: ProductGroup;
  readonly recommendationLists: RecommendationList[];
  /** By variant key, when the product itself was not requested. */
  readonly tickets: Record<string, string>;
}

export const productPage: Reader<ProductPage> = shape<ProductPage>(
  { recommendationLists, tickets: orEmpty(mapOf(text)) },
  { productGroup },
);

/** The products of a cart, and recommendations for them. */
export interface CartPage {
  readonly cart: ProductGroup[];
  readonly recommendationLists: RecommendationList[];
}

export const cartPage: Reader<CartPage> = shape<CartPage>({ cart: list(productGroup), recommendationLists }, {});

/** A page's metadata for search engines. */
export interface PageSeo {
  readonly preamble?: string;
  readonly metaDescription?: string;
  readonly pageTitle?: string;
  readonly canonicalPath?: string;
  readonly pageHeading?: string;
}

/** A category, a brand, the front page: products, recommendations, or both. */
export interface LandingPage {
  /** Always present without a body, and with one only when it requests this. */
  readonly primaryList?: PrimaryList;
  readonly navigation?: Navigation;
  readonly recommendationLists: RecommendationList[];
  readonly contentLists: ContentList[];
  readonly customData: Record<string, string>;
  /** The shop's merchandisers have arranged this page. */
  readonly published: boolean;
  readonly seo: PageSeo;
}

export const landingPage: Reader<LandingPage> = shape<LandingPage>(
  {
    recommendationLists,
    contentLists,
    customData: orEmpty(mapOf(text)),
    published: orElse(flag, false),
    seo: orEmpty(
      shape<PageSeo>(
        {},
        { preamble: text, metaDescription: text, pageTitle: text, canonicalPath: text, pageHeading: text },
      ),
    ),
  },
  { primaryList, navigation },
);

/** Content by its keys. */
export interface ContentInformation {
  readonly items: ContentItem[];
}

export const contentInformation: Reader<ContentInformation> = shape<ContentInformation>(
  { items: list(contentItem) },
  {},
);

/** The content of a search, with its order. */
export interface PrimaryContentList {
  readonly sort: SortChoice<ContentSort>;
  readonly items: ContentItem[];
  readonly totalHits: number;
}

/** The content that a phrase finds. */
export interface ContentSearchPage {
  readonly q: string;
  readonly primaryList: PrimaryContentList;
  readonly didYouMean: Phrase[];
  readonly autoCorrect?: AutoCorrect;
}

export const contentSearchPage: Reader<ContentSearchPage> = shape<ContentSearchPage>(
  {
    q: orElse(text, ''),
    primaryList: orEmpty(
      shape<PrimaryContentList>({ sort: sortChoice, items: list(contentItem), totalHits: orElse(number, 0) }, {}),
    ),
    didYouMean: list(phrase),
  },
  { autoCorrect },
);
