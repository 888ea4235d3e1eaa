const LAST = 1_000_000

/** The page number of `?page=`, from 1; an invalid one means the first page. */
export const pageOf = (url: string): number => {
  const asked = new URL(url).searchParams.get('page') ?? '1'
  return /^[1-9]\d*$/.test(asked) ? Math.min(Number(asked), LAST) : 1
}
