export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  Decimal: { input: number; output: number; }
  Guid: { input: string; output: string; }
  Long: { input: number; output: number; }
};

export type AddressInputType = {
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  addressLine3?: InputMaybe<Scalars['String']['input']>;
  careOf?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  entryCode?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  zip?: InputMaybe<Scalars['String']['input']>;
};

export type AddressType = {
  __typename?: 'AddressType';
  addressLine1: Scalars['String']['output'];
  addressLine2: Scalars['String']['output'];
  addressLine3: Scalars['String']['output'];
  careOf: Scalars['String']['output'];
  city: Scalars['String']['output'];
  company: Scalars['String']['output'];
  country: Scalars['String']['output'];
  entryCode: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  mobile: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  state: Scalars['String']['output'];
  zip: Scalars['String']['output'];
};

export type AftercareLineType = {
  __typename?: 'AftercareLineType';
  brand: Scalars['String']['output'];
  image?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  returnable: Scalars['Int']['output'];
  rowNumber: Scalars['Int']['output'];
  size: Scalars['String']['output'];
  skuId: Scalars['Int']['output'];
};

export type AlternativeUrlType = {
  __typename?: 'AlternativeUrlType';
  channelId: Scalars['String']['output'];
  country?: Maybe<Scalars['String']['output']>;
  culture: Scalars['String']['output'];
  language: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type BalanceTransactionKind =
  | 'CREDIT'
  | 'PURCHASE'
  | 'REFUND';

export type BalanceTransactionType = {
  __typename?: 'BalanceTransactionType';
  /** Negative when the customer paid with the balance. */
  amount: Scalars['Decimal']['output'];
  amountFormatted: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  kind: BalanceTransactionKind;
  orderId?: Maybe<Scalars['Int']['output']>;
};

export type BalanceType = {
  __typename?: 'BalanceType';
  pending: Scalars['Decimal']['output'];
  pendingFormatted?: Maybe<Scalars['String']['output']>;
  remaining: Scalars['Decimal']['output'];
  remainingFormatted?: Maybe<Scalars['String']['output']>;
  totalSellingPriceExBalanceExVat: Scalars['Decimal']['output'];
  totalSellingPriceExBalanceExVatFormatted?: Maybe<Scalars['String']['output']>;
  totalSellingPriceExBalanceIncVat: Scalars['Decimal']['output'];
  totalSellingPriceExBalanceIncVatFormatted?: Maybe<Scalars['String']['output']>;
};

export type BonusVoucherListType = {
  __typename?: 'BonusVoucherListType';
  /** What the goods of the cart lack of it; null when they reach it. */
  amountLeftFormatted?: Maybe<Scalars['String']['output']>;
  /** The value of goods from which a voucher can be used in the market. */
  minimumPurchaseFormatted: Scalars['String']['output'];
  vouchers: Array<BonusVoucherType>;
};

export type BonusVoucherStatus =
  | 'AVAILABLE'
  | 'EXPIRED'
  /** Unused, and in the currency of another market. */
  | 'OTHER_MARKET'
  | 'REDEEMED';

export type BonusVoucherType = {
  __typename?: 'BonusVoucherType';
  amountFormatted: Scalars['String']['output'];
  code: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  status: BonusVoucherStatus;
};

export type BrandListType = {
  __typename?: 'BrandListType';
  alias?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use alternativeUrls, which name language and market too. */
  alternativeCanonicalUrls?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  alternativeUrls?: Maybe<Array<Maybe<AlternativeUrlType>>>;
  backgroundImage?: Maybe<Scalars['String']['output']>;
  brandId: Scalars['Int']['output'];
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  primaryImage?: Maybe<Scalars['String']['output']>;
  secondaryDescription?: Maybe<Scalars['String']['output']>;
};

export type BrandType = {
  __typename?: 'BrandType';
  alias?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use alternativeUrls, which name language and market too. */
  alternativeCanonicalUrls?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  alternativeUrls?: Maybe<Array<Maybe<AlternativeUrlType>>>;
  brandId: Scalars['Int']['output'];
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type BreadcrumbType = {
  __typename?: 'BreadcrumbType';
  categoryId: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  parentCategoryId: Scalars['Int']['output'];
  url?: Maybe<Scalars['String']['output']>;
};

export type CampaignPriceType = {
  __typename?: 'CampaignPriceType';
  discount: Scalars['Decimal']['output'];
  discountPercentage: Scalars['Decimal']['output'];
  price?: Maybe<PriceType>;
  quantity: Scalars['Int']['output'];
};

export type CampaignRuleType = {
  __typename?: 'CampaignRuleType';
  action?: Maybe<Scalars['String']['output']>;
  actionValue?: Maybe<Scalars['String']['output']>;
  campaignId: Scalars['String']['output'];
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  category?: Maybe<Scalars['String']['output']>;
  hideTitle?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  ruleType?: Maybe<Scalars['String']['output']>;
};

export type CampaignType = {
  __typename?: 'CampaignType';
  appliedCampaigns?: Maybe<Array<Maybe<CampaignRuleType>>>;
  prices?: Maybe<Array<Maybe<CampaignPriceType>>>;
};

export type CartChangeType = {
  __typename?: 'CartChangeType';
  id: Scalars['String']['output'];
  /** Names the change: no two have the same. */
  version: Scalars['String']['output'];
};

export type CartFeesType = {
  __typename?: 'CartFeesType';
  paymentFeeExVat: Scalars['Decimal']['output'];
  paymentFeeIncVat: Scalars['Decimal']['output'];
  shippingFeeExVat: Scalars['Decimal']['output'];
  shippingFeeIncVat: Scalars['Decimal']['output'];
};

export type CartGroupInputType = {
  groupKey?: InputMaybe<Scalars['ID']['input']>;
  quantity: Scalars['Int']['input'];
};

export type CartItemInputType = {
  groupKey?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Int']['input'];
  skuId?: InputMaybe<Scalars['Int']['input']>;
};

export type CartItemType = {
  __typename?: 'CartItemType';
  campaign?: Maybe<CampaignType>;
  groupKey?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  isCampaignFreeGift: Scalars['Boolean']['output'];
  message?: Maybe<Scalars['String']['output']>;
  product?: Maybe<ProductType>;
  /** Null: the shop sells no packages. */
  productPackage?: Maybe<ProductPackageCartItemType>;
  quantity: Scalars['Int']['output'];
  skuId: Scalars['Int']['output'];
  totalPrice?: Maybe<PriceType>;
  unitPrice?: Maybe<PriceType>;
};

export type CartSummaryType = {
  __typename?: 'CartSummaryType';
  balance?: Maybe<BalanceType>;
  fees?: Maybe<CartFeesType>;
  fixedAmountDiscountExVat: Scalars['Decimal']['output'];
  fixedAmountDiscountIncVat: Scalars['Decimal']['output'];
  payment?: Maybe<PaymentOptionType>;
  shipping?: Maybe<ShippingOptionType>;
  subTotal?: Maybe<PriceType>;
  total?: Maybe<PriceType>;
  /** The VAT of `total` before gift card and balance, by rate. */
  vats?: Maybe<Array<Maybe<VatGroupType>>>;
};

export type CartType = {
  __typename?: 'CartType';
  appliedCampaigns?: Maybe<Array<Maybe<CampaignRuleType>>>;
  fixedDiscount: Scalars['Decimal']['output'];
  freeShipping: Scalars['Boolean']['output'];
  id?: Maybe<Scalars['String']['output']>;
  isCompleted: Scalars['Boolean']['output'];
  items?: Maybe<Array<Maybe<CartItemType>>>;
  merchantData?: Maybe<Scalars['String']['output']>;
  promoCode?: Maybe<Scalars['String']['output']>;
  summary?: Maybe<CartSummaryType>;
};

export type CategoryType = {
  __typename?: 'CategoryType';
  alias?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use alternativeUrls, which name language and market too. */
  alternativeCanonicalUrls?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  alternativeUrls?: Maybe<Array<Maybe<AlternativeUrlType>>>;
  backgroundImage?: Maybe<Scalars['String']['output']>;
  canonicalUrl: Scalars['String']['output'];
  categoryId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  googleTaxonomy?: Maybe<GoogleTaxonomyType>;
  isHidden?: Maybe<Scalars['Boolean']['output']>;
  name: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  parentCategoryId: Scalars['Int']['output'];
  primaryImage?: Maybe<Scalars['String']['output']>;
  secondaryDescription?: Maybe<Scalars['String']['output']>;
};

export type ChannelType = {
  __typename?: 'ChannelType';
  defaultLanguageId: Scalars['String']['output'];
  defaultMarketId: Scalars['String']['output'];
  id: Scalars['String']['output'];
  languages?: Maybe<Array<Maybe<LanguageType>>>;
  markets?: Maybe<Array<Maybe<MarketType>>>;
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type CheckoutAndOrderType = {
  __typename?: 'CheckoutAndOrderType';
  /** Empty where the way to pay has no form of its own. */
  htmlSnippet: Scalars['String']['output'];
  order?: Maybe<CheckoutOrderType>;
};

export type CheckoutDataType = {
  __typename?: 'CheckoutDataType';
  cart?: Maybe<CartType>;
  completed?: Maybe<Scalars['Boolean']['output']>;
  htmlSnippet?: Maybe<Scalars['String']['output']>;
  newCheckoutSession: Scalars['Boolean']['output'];
  nthPurchase: Scalars['Int']['output'];
  order?: Maybe<CheckoutOrderType>;
};

export type CheckoutInputType = {
  acceptedConsents?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  billingAddress?: InputMaybe<AddressInputType>;
  checkoutUrls?: InputMaybe<CheckoutUrlsInputType>;
  customerOrderNumber?: InputMaybe<Scalars['String']['input']>;
  customerType?: InputMaybe<CustomerType>;
  desiredDeliveryDate?: InputMaybe<Scalars['DateTime']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  externalShippingFee?: InputMaybe<Scalars['Decimal']['input']>;
  externalShippingId?: InputMaybe<Scalars['String']['input']>;
  goodsLabel?: InputMaybe<Scalars['String']['input']>;
  identityNumber?: InputMaybe<Scalars['String']['input']>;
  merchantData?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  paymentId?: InputMaybe<Scalars['Int']['input']>;
  pickupPoint?: InputMaybe<Scalars['String']['input']>;
  shippingAddress?: InputMaybe<AddressInputType>;
  shippingId?: InputMaybe<Scalars['Int']['input']>;
  skipShippingValidation?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CheckoutOrderRowType = {
  __typename?: 'CheckoutOrderRowType';
  articleNumber?: Maybe<Scalars['String']['output']>;
  brand?: Maybe<Scalars['String']['output']>;
  campaignIds?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  campaignNames?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  categories?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  currency?: Maybe<Scalars['String']['output']>;
  discountExVat: Scalars['Decimal']['output'];
  discountIncVat: Scalars['Decimal']['output'];
  discountRate: Scalars['Float']['output'];
  externalId?: Maybe<Scalars['String']['output']>;
  gtin?: Maybe<Scalars['String']['output']>;
  height: Scalars['Int']['output'];
  imageUrl?: Maybe<Scalars['String']['output']>;
  length: Scalars['Int']['output'];
  message?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  priceExVat: Scalars['Decimal']['output'];
  priceIncVat: Scalars['Decimal']['output'];
  productId: Scalars['Int']['output'];
  productPriceCampaignId?: Maybe<Scalars['Int']['output']>;
  productPriceListId?: Maybe<Scalars['Int']['output']>;
  productUrl?: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  sku?: Maybe<Scalars['String']['output']>;
  variant?: Maybe<Scalars['String']['output']>;
  weight: Scalars['Int']['output'];
  width: Scalars['Int']['output'];
};

export type CheckoutOrderType = {
  __typename?: 'CheckoutOrderType';
  /** @deprecated `billingAddress` has it. */
  address1?: Maybe<Scalars['String']['output']>;
  /** @deprecated `billingAddress` has it. */
  address2?: Maybe<Scalars['String']['output']>;
  balance: Scalars['Decimal']['output'];
  billingAddress?: Maybe<AddressType>;
  campaignIds?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  campaignNames?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** @deprecated `billingAddress` has it. */
  city?: Maybe<Scalars['String']['output']>;
  /** @deprecated `billingAddress` has it. */
  company?: Maybe<Scalars['String']['output']>;
  /** @deprecated `billingAddress` has it. */
  country?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  customerGroupId: Scalars['Int']['output'];
  customerId: Scalars['Int']['output'];
  customerOrderNumber?: Maybe<Scalars['String']['output']>;
  customerTypeId: Scalars['Int']['output'];
  desiredDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  discountExVat: Scalars['Decimal']['output'];
  discountIncVat: Scalars['Decimal']['output'];
  /** @deprecated The buyer has typed it. */
  email?: Maybe<Scalars['String']['output']>;
  externalOrderId?: Maybe<Scalars['String']['output']>;
  /** @deprecated `billingAddress` has it. */
  firstName?: Maybe<Scalars['String']['output']>;
  gender: GenderType;
  goodsLabel?: Maybe<Scalars['String']['output']>;
  ipAddress?: Maybe<Scalars['String']['output']>;
  itemValueExVat: Scalars['Decimal']['output'];
  itemValueIncVat: Scalars['Decimal']['output'];
  languageId?: Maybe<Scalars['String']['output']>;
  /** @deprecated `billingAddress` has it. */
  lastName?: Maybe<Scalars['String']['output']>;
  marketId: Scalars['String']['output'];
  message?: Maybe<Scalars['String']['output']>;
  metaData?: Maybe<Scalars['String']['output']>;
  orderId?: Maybe<Scalars['String']['output']>;
  orderValueExVat: Scalars['Decimal']['output'];
  orderValueIncVat: Scalars['Decimal']['output'];
  organizationNumber?: Maybe<Scalars['String']['output']>;
  paymentFeeExVat: Scalars['Decimal']['output'];
  paymentFeeIncVat: Scalars['Decimal']['output'];
  paymentId: Scalars['Int']['output'];
  personalId?: Maybe<Scalars['String']['output']>;
  /** @deprecated `billingAddress` has it. */
  phone?: Maybe<Scalars['String']['output']>;
  pickupPoint?: Maybe<Scalars['String']['output']>;
  promoCode?: Maybe<Scalars['String']['output']>;
  rows?: Maybe<Array<Maybe<CheckoutOrderRowType>>>;
  /** @deprecated Always null. */
  secondaryTransactionId?: Maybe<Scalars['String']['output']>;
  shippingAddress?: Maybe<AddressType>;
  shippingFeeExVat: Scalars['Decimal']['output'];
  shippingFeeIncVat: Scalars['Decimal']['output'];
  shippingId: Scalars['Int']['output'];
  status?: Maybe<Scalars['String']['output']>;
  sum: Scalars['Decimal']['output'];
  transactionId?: Maybe<Scalars['String']['output']>;
  userAgent?: Maybe<Scalars['String']['output']>;
  /** @deprecated `billingAddress` has it. */
  zip?: Maybe<Scalars['String']['output']>;
};

export type CheckoutStatus =
  | 'CUSTOMER_BLACKLISTED'
  | 'OK';

export type CheckoutType = {
  __typename?: 'CheckoutType';
  billingAddress?: Maybe<AddressType>;
  cart?: Maybe<CartType>;
  checkoutStatus?: Maybe<CheckoutStatus>;
  /**
   * What `acceptedConsents` may name. An order needs `order`.
   * @deprecated Not every service of this API has them.
   */
  consents?: Maybe<Array<Maybe<ConsentType>>>;
  email?: Maybe<Scalars['String']['output']>;
  identityNumber?: Maybe<Scalars['String']['output']>;
  paymentOptions?: Maybe<Array<Maybe<PaymentOptionType>>>;
  shippingAddress?: Maybe<AddressType>;
  shippingData?: Maybe<Scalars['String']['output']>;
  shippingOptions?: Maybe<Array<Maybe<ShippingOptionType>>>;
};

export type CheckoutUrlsInputType = {
  checkoutPageUrl?: InputMaybe<Scalars['String']['input']>;
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
  termsPageUrl?: InputMaybe<Scalars['String']['input']>;
};

export type ConsentType = {
  __typename?: 'ConsentType';
  autoAccept: Scalars['Boolean']['output'];
  checked: Scalars['Boolean']['output'];
  description: Scalars['String']['output'];
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type CountryType = {
  __typename?: 'CountryType';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type CurrencyType = {
  __typename?: 'CurrencyType';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  rate: Scalars['Decimal']['output'];
  symbol: Scalars['String']['output'];
};

export type CustomerType =
  | 'ORGANIZATION'
  | 'PERSON';

/** Millimetres. */
export type DimensionsType = {
  __typename?: 'DimensionsType';
  height: Scalars['Int']['output'];
  length: Scalars['Int']['output'];
  width: Scalars['Int']['output'];
};

export type DiscountType =
  | 'EXTERNAL'
  | 'NONE'
  | 'PRICE_CAMPAIGN'
  | 'SALE_PRICE';

export type FilterCollectionType = {
  __typename?: 'FilterCollectionType';
  facets?: Maybe<Array<Maybe<FilterType>>>;
  price?: Maybe<PriceFilterType>;
};

export type FilterInputType = {
  articleNumbers?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  brandIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  categoryIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  discountCampaignIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  exclude?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  excludeBrandIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  excludeCategoryIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  excludeDiscountCampaignIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  excludeFacets?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  facets?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  filterMode?: InputMaybe<FilterMode>;
  include?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  includeCollapsed?: InputMaybe<Scalars['Boolean']['input']>;
  includeMode?: InputMaybe<IncludeMode>;
  price?: InputMaybe<PriceFilterInputType>;
  priceListIdentifier?: InputMaybe<Scalars['String']['input']>;
  productIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  searchText?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<SortType>;
};

export type FilterMode =
  | 'BY_GROUP'
  | 'CURRENT';

export type FilterType = {
  __typename?: 'FilterType';
  filterId: Scalars['String']['output'];
  group?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
  type?: Maybe<Scalars['String']['output']>;
  values?: Maybe<Array<Maybe<FilterValueType>>>;
};

export type FilterValueType = {
  __typename?: 'FilterValueType';
  _id: Scalars['String']['output'];
  count: Scalars['Long']['output'];
  facetId?: Maybe<Scalars['String']['output']>;
  hidden: Scalars['Boolean']['output'];
  label?: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
  parentId?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type Gender =
  | 'MAN'
  | 'UNSET'
  | 'UNSPECIFIED'
  | 'WOMAN';

export type GenderType =
  | 'FEMALE'
  | 'MALE'
  | 'UNKNOWN';

/** What merchant centres call a category. */
export type GoogleTaxonomyType = {
  __typename?: 'GoogleTaxonomyType';
  id?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Null for a root of that taxonomy. */
  parentId?: Maybe<Scalars['Int']['output']>;
  /** The names from the root on, joined by ` > `. */
  path?: Maybe<Scalars['String']['output']>;
};

export type GroupType = {
  __typename?: 'GroupType';
  description?: Maybe<Scalars['String']['output']>;
  groupId: Scalars['Int']['output'];
  image?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<OptionType>>>;
  required: Scalars['Boolean']['output'];
  sortOrder: Scalars['Int']['output'];
};

export type IncludeMode =
  | 'INTERSECT'
  | 'UNION';

export type LanguageType = {
  __typename?: 'LanguageType';
  code: Scalars['String']['output'];
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type LowestPriceType = {
  __typename?: 'LowestPriceType';
  comparisonPriceExVat: Scalars['Decimal']['output'];
  comparisonPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  comparisonPriceIncVat: Scalars['Decimal']['output'];
  comparisonPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  discountExVat: Scalars['Decimal']['output'];
  discountExVatFormatted?: Maybe<Scalars['String']['output']>;
  discountIncVat: Scalars['Decimal']['output'];
  discountIncVatFormatted?: Maybe<Scalars['String']['output']>;
  discountPercentage: Scalars['Int']['output'];
  isDiscounted: Scalars['Boolean']['output'];
  lowestPriceExVat: Scalars['Decimal']['output'];
  lowestPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  lowestPriceIncVat: Scalars['Decimal']['output'];
  lowestPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  sellingPriceExVat: Scalars['Decimal']['output'];
  sellingPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  sellingPriceIncVat: Scalars['Decimal']['output'];
  sellingPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  vat: Scalars['Decimal']['output'];
  vatFormatted?: Maybe<Scalars['String']['output']>;
};

export type MarketType = {
  __typename?: 'MarketType';
  alias?: Maybe<Scalars['String']['output']>;
  allowedLanguages?: Maybe<Array<Maybe<LanguageType>>>;
  country?: Maybe<CountryType>;
  currency?: Maybe<CurrencyType>;
  defaultLanguageId: Scalars['String']['output'];
  groupKey: Scalars['String']['output'];
  id: Scalars['String']['output'];
  onlyDisplayInCheckout?: Maybe<Scalars['Boolean']['output']>;
  virtual?: Maybe<Scalars['Boolean']['output']>;
};

export type MembershipInputType = {
  acceptsEmail?: InputMaybe<Scalars['Boolean']['input']>;
  acceptsSms?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MembershipLevel =
  | 'BRONZE'
  | 'GOLD'
  | 'SILVER';

export type MembershipType = {
  __typename?: 'MembershipType';
  acceptsEmail: Scalars['Boolean']['output'];
  acceptsSms: Scalars['Boolean']['output'];
  availablePoints: Scalars['Int']['output'];
  bonusFormatted: Scalars['String']['output'];
  history: Array<PointsEntryType>;
  isMember: Scalars['Boolean']['output'];
  level: MembershipLevel;
  levelPoints: Scalars['Int']['output'];
  nextLevel?: Maybe<MembershipLevel>;
  nextLevelAt?: Maybe<Scalars['Int']['output']>;
  nextPayoutAt: Scalars['DateTime']['output'];
  nextPayoutFormatted?: Maybe<Scalars['String']['output']>;
  pendingPoints: Array<PendingPointsType>;
  pointsToNextBonus: Scalars['Int']['output'];
  vouchers: Array<BonusVoucherType>;
};

export type MenuItemType = {
  __typename?: 'MenuItemType';
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  children?: Maybe<Array<Maybe<MenuItemType>>>;
  hidden: Scalars['Boolean']['output'];
  id: Scalars['String']['output'];
  label?: Maybe<Scalars['String']['output']>;
  open: Scalars['Boolean']['output'];
  order: Scalars['Int']['output'];
  targetBlank: Scalars['Boolean']['output'];
  title?: Maybe<Scalars['String']['output']>;
  type: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type MenuType = {
  __typename?: 'MenuType';
  channels?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  id: Scalars['String']['output'];
  languages?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  locations?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  menuItems?: Maybe<Array<Maybe<MenuItemType>>>;
  name?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type MetadataType = {
  __typename?: 'MetadataType';
  description?: Maybe<Scalars['String']['output']>;
  keywords?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** The shop sells no packages: every one is `UnknownPackage`. */
  addPackageToCart?: Maybe<CartType>;
  addToCart?: Maybe<CartType>;
  /** Adds a guest's order to the account of the caller, who knows the order's public id and its cart. Not part of the Merchant API. */
  claimOrder?: Maybe<Scalars['Boolean']['output']>;
  clearCart?: Maybe<CartType>;
  /** A new cart with the same lines, merchant data and, unless promotions are reset, promo code. A gift card stays with the first. */
  cloneCart?: Maybe<CartType>;
  commitReset?: Maybe<Scalars['Boolean']['output']>;
  /** Makes the cart read-only. A cart that is completed already stays as it is. */
  completeCart?: Maybe<CartType>;
  createOrUpdateCheckout?: Maybe<CheckoutType>;
  deleteUser?: Maybe<Scalars['Boolean']['output']>;
  deleteUserAddress?: Maybe<Scalars['Boolean']['output']>;
  endOtherUserSessions?: Maybe<Scalars['Boolean']['output']>;
  endUserSession?: Maybe<Scalars['Boolean']['output']>;
  monitorProductAvailability?: Maybe<Scalars['Boolean']['output']>;
  placeOrder?: Maybe<PlaceOrderResponseType>;
  postProductReview?: Maybe<Scalars['Boolean']['output']>;
  registerReturn?: Maybe<ReturnReceiptType>;
  requestPasswordReset?: Maybe<Scalars['Boolean']['output']>;
  /** Adds an address to the caller's account, or changes the one with that id. Not part of the Merchant API. */
  saveUserAddress?: Maybe<UserAddressType>;
  /** At most 10,000 characters; an empty text removes it. */
  setCartMerchantData?: Maybe<CartType>;
  setCartPromoCode?: Maybe<CartType>;
  /** -1 is no external fee. Any other fee is `ExternalShippingFeeNotAllowed`: the shop's own table decides what shipping costs. */
  setCartShippingFee?: Maybe<CheckoutType>;
  setDefaultUserAddress?: Maybe<Scalars['Boolean']['output']>;
  subscribeToNewsletter?: Maybe<Scalars['Boolean']['output']>;
  /** Sets the quantity of every line with that `groupKey`; 0 removes them. */
  updateCartGroup?: Maybe<CartType>;
  updateCartItem?: Maybe<CartType>;
  updateMembership?: Maybe<MembershipType>;
  updateUser?: Maybe<UserType>;
  withdrawOrder?: Maybe<ReturnReceiptType>;
};


export type MutationAddPackageToCartArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  packageId: Scalars['Int']['input'];
  selections?: InputMaybe<Array<InputMaybe<ProductPackageSelectionType>>>;
};


export type MutationAddToCartArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  item: CartItemInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationClaimOrderArgs = {
  cartId: Scalars['String']['input'];
  publicOrderId: Scalars['Guid']['input'];
};


export type MutationClearCartArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCloneCartArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  resetPromotions?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCommitResetArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  resetKey: Scalars['String']['input'];
};


export type MutationCompleteCartArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateOrUpdateCheckoutArgs = {
  cartId: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  checkout?: InputMaybe<CheckoutInputType>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteUserArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteUserAddressArgs = {
  addressId: Scalars['Int']['input'];
};


export type MutationEndUserSessionArgs = {
  id: Scalars['String']['input'];
};


export type MutationMonitorProductAvailabilityArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  skuId: Scalars['Int']['input'];
};


export type MutationPlaceOrderArgs = {
  cartId: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  checkout: CheckoutInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPostProductReviewArgs = {
  alias: Scalars['String']['input'];
  author: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  comment?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRegisterReturnArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  lines: Array<ReturnLineInputType>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['Int']['input'];
};


export type MutationRequestPasswordResetArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveUserAddressArgs = {
  address: AddressInputType;
  addressId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSetCartMerchantDataArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  merchantData: Scalars['String']['input'];
};


export type MutationSetCartPromoCodeArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  promoCode: Scalars['String']['input'];
};


export type MutationSetCartShippingFeeArgs = {
  cartId: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  shippingFee: Scalars['Decimal']['input'];
};


export type MutationSetDefaultUserAddressArgs = {
  addressId: Scalars['Int']['input'];
};


export type MutationSubscribeToNewsletterArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type MutationUpdateCartGroupArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  item: CartGroupInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateCartItemArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  item: CartItemInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateMembershipArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  membership: MembershipInputType;
};


export type MutationUpdateUserArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  user: UserInputType;
};


export type MutationWithdrawOrderArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['Int']['input'];
};

export type OptionType = {
  __typename?: 'OptionType';
  isSelected: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  optionId: Scalars['Int']['output'];
  product?: Maybe<ProductType>;
  quantity: Scalars['Int']['output'];
  sortOrder: Scalars['Int']['output'];
};

export type OrderAftercareType = {
  __typename?: 'OrderAftercareType';
  canReturn: Scalars['Boolean']['output'];
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  expectedAt?: Maybe<Scalars['DateTime']['output']>;
  lines: Array<AftercareLineType>;
  orderId: Scalars['Int']['output'];
  packedAt?: Maybe<Scalars['DateTime']['output']>;
  placedAt: Scalars['DateTime']['output'];
  returnableUntil?: Maybe<Scalars['DateTime']['output']>;
  returns: Array<ReturnOutlineType>;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  withdrawal?: Maybe<WithdrawalKind>;
};

export type OrderStatusChangeType = {
  __typename?: 'OrderStatusChangeType';
  orderId: Scalars['Int']['output'];
  status: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type OrderType = {
  __typename?: 'OrderType';
  billingAddress?: Maybe<AddressType>;
  cart?: Maybe<CartType>;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  customerId?: Maybe<Scalars['Int']['output']>;
  customerOrderNumber?: Maybe<Scalars['String']['output']>;
  desiredDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  discount?: Maybe<PriceType>;
  fromBalance: Scalars['Decimal']['output'];
  fromBalanceFormatted?: Maybe<Scalars['String']['output']>;
  goodsLabel?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  orderTotal?: Maybe<PriceType>;
  paymentDetails?: Maybe<Array<Maybe<PaymentDetailsType>>>;
  paymentFee?: Maybe<PriceType>;
  publicId: Scalars['ID']['output'];
  refunds?: Maybe<Array<Maybe<RefundType>>>;
  shippingAddress?: Maybe<AddressType>;
  shippingDetails?: Maybe<Array<Maybe<ShippingDetailType>>>;
  shippingFee?: Maybe<PriceType>;
  status: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  vat?: Maybe<PriceType>;
};

export type PageAreaType = {
  __typename?: 'PageAreaType';
  id: Scalars['Int']['output'];
  index: Scalars['Int']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

export type PageInfoType = {
  __typename?: 'PageInfoType';
  alias: Scalars['String']['output'];
  /** @deprecated Use alternativeUrls, which name language and market too. */
  alternativeCanonicalUrls?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  alternativeUrls?: Maybe<Array<Maybe<AlternativeUrlType>>>;
  backgroundImage?: Maybe<Scalars['String']['output']>;
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  hideDescription: Scalars['Boolean']['output'];
  hideTitle: Scalars['Boolean']['output'];
  id: Scalars['Int']['output'];
  logo?: Maybe<Scalars['String']['output']>;
  meta?: Maybe<MetadataType>;
  name: Scalars['String']['output'];
  primaryDescription?: Maybe<Scalars['String']['output']>;
  primaryImage?: Maybe<Scalars['String']['output']>;
  secondaryDescription?: Maybe<Scalars['String']['output']>;
  subCategories?: Maybe<Array<Maybe<CategoryType>>>;
};

export type PageWidgetCollectionFilterInputType = {
  key?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
};

export type PageWidgetCollectionType = {
  __typename?: 'PageWidgetCollectionType';
  containers?: Maybe<Array<Maybe<PageWidgetContainerType>>>;
  familyName?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  meta?: Maybe<MetadataType>;
  name: Scalars['String']['output'];
  pageArea?: Maybe<PageAreaType>;
  tags?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  title?: Maybe<Scalars['String']['output']>;
};

export type PageWidgetContainerType = {
  __typename?: 'PageWidgetContainerType';
  classNames?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  design: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  layout: Scalars['String']['output'];
  name: Scalars['String']['output'];
  responsiveMode: Scalars['String']['output'];
  sortOrder: Scalars['Int']['output'];
  widgets?: Maybe<Array<Maybe<PageWidgetType>>>;
};

export type PageWidgetImageSizeType = {
  __typename?: 'PageWidgetImageSizeType';
  imageHeight: Scalars['Int']['output'];
  imageRatio: Scalars['Float']['output'];
  imageWidth: Scalars['Int']['output'];
};

export type PageWidgetImageType = {
  __typename?: 'PageWidgetImageType';
  fileName: Scalars['String']['output'];
  largestSize?: Maybe<PageWidgetImageSizeType>;
  sizes?: Maybe<Array<Maybe<PageWidgetImageSizeType>>>;
};

export type PageWidgetPageType = {
  __typename?: 'PageWidgetPageType';
  activeFrom?: Maybe<Scalars['DateTime']['output']>;
  activeTo?: Maybe<Scalars['DateTime']['output']>;
  alias?: Maybe<Scalars['String']['output']>;
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  meta?: Maybe<MetadataType>;
  name: Scalars['String']['output'];
  tags?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  title?: Maybe<Scalars['String']['output']>;
};

export type PageWidgetType = {
  __typename?: 'PageWidgetType';
  classNames?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  configuration: Scalars['String']['output'];
  id: Scalars['String']['output'];
  images?: Maybe<Array<Maybe<PageWidgetImageType>>>;
  name: Scalars['String']['output'];
  size: Scalars['String']['output'];
  sortOrder: Scalars['Int']['output'];
  type: Scalars['String']['output'];
};

export type ParameterGroupType = {
  __typename?: 'ParameterGroupType';
  name: Scalars['String']['output'];
  order?: Maybe<Scalars['Int']['output']>;
  parameterGroupId?: Maybe<Scalars['Int']['output']>;
  parameters?: Maybe<Array<Maybe<ParameterType>>>;
  productId: Scalars['Int']['output'];
};

export type ParameterType = {
  __typename?: 'ParameterType';
  description?: Maybe<Scalars['String']['output']>;
  facetId?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
  parameterGroupId: Scalars['Int']['output'];
  parameterId: Scalars['Int']['output'];
  parameterValueId?: Maybe<Scalars['Int']['output']>;
  show: Scalars['Boolean']['output'];
  showFilter: Scalars['Boolean']['output'];
  type?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type PaymentCheckout =
  | 'EXTERNAL'
  | 'GEINS_PAY'
  | 'STANDARD';

export type PaymentDetailsType = {
  __typename?: 'PaymentDetailsType';
  displayName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isPaid: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  paymentDate?: Maybe<Scalars['DateTime']['output']>;
  paymentFee: Scalars['Float']['output'];
  paymentId: Scalars['Int']['output'];
  paymentOption?: Maybe<Scalars['String']['output']>;
  reservationDate: Scalars['DateTime']['output'];
  reservationNumber?: Maybe<Scalars['String']['output']>;
  shippingFee: Scalars['Float']['output'];
  total: Scalars['Float']['output'];
  transactionId: Scalars['String']['output'];
};

export type PaymentOptionType = {
  __typename?: 'PaymentOptionType';
  checkoutType?: Maybe<PaymentCheckout>;
  displayName?: Maybe<Scalars['String']['output']>;
  feeExVat: Scalars['Decimal']['output'];
  feeExVatFormatted?: Maybe<Scalars['String']['output']>;
  feeIncVat: Scalars['Decimal']['output'];
  feeIncVatFormatted?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  isDefault: Scalars['Boolean']['output'];
  isSelected: Scalars['Boolean']['output'];
  logo?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  newCheckoutSession: Scalars['Boolean']['output'];
  paymentData?: Maybe<Scalars['String']['output']>;
  paymentType?: Maybe<PaymentType>;
};

export type PaymentType =
  | 'AVARDA'
  | 'GEINS_PAY'
  | 'KLARNA'
  | 'STANDARD'
  | 'SVEA'
  | 'WALLEY';

export type PendingPointsType = {
  __typename?: 'PendingPointsType';
  creditedAt: Scalars['DateTime']['output'];
  orderId: Scalars['Int']['output'];
  points: Scalars['Int']['output'];
};

export type PlaceOrderResponseType = {
  __typename?: 'PlaceOrderResponseType';
  orderId?: Maybe<Scalars['String']['output']>;
  publicId?: Maybe<Scalars['String']['output']>;
  redirectUrl?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
};

export type PointsEntryKind =
  | 'EARNED'
  | 'PAID'
  | 'RETURNED';

export type PointsEntryType = {
  __typename?: 'PointsEntryType';
  amountFormatted?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  kind: PointsEntryKind;
  orderId?: Maybe<Scalars['Int']['output']>;
  points: Scalars['Int']['output'];
};

export type PriceFilterInputType = {
  highest?: InputMaybe<Scalars['Float']['input']>;
  lowest?: InputMaybe<Scalars['Float']['input']>;
};

export type PriceFilterType = {
  __typename?: 'PriceFilterType';
  highest: Scalars['Float']['output'];
  lowest: Scalars['Float']['output'];
};

export type PriceLogItemType = {
  __typename?: 'PriceLogItemType';
  date: Scalars['String']['output'];
  discountExVat: Scalars['Decimal']['output'];
  discountExVatFormatted?: Maybe<Scalars['String']['output']>;
  discountIncVat: Scalars['Decimal']['output'];
  discountIncVatFormatted?: Maybe<Scalars['String']['output']>;
  discountPercentage: Scalars['Int']['output'];
  isDiscounted: Scalars['Boolean']['output'];
  isLowest: Scalars['Boolean']['output'];
  regularPriceExVat: Scalars['Decimal']['output'];
  regularPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  regularPriceIncVat: Scalars['Decimal']['output'];
  regularPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  sellingPriceExVat: Scalars['Decimal']['output'];
  sellingPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  sellingPriceIncVat: Scalars['Decimal']['output'];
  sellingPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  vat: Scalars['Decimal']['output'];
  vatFormatted?: Maybe<Scalars['String']['output']>;
};

export type PriceType = {
  __typename?: 'PriceType';
  currency?: Maybe<CurrencyType>;
  discountExVat: Scalars['Decimal']['output'];
  discountExVatFormatted?: Maybe<Scalars['String']['output']>;
  discountIncVat: Scalars['Decimal']['output'];
  discountIncVatFormatted?: Maybe<Scalars['String']['output']>;
  discountPercentage: Scalars['Int']['output'];
  isDiscounted: Scalars['Boolean']['output'];
  regularPriceExVat: Scalars['Decimal']['output'];
  regularPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  regularPriceIncVat: Scalars['Decimal']['output'];
  regularPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  sellingPriceExVat: Scalars['Decimal']['output'];
  sellingPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  sellingPriceIncVat: Scalars['Decimal']['output'];
  sellingPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  vat: Scalars['Decimal']['output'];
  vatFormatted?: Maybe<Scalars['String']['output']>;
};

export type ProductImageType = {
  __typename?: 'ProductImageType';
  fileName: Scalars['String']['output'];
  tags?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
};

export type ProductPackageCartItemType = {
  __typename?: 'ProductPackageCartItemType';
  groupId: Scalars['Int']['output'];
  optionId: Scalars['Int']['output'];
  packageId: Scalars['Int']['output'];
  packageName: Scalars['String']['output'];
};

export type ProductPackageSelectionType = {
  groupId: Scalars['Int']['input'];
  optionId: Scalars['Int']['input'];
  skuId: Scalars['Int']['input'];
};

export type ProductPackageType = {
  __typename?: 'ProductPackageType';
  groups?: Maybe<Array<Maybe<GroupType>>>;
};

export type ProductRelation =
  /** Worn or bought together with the product. */
  | 'ACCESSORIES'
  /** Another colour of the model. */
  | 'RELATED'
  /** Of the same kind, in place of the product. */
  | 'SIMILAR';

export type ProductReviewResultType = {
  __typename?: 'ProductReviewResultType';
  averageRating: Scalars['Float']['output'];
  count: Scalars['Long']['output'];
  reviews?: Maybe<Array<Maybe<ProductReviewType>>>;
};

export type ProductReviewType = {
  __typename?: 'ProductReviewType';
  author: Scalars['String']['output'];
  comment: Scalars['String']['output'];
  rating: Scalars['Int']['output'];
  reviewDate: Scalars['DateTime']['output'];
};

export type ProductTextsType = {
  __typename?: 'ProductTextsType';
  text1?: Maybe<Scalars['String']['output']>;
  text2?: Maybe<Scalars['String']['output']>;
  text3?: Maybe<Scalars['String']['output']>;
};

export type ProductType = {
  __typename?: 'ProductType';
  alias: Scalars['String']['output'];
  /** @deprecated Use alternativeUrls, which name language and market too. */
  alternativeCanonicalUrls?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  alternativeUrls?: Maybe<Array<Maybe<AlternativeUrlType>>>;
  articleNumber?: Maybe<Scalars['String']['output']>;
  brand?: Maybe<BrandType>;
  breadcrumbs?: Maybe<Array<Maybe<BreadcrumbType>>>;
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryType>>>;
  categoryId: Scalars['Int']['output'];
  currentProductVariant?: Maybe<VariantType>;
  /** Null: the catalogue has no measures. */
  dimensions?: Maybe<DimensionsType>;
  discountCampaigns?: Maybe<Array<Maybe<CampaignRuleType>>>;
  discountType?: Maybe<DiscountType>;
  firstAvailableOn?: Maybe<Scalars['String']['output']>;
  freightClass?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use productImages, which have tags too. */
  images?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  lowestPrice?: Maybe<LowestPriceType>;
  meta?: Maybe<MetadataType>;
  name?: Maybe<Scalars['String']['output']>;
  parameterGroups?: Maybe<Array<Maybe<ParameterGroupType>>>;
  priceLog?: Maybe<Array<Maybe<PriceLogItemType>>>;
  primaryCategory?: Maybe<CategoryType>;
  productId: Scalars['Int']['output'];
  productImages?: Maybe<Array<Maybe<ProductImageType>>>;
  /** Null: no product of this shop is a package. */
  productPackage?: Maybe<ProductPackageType>;
  rating?: Maybe<RatingType>;
  skus?: Maybe<Array<Maybe<SkuType>>>;
  supplierId: Scalars['Int']['output'];
  texts?: Maybe<ProductTextsType>;
  totalStock?: Maybe<StockType>;
  type?: Maybe<Scalars['String']['output']>;
  unitPrice?: Maybe<PriceType>;
  variantDimensions?: Maybe<Array<Maybe<VariantDimensionType>>>;
  variantGroup?: Maybe<VariantGroupType>;
  weight: Scalars['Int']['output'];
};

export type ProductsResultType = {
  __typename?: 'ProductsResultType';
  count: Scalars['Long']['output'];
  filters?: Maybe<FilterCollectionType>;
  products?: Maybe<Array<Maybe<ProductType>>>;
};

export type Query = {
  __typename?: 'Query';
  brands?: Maybe<Array<Maybe<BrandListType>>>;
  categories?: Maybe<Array<Maybe<CategoryType>>>;
  category?: Maybe<CategoryType>;
  channel?: Maybe<ChannelType>;
  channels?: Maybe<Array<Maybe<ChannelType>>>;
  checkout?: Maybe<CheckoutDataType>;
  cmsPages?: Maybe<Array<Maybe<PageWidgetPageType>>>;
  exportUser?: Maybe<Scalars['String']['output']>;
  /** The latest changes of the caller's balance in the market's currency, newest first. Not part of the Merchant API. */
  getBalanceTransactions?: Maybe<Array<BalanceTransactionType>>;
  /** The caller's bonus vouchers, and what the cart lacks to use one; nothing for a guest. Not part of the Merchant API. */
  getBonusVouchers?: Maybe<BonusVoucherListType>;
  getCart?: Maybe<CartType>;
  /**
   * The provider's form or receipt of an order that its public id names; null where there is none.
   * @deprecated `checkout` returns this and more.
   */
  getCheckout?: Maybe<Scalars['String']['output']>;
  /** @deprecated `checkout` returns this and more. */
  getCheckoutAndOrder?: Maybe<CheckoutAndOrderType>;
  getMembership?: Maybe<MembershipType>;
  getMenuAtLocation?: Maybe<MenuType>;
  getOrder?: Maybe<OrderType>;
  getOrderPublic?: Maybe<OrderType>;
  getOrders?: Maybe<Array<Maybe<OrderType>>>;
  getUser?: Maybe<UserType>;
  /** The addresses that the caller has saved, the default first. Not part of the Merchant API. */
  getUserAddresses?: Maybe<Array<UserAddressType>>;
  getUserSessions?: Maybe<Array<Maybe<UserSessionType>>>;
  listPageInfo?: Maybe<PageInfoType>;
  /** Products that only members see: none for others. They are in no list, no search and no count. Not part of the Merchant API. */
  membersProducts: Array<ProductType>;
  orderAftercare?: Maybe<OrderAftercareType>;
  product?: Maybe<ProductType>;
  products?: Maybe<ProductsResultType>;
  /** Other colours of a product's model, what goes with it, and what is like it; nothing for an unknown alias. */
  relatedProducts?: Maybe<Array<Maybe<RelatedProductType>>>;
  returnReceipt?: Maybe<ReturnReceiptType>;
  reviews?: Maybe<ProductReviewResultType>;
  urlHistory?: Maybe<UrlHistoryType>;
  /** Whether the cart as it is now may become an order: goods, stock, minimum value and, where an email address is given, the customer. */
  validateOrderConditions?: Maybe<ValidateOrderConditionsResponseType>;
  /** @deprecated `validateOrderConditions` needs no form. */
  validateOrderCreation?: Maybe<ValidateOrderCreationResponseType>;
  widgetArea?: Maybe<PageWidgetCollectionType>;
};


export type QueryBrandsArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCategoriesArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  includeHidden?: InputMaybe<Scalars['Boolean']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  parentCategoryId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryChannelArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCheckoutArgs = {
  cartId?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  paymentType: PaymentType;
};


export type QueryCmsPagesArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  excludeTags?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  includeTags?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetBalanceTransactionsArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetBonusVouchersArgs = {
  cartId?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetCartArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  forceRefresh?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
  includeCompleted?: InputMaybe<Scalars['Boolean']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetCheckoutArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  paymentType: PaymentType;
};


export type QueryGetCheckoutAndOrderArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  paymentType: PaymentType;
};


export type QueryGetMembershipArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetMenuAtLocationArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  customerGroupId?: InputMaybe<Scalars['Int']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  menuLocationId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetOrderArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['Int']['input'];
};


export type QueryGetOrderPublicArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  publicOrderId: Scalars['Guid']['input'];
};


export type QueryGetOrdersArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetUserArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListPageInfoArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMembersProductsArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrderAftercareArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['Int']['input'];
};


export type QueryProductArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  productId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProductsArgs = {
  brandAlias?: InputMaybe<Scalars['String']['input']>;
  categoryAlias?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  discountCampaignAlias?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FilterInputType>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRelatedProductsArgs = {
  alias: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryReturnReceiptArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryReviewsArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUrlHistoryArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};


export type QueryValidateOrderConditionsArgs = {
  cartId: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryValidateOrderCreationArgs = {
  cartId: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  checkout: CheckoutInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWidgetAreaArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  areaName?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  customerType?: InputMaybe<CustomerType>;
  displaySetting?: InputMaybe<Scalars['String']['input']>;
  family?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<InputMaybe<PageWidgetCollectionFilterInputType>>>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  preview?: InputMaybe<Scalars['Boolean']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type RatingType = {
  __typename?: 'RatingType';
  score: Scalars['Decimal']['output'];
  voteCount: Scalars['Int']['output'];
};

export type RefundType = {
  __typename?: 'RefundType';
  articleNumber?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  itemId: Scalars['Int']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  reasonCode?: Maybe<Scalars['Int']['output']>;
  refundType?: Maybe<Scalars['String']['output']>;
  toBalance: Scalars['Boolean']['output'];
  total: Scalars['Float']['output'];
  vat: Scalars['Float']['output'];
};

export type RelatedProductType = {
  __typename?: 'RelatedProductType';
  alias: Scalars['String']['output'];
  brand?: Maybe<BrandType>;
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  discountCampaigns?: Maybe<Array<Maybe<CampaignRuleType>>>;
  /** @deprecated Use productImages, which have tags too. */
  images?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  name?: Maybe<Scalars['String']['output']>;
  parameterGroups?: Maybe<Array<Maybe<ParameterGroupType>>>;
  primaryCategory?: Maybe<CategoryType>;
  primaryImage?: Maybe<Scalars['String']['output']>;
  productImages?: Maybe<Array<Maybe<ProductImageType>>>;
  /** @deprecated Use relationType. */
  relation?: Maybe<ProductRelation>;
  /** The name of a `ProductRelation`. */
  relationType: Scalars['String']['output'];
  secondaryImage?: Maybe<Scalars['String']['output']>;
  skus?: Maybe<Array<Maybe<SkuType>>>;
  unitPrice?: Maybe<PriceType>;
};

export type ReturnKind =
  | 'RETURN'
  | 'WITHDRAWAL';

export type ReturnLabelType = {
  __typename?: 'ReturnLabelType';
  address: Array<Scalars['String']['output']>;
  carrier: Scalars['String']['output'];
  code: Scalars['String']['output'];
  qrPath: Scalars['String']['output'];
  qrSize: Scalars['Int']['output'];
};

export type ReturnLineInputType = {
  quantity: Scalars['Int']['input'];
  reason: ReturnReason;
  rowNumber: Scalars['Int']['input'];
};

export type ReturnOutlineType = {
  __typename?: 'ReturnOutlineType';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: ReturnKind;
  number: Scalars['Int']['output'];
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ReturnReason =
  | 'FAULTY'
  | 'NOT_AS_EXPECTED'
  | 'OTHER'
  | 'TOO_LARGE'
  | 'TOO_SMALL'
  | 'WRONG_ITEM';

export type ReturnReceiptType = {
  __typename?: 'ReturnReceiptType';
  createdAt: Scalars['DateTime']['output'];
  createdAtFormatted: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: ReturnKind;
  label?: Maybe<ReturnLabelType>;
  lines: Array<ReturnedLineType>;
  number: Scalars['Int']['output'];
  orderId: Scalars['Int']['output'];
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  refunded: Scalars['Float']['output'];
  refundedFormatted?: Maybe<Scalars['String']['output']>;
};

export type ReturnedLineType = {
  __typename?: 'ReturnedLineType';
  brand: Scalars['String']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  size: Scalars['String']['output'];
};

export type ShippingDetailType = {
  __typename?: 'ShippingDetailType';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  parcelNumber?: Maybe<Scalars['String']['output']>;
  shippingDate?: Maybe<Scalars['DateTime']['output']>;
  shippingId: Scalars['Int']['output'];
  trackingLink?: Maybe<Scalars['String']['output']>;
};

export type ShippingOptionType = {
  __typename?: 'ShippingOptionType';
  amountLeftToFreeShipping: Scalars['Decimal']['output'];
  amountLeftToFreeShippingFormatted?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  externalId?: Maybe<Scalars['String']['output']>;
  feeExVat: Scalars['Decimal']['output'];
  feeExVatFormatted?: Maybe<Scalars['String']['output']>;
  feeIncVat: Scalars['Decimal']['output'];
  feeIncVatFormatted?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  isDefault: Scalars['Boolean']['output'];
  isSelected: Scalars['Boolean']['output'];
  logo?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  shippingData?: Maybe<Scalars['String']['output']>;
  subOptions?: Maybe<Array<Maybe<ShippingOptionType>>>;
};

export type SkuType = {
  __typename?: 'SkuType';
  articleNumber: Scalars['String']['output'];
  /** Null: the catalogue has no measures. */
  dimensions?: Maybe<DimensionsType>;
  externalId?: Maybe<Scalars['String']['output']>;
  gtin?: Maybe<Scalars['String']['output']>;
  incoming?: Maybe<Scalars['DateTime']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  productId: Scalars['Int']['output'];
  shelf?: Maybe<Scalars['String']['output']>;
  skuId: Scalars['Int']['output'];
  stock?: Maybe<StockType>;
  weight: Scalars['Int']['output'];
};

export type SortType =
  | 'ALPHABETICAL'
  | 'ALPHABETICAL_DESC'
  | 'AVAILABLE_STOCK'
  | 'AVAILABLE_STOCK_DESC'
  | 'BRAND'
  | 'CUSTOM_1'
  | 'CUSTOM_2'
  | 'CUSTOM_3'
  | 'CUSTOM_4'
  | 'CUSTOM_5'
  | 'FACET_ORDER'
  | 'LATEST'
  | 'MOST_SOLD'
  | 'NONE'
  | 'PRICE'
  | 'PRICE_DESC'
  | 'RELEVANCE'
  | 'TOTAL_STOCK'
  | 'TOTAL_STOCK_DESC'
  | 'VOTES';

export type StockChangeType = {
  __typename?: 'StockChangeType';
  productId: Scalars['Int']['output'];
  version: Scalars['String']['output'];
};

export type StockType = {
  __typename?: 'StockType';
  inStock: Scalars['Int']['output'];
  /** @deprecated Use incoming of the size or the variant. */
  incoming?: Maybe<Scalars['DateTime']['output']>;
  oversellable: Scalars['Int']['output'];
  /**
   * Null: the shop does not record shelves.
   * @deprecated Use shelf of the size or the variant.
   */
  shelf?: Maybe<Scalars['String']['output']>;
  static?: Maybe<Scalars['Int']['output']>;
  totalStock: Scalars['Int']['output'];
};

export type Subscription = {
  __typename?: 'Subscription';
  /** The cart has changed, on any device; whoever has its id may follow it. */
  cartChanged: CartChangeType;
  /** The status of an order of the logged-in customer has changed. */
  orderStatusChanged: OrderStatusChangeType;
  /** The stock of one of the product's sizes has changed. */
  stockChanged: StockChangeType;
};


export type SubscriptionCartChangedArgs = {
  id: Scalars['String']['input'];
};


export type SubscriptionOrderStatusChangedArgs = {
  orderId: Scalars['Int']['input'];
};


export type SubscriptionStockChangedArgs = {
  productId: Scalars['Int']['input'];
};

export type UrlHistoryType = {
  __typename?: 'UrlHistoryType';
  newUrl: Scalars['String']['output'];
  oldUrl: Scalars['String']['output'];
};

export type UserAddressType = {
  __typename?: 'UserAddressType';
  address: AddressType;
  id: Scalars['Int']['output'];
  isDefault: Scalars['Boolean']['output'];
};

export type UserBalanceType = {
  __typename?: 'UserBalanceType';
  amount: Scalars['Decimal']['output'];
  amountFormatted?: Maybe<Scalars['String']['output']>;
  currency: Scalars['String']['output'];
};

export type UserChannelType = {
  __typename?: 'UserChannelType';
  availableMarkets?: Maybe<Array<Maybe<MarketType>>>;
  channelId: Scalars['String']['output'];
};

export type UserInputType = {
  address?: InputMaybe<AddressInputType>;
  customerType?: InputMaybe<CustomerType>;
  gender?: InputMaybe<Gender>;
  metaData?: InputMaybe<Scalars['String']['input']>;
  newsletter?: InputMaybe<Scalars['Boolean']['input']>;
  personalId?: InputMaybe<Scalars['String']['input']>;
};

export type UserSessionType = {
  __typename?: 'UserSessionType';
  browser: Scalars['String']['output'];
  id: Scalars['String']['output'];
  isCurrent: Scalars['Boolean']['output'];
  system: Scalars['String']['output'];
  usedAt: Scalars['DateTime']['output'];
};

export type UserType = {
  __typename?: 'UserType';
  address?: Maybe<AddressType>;
  availableChannels?: Maybe<Array<Maybe<UserChannelType>>>;
  /** @deprecated `balances` has every currency. */
  balance: Scalars['Decimal']['output'];
  /** @deprecated `balances` has every currency. */
  balanceFormatted?: Maybe<Scalars['String']['output']>;
  balances?: Maybe<Array<Maybe<UserBalanceType>>>;
  customerType?: Maybe<CustomerType>;
  email: Scalars['String']['output'];
  gender?: Maybe<Gender>;
  id: Scalars['Int']['output'];
  memberId: Scalars['Int']['output'];
  memberType: Scalars['String']['output'];
  metaData?: Maybe<Scalars['String']['output']>;
  newsletter?: Maybe<Scalars['Boolean']['output']>;
  personalId?: Maybe<Scalars['String']['output']>;
};

export type ValidateOrderConditionsResponseType = {
  __typename?: 'ValidateOrderConditionsResponseType';
  isValid: Scalars['Boolean']['output'];
  message?: Maybe<Scalars['String']['output']>;
};

export type ValidateOrderCreationResponseType = {
  __typename?: 'ValidateOrderCreationResponseType';
  isValid: Scalars['Boolean']['output'];
  memberType?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
};

/** A colour has the key `hex`: six digits without `#`. */
export type VariantAttributeType = {
  __typename?: 'VariantAttributeType';
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type VariantDimensionType = {
  __typename?: 'VariantDimensionType';
  attributes?: Maybe<Array<Maybe<VariantAttributeType>>>;
  dimension: Scalars['String']['output'];
  /** All values to choose from. */
  group?: Maybe<Array<Maybe<VariantValueType>>>;
  label?: Maybe<Scalars['String']['output']>;
  /** 1 for the colour, 0 for the size. */
  level: Scalars['Int']['output'];
  /** `product` where another value is another product, else `selection`. */
  type: Scalars['String']['output'];
  /** The value of this product; null for the size, which the shopper chooses. */
  value?: Maybe<Scalars['String']['output']>;
};

export type VariantGroupType = {
  __typename?: 'VariantGroupType';
  activeProducts: Scalars['Int']['output'];
  collapseInLists: Scalars['Boolean']['output'];
  mainProductId: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  variantGroupId: Scalars['Int']['output'];
  /** The colours of the model that the market sells, each with its sizes. */
  variants?: Maybe<Array<Maybe<VariantType>>>;
};

export type VariantType = {
  __typename?: 'VariantType';
  alias?: Maybe<Scalars['String']['output']>;
  attributes?: Maybe<Array<Maybe<VariantAttributeType>>>;
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  dimension: Scalars['String']['output'];
  incoming?: Maybe<Scalars['DateTime']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  /** 1 for a colour, 0 for a size. */
  level: Scalars['Int']['output'];
  name?: Maybe<Scalars['String']['output']>;
  primaryImage?: Maybe<Scalars['String']['output']>;
  productId: Scalars['Int']['output'];
  shelf?: Maybe<Scalars['String']['output']>;
  skuId?: Maybe<Scalars['Int']['output']>;
  stock?: Maybe<StockType>;
  /** `product` for a colour, `sku` for a size. */
  type: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
  /** The sizes of a colour; a size has none. */
  variants?: Maybe<Array<Maybe<VariantType>>>;
};

export type VariantValueType = {
  __typename?: 'VariantValueType';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type VatGroupType = {
  __typename?: 'VatGroupType';
  amount: Scalars['Decimal']['output'];
  /** In percent; the API has no decimals, so Finland's 25.5 is 26. */
  rate: Scalars['Int']['output'];
};

export type WithdrawalKind =
  | 'CANCEL'
  | 'RETURN';
