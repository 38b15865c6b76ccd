/** The pages to link to: first, last, the present one and its neighbours; `gap` where some are left out. */
export const pageWindow = (page: number, pages: number): readonly (number | 'gap')[] => {
  const wanted = [1, page - 1, page, page + 1, pages].filter((candidate) => candidate >= 1 && candidate <= pages);
  return [...new Set(wanted)]
    .sort((a, b) => a - b)
    .flatMap((candidate, index, all) => {
      const left = candidate - (all[index - 1] ?? 0);
      if (left <= 1) return [candidate];
      // A gap of one page costs as much room as the page itself.
      return left === 2 ? [candidate - 1, candidate] : ['gap' as const, candidate];
    });
};
