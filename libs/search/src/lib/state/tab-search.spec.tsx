import { createTestApp } from '@lyng/feature/testing';
import { create } from '../ports/search-service.ts';
import { tabSearchOf } from './tab-search.ts';

const STORED = 'voyado.session';

beforeEach(() => window.localStorage.clear());
beforeAll(() => void (window.fetch ??= async () => new Response()));

describe('the search service of a tab', () => {
  it('is one for the port, the listeners and the keys', () => {
    const app = createTestApp();
    const service = create(app);
    const { searchService, searchSession } = tabSearchOf(app);
    expect(searchService).toBe(service);
    const before = service.keys();
    searchSession.reset();
    expect(service.keys()).not.toEqual(before);
    expect(create(createTestApp())).not.toBe(service);
  });

  it('stores its keys as soon as the shopper allows it, and not before [SEARCH-08]', () => {
    const allowed: string[] = [];
    const app = createTestApp({ ports: { isAllowed: (purpose) => allowed.includes(purpose) } });
    const { searchService } = tabSearchOf(app);
    const keys = searchService.keys();
    expect(window.localStorage.getItem(STORED)).toBeNull();
    allowed.push('preferences');
    expect(searchService.keys()).toEqual(keys);
    expect(window.localStorage.getItem(STORED)).toBe(JSON.stringify(keys));
  });
});
