const LAST = 1_000_000

/** The page that `?page=` asks for, from 1; what is no page number is the first page. */
export const pageOf = (url: string): number => {
  const asked = new URL(url).searchParams.get('page') ?? '1'
  return /^[1-9]\d*$/.test(asked) ? Math.min(Number(asked), LAST) : 1
}
