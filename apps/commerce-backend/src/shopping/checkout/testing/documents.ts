const price =
  'sellingPriceIncVat sellingPriceExVat regularPriceIncVat discountIncVat vat isDiscounted discountPercentage sellingPriceIncVatFormatted';

const cartFields = `
  id isCompleted promoCode freeShipping
  appliedCampaigns { campaignId name hideTitle }
  items {
    id skuId quantity
    unitPrice { ${price} } totalPrice { ${price} }
    campaign { appliedCampaigns { name hideTitle } prices { quantity price { ${price} } } }
    product { productId name alias skus { skuId name stock { inStock oversellable static totalStock } } }
  }
  summary {
    fixedAmountDiscountIncVat fixedAmountDiscountExVat
    subTotal { ${price} } total { ${price} }
    balance { pending pendingFormatted totalSellingPriceExBalanceIncVat totalSellingPriceExBalanceIncVatFormatted }
    shipping { id feeIncVat feeExVat feeIncVatFormatted isDefault amountLeftToFreeShipping amountLeftToFreeShippingFormatted }
  }`;

export const getCart = `query Cart($id: String, $includeCompleted: Boolean, $marketId: String, $languageId: String) {
  getCart(id: $id, includeCompleted: $includeCompleted, marketId: $marketId, languageId: $languageId) { ${cartFields} } }`;

export const addToCart = `mutation Add($id: String!, $item: CartItemInputType!, $marketId: String) {
  addToCart(id: $id, item: $item, marketId: $marketId) { ${cartFields} } }`;

export const updateCartItem = `mutation Update($id: String!, $item: CartItemInputType!, $marketId: String) {
  updateCartItem(id: $id, item: $item, marketId: $marketId) { ${cartFields} } }`;

export const setCartPromoCode = `mutation Promo($id: String!, $promoCode: String!, $marketId: String) {
  setCartPromoCode(id: $id, promoCode: $promoCode, marketId: $marketId) { ${cartFields} } }`;

export const createOrUpdateCheckout = `mutation Checkout($cartId: String!, $checkout: CheckoutInputType, $marketId: String, $languageId: String) {
  createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, marketId: $marketId, languageId: $languageId) {
    email identityNumber billingAddress { firstName zip } shippingAddress { firstName zip } checkoutStatus
    shippingOptions { id name displayName feeIncVat isDefault isSelected subOptions { externalId displayName isSelected shippingData } }
    paymentOptions { id name displayName paymentType isDefault isSelected }
    cart { summary { total { sellingPriceIncVat } shipping { id feeIncVat isDefault } } }
  } }`;

export const validateOrderCreation = `query Validate($cartId: String!, $checkout: CheckoutInputType!, $marketId: String) {
  validateOrderCreation(cartId: $cartId, checkout: $checkout, marketId: $marketId) { isValid message memberType } }`;

export const placeOrder = `mutation Place($cartId: String!, $checkout: CheckoutInputType!, $marketId: String, $languageId: String) {
  placeOrder(cartId: $cartId, checkout: $checkout, marketId: $marketId, languageId: $languageId) { orderId publicId status redirectUrl } }`;

export const confirm = `query Confirm($id: String!, $cartId: String) {
  checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
    completed nthPurchase
    order { orderId currency status itemValueIncVat itemValueExVat sum shippingFeeIncVat rows { name quantity priceIncVat } billingAddress { firstName lastName zip } }
    cart { ${cartFields} }
  } }`;

const orderFields = `
  id customerId publicId status currency createdAt completedAt message
  billingAddress { firstName addressLine1 zip } shippingAddress { firstName zip }
  orderTotal { ${price} } discount { ${price} } shippingFee { ${price} } vat { ${price} }
  fromBalance fromBalanceFormatted
  paymentDetails { id paymentId transactionId name displayName isPaid paymentDate reservationDate total shippingFee paymentFee }
  refunds { id total toBalance } shippingDetails { id name parcelNumber }
  cart {
    id
    items {
      id skuId quantity totalPrice { ${price} } unitPrice { ${price} }
      product { productId name alias brand { name } productImages { fileName } skus { skuId name } }
    }
    summary { subTotal { ${price} } total { ${price} } }
  }`;

export const getOrders = `query Orders($marketId: String, $languageId: String) {
  getOrders(marketId: $marketId, languageId: $languageId) { ${orderFields} } }`;

export const claimOrder = `mutation Claim($publicOrderId: Guid!, $cartId: String!) {
  claimOrder(publicOrderId: $publicOrderId, cartId: $cartId) }`;

export const getOrder = `query Order($orderId: Int!, $marketId: String, $languageId: String) {
  getOrder(orderId: $orderId, marketId: $marketId, languageId: $languageId) { ${orderFields} } }`;

export const orderAftercare = `query Aftercare($orderId: Int!, $email: String) {
  orderAftercare(orderId: $orderId, email: $email) {
    orderId packedAt sentAt deliveredAt expectedAt canReturn returnableUntil withdrawal
    lines { rowNumber name quantity returnable } returns { number kind receivedAt }
  } }`;

const receiptFields = `id number kind orderId createdAt createdAtFormatted receivedAt refunded refundedFormatted
  lines { name quantity } label { carrier code qrPath qrSize address }`;

export const returnReceipt = `query Receipt($id: ID!) { returnReceipt(id: $id) { ${receiptFields} } }`;

export const registerReturn = `mutation Register($orderId: Int!, $email: String, $lines: [ReturnLineInputType!]!) {
  registerReturn(orderId: $orderId, email: $email, lines: $lines) { ${receiptFields} } }`;

export const withdrawOrder = `mutation Withdraw($orderId: Int!, $email: String) {
  withdrawOrder(orderId: $orderId, email: $email) { ${receiptFields} } }`;
