import { useHref } from '@lyng/routing';

export function useSearchHref(): (words: string, query?: Readonly<Record<string, string>>) => string {
  const href = useHref();
  return (search, query) => href('search-results', { search }, query && { query });
}
