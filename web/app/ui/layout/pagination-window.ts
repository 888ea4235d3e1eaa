/** The page numbers that get a link, in order: first, last, the current one and its neighbours; null stands for a gap. */
export const pageWindow = (page: number, pages: number): (number | null)[] => {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages)
  return wanted
    .sort((a, b) => a - b)
    .flatMap((n, index) => {
      const before = wanted[index - 1] ?? 0
      if (n - before === 1) return [n]
      return n - before === 2 ? [n - 1, n] : [null, n]
    })
}
