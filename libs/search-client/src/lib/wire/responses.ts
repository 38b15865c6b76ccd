import { contentItem, contentLists } from './content.ts';
import { navigation, navigationTree } from './navigation.ts';
import { productGroup } from './product.ts';
import { contentSortChoice, primaryList, recommendationLists, secondaryList } from './product-list.ts';
import { array, flag, list, mapOf, number, orElse, orEmpty, shape, text } from './read.ts';
import type { ValueOf } from './read.ts';
import { understood } from './understood.ts';

const phrase = shape({ q: text });

/** A phrase to search for. */
export type Phrase = ValueOf<typeof phrase>;

const autoCorrect = shape({
  q: text,
  /** The number of matches of the typed text. */
  originalTotalHits: orElse(number, 0),
});

/** The typed text, when the service searched for another text instead. */
export type AutoCorrect = ValueOf<typeof autoCorrect>;

export const addToCartPopup = shape({ recommendationLists });

/** Recommendations for a product that was put into the cart. */
export type AddToCartPopup = ValueOf<typeof addToCartPopup>;

const phraseSuggestion = shape({ q: text, highlighted: text });

/** A phrase that begins with the typed text; the match is in double braces: `{{jea}}ns`. */
export type PhraseSuggestion = ValueOf<typeof phraseSuggestion>;

const contentSuggestion = shape({
  title: text,
  highlightedTitle: text,
  link: text,
  /** For the notification `click`. */
  ticket: text,
});

/** A page of content that matches; the match is in double braces. */
export type ContentSuggestion = ValueOf<typeof contentSuggestion>;

export const autocomplete = shape(
  {
    phraseSuggestions: list(phraseSuggestion),
    productSuggestions: list(productGroup),
    contentSuggestions: list(contentSuggestion),
    recentSearches: list(phrase),
    recentlyViewed: list(productGroup),
    totalHits: orElse(number, 0),
    contentLists,
  },
  {
    /** The only matching page. */
    redirectLink: text,
  },
);

/** Suggestions while somebody types. For an empty text: popular searches, recent searches, products viewed. */
export type Autocomplete = ValueOf<typeof autocomplete>;

export const completeNavigation = shape({ tree: navigationTree });

/** The shop's complete navigation. */
export type NavigationTree = ValueOf<typeof completeNavigation>;

export const searchPage = shape(
  { q: orElse(text, ''), didYouMean: list(phrase), primaryList: orEmpty(primaryList), contentLists },
  {
    autoCorrect,
    navigation,
    secondaryList,
    relatedSearches: array(phrase),
    understood,
    /** Words that no product has, and that were left out of the search. Not in the vendor's own responses. */
    leftOut: array(text),
  },
);

/** The products that a phrase finds. */
export type SearchPage = ValueOf<typeof searchPage>;

export const productPage = shape(
  {
    recommendationLists,
    /** By variant key, when the product itself was not requested. */
    tickets: orEmpty(mapOf(text)),
  },
  {
    /** Only when the body requests it. */
    productGroup,
  },
);

/** Recommendations for a product. */
export type ProductPage = ValueOf<typeof productPage>;

export const cartPage = shape({ cart: list(productGroup), recommendationLists });

/** The products of a cart, and recommendations for them. */
export type CartPage = ValueOf<typeof cartPage>;

const pageSeo = shape(
  {},
  { preamble: text, metaDescription: text, pageTitle: text, canonicalPath: text, pageHeading: text },
);

/** A page's metadata for search engines. */
export type PageSeo = ValueOf<typeof pageSeo>;

export const landingPage = shape(
  {
    recommendationLists,
    contentLists,
    customData: orEmpty(mapOf(text)),
    /** The shop's merchandisers have arranged this page. */
    published: orElse(flag, false),
    seo: orEmpty(pageSeo),
  },
  {
    /** Always present without a body, and with one only when it requests this. */
    primaryList,
    navigation,
  },
);

/** A category, a brand, the front page: products, recommendations, or both. */
export type LandingPage = ValueOf<typeof landingPage>;

export const contentInformation = shape({ items: list(contentItem) });

/** Content by its keys. */
export type ContentInformation = ValueOf<typeof contentInformation>;

const primaryContentList = shape({
  sort: contentSortChoice,
  items: list(contentItem),
  totalHits: orElse(number, 0),
});

/** The content of a search, with its order. */
export type PrimaryContentList = ValueOf<typeof primaryContentList>;

export const contentSearchPage = shape(
  { q: orElse(text, ''), primaryList: orEmpty(primaryContentList), didYouMean: list(phrase) },
  { autoCorrect },
);

/** The content that a phrase finds. */
export type ContentSearchPage = ValueOf<typeof contentSearchPage>;
