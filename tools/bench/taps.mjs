import { isVisible, openVisit, painted, tappedAt } from './visit.mjs';

const openCard = async (visit, { card, heading, fullProduct }) =>
  visit.timed(() => visit.press(card), { toHeading: await visit.changed(heading), toProduct: isVisible(fullProduct) });

const openNextCard = async (visit, { card, heading }) =>
  visit.timed(() => visit.press(card, 1), { next: await visit.changed(heading) });

/** List, product, back, next product, each after the page has settled. */
async function browse(visit, selectors) {
  await visit.open('list');
  await visit.settle();
  const opened = await openCard(visit, selectors);
  await visit.settle();
  let backRequests = 0;
  // Images of cards further down come as they are scrolled to.
  const count = (request) => (backRequests += request.resourceType() === 'image' ? 0 : 1);
  visit.page.on('request', count);
  const back = await visit.goBack(selectors.heading);
  await visit.settle();
  visit.page.off('request', count);
  return { ...opened, back, backRequests, ...(await openNextCard(visit, selectors)) };
}

/** The same, each as soon as what is tapped is painted. */
async function browseAtOnce(visit, selectors) {
  await visit.open('list');
  await painted(visit.page, isVisible(selectors.card));
  const opened = await openCard(visit, selectors);
  const back = await visit.goBack(selectors.heading);
  return { ...opened, back, ...(await openNextCard(visit, selectors)) };
}

/** The time from the start of the page until the first card's heart is pressed; it is tapped when it is painted. */
async function tapEarly(visit, { heart }) {
  await visit.open('list');
  await painted(visit.page, isVisible(heart));
  const start = await visit.page.evaluate(() => performance.timeOrigin);
  const { pressed } = await visit.timed(() => visit.press(heart), { pressed: { kind: 'pressed', selector: heart } });
  return { interactive: (await tappedAt(visit.page)) + pressed - start };
}

/** Size and add on a product's page, then the cart's panel once more. */
async function add(visit, { size, add: button, cart, cartPanel }) {
  await visit.open('product');
  await visit.settle();
  if (size && (await visit.page.locator(size).count()) > 0) await visit.press(size);
  const added = await visit.timed(() => visit.press(button), { counted: await visit.changed(cart) });
  if (!cartPanel) return added;
  await visit.settle();
  await visit.page.keyboard.press('Escape');
  await visit.pause();
  return { ...added, ...(await visit.timed(() => visit.press(cart), { miniCart: isVisible(cartPanel) })) };
}

/** The quick shop of a card, and add in it. */
async function quickShop(visit, { quickShop: link, quickSize, quickAdd, cart }) {
  await visit.open('list');
  await visit.settle();
  const opened = await visit.timed(() => visit.press(link), { opened: isVisible(quickAdd) });
  if (quickSize && (await visit.page.locator(quickSize).count()) > 0) await visit.press(quickSize);
  return { ...opened, ...(await visit.timed(() => visit.press(quickAdd), { counted: await visit.changed(cart) })) };
}

/** One more page of the list, then a filter of it. */
async function narrow(visit, { filters, filter, filterCount, more, card }) {
  await visit.open('list');
  await visit.settle();
  const loaded = await visit.timed(() => visit.press(more), { loadMore: await visit.more(card) });
  await visit.settle();
  const filtered = await visit.changed(filterCount);
  if (filters && (await visit.page.locator(filters).isVisible())) await visit.press(filters);
  return { ...loaded, ...(await visit.timed(() => visit.press(filter), { filtered })) };
}

/** The first suggestion after the last key, on the first page that is opened. */
async function search(visit, { search: field, suggestion }, { searchText }) {
  await visit.open('home');
  await visit.settle();
  await visit.press(field);
  return visit.timed(() => visit.page.keyboard.type(searchText), { suggested: isVisible(suggestion) });
}

async function login(visit, { account, loginField }) {
  await visit.open('home');
  await visit.settle();
  return visit.timed(() => visit.press(account), { opened: isVisible(loginField) });
}

/** The last key of a word in the form of the checkout. */
async function type(visit, { textField }) {
  await visit.open('checkout');
  await visit.settle();
  await visit.press(textField);
  const word = 'solveig';
  const typed = { kind: 'filled', selector: textField, before: word };
  return visit.timed(() => visit.page.keyboard.type(word, { delay: 100 }), { typed });
}

/** The walks, the selectors that they cannot do without, and the kind of the first page where it needs a cart. */
const walks = {
  browse: [browse, ['card', 'heading', 'fullProduct']],
  browseAtOnce: [browseAtOnce, ['card', 'heading', 'fullProduct']],
  tapEarly: [tapEarly, ['heart']],
  add: [add, ['add', 'cart']],
  quickShop: [quickShop, ['quickShop', 'quickAdd', 'cart']],
  narrow: [narrow, ['filter', 'filterCount', 'more', 'card']],
  search: [search, ['search', 'suggestion']],
  login: [login, ['account', 'loginField']],
  type: [type, ['textField'], 'checkout'],
};

export const walkNames = Object.keys(walks);

/** One walk with an empty cache: ms by the name of what was waited for; empty where the storefront has not what it needs. */
export async function walk(name, { browser, device, target }) {
  const [run, needed, kind] = walks[name];
  if (needed.some((selector) => !target.selectors[selector])) return {};
  const visit = await openVisit({ browser, device, target, kind });
  try {
    return await run(visit, target.selectors, target);
  } finally {
    await visit.close();
  }
}
