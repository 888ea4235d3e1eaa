import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Column } from '../moving/target.ts'
import { useRenderedColumns } from './use-rendered-columns.ts'

const days = (count: number, stops = 7): Column[] =>
  Array.from({ length: count }, (_, day) => ({
    date: `2027-01-${day + 1}`,
    name: `Día ${day + 1}`,
    stops: Array.from({ length: stops }, (__, stop) => ({ id: `${day}-${stop}`, place: { name: 'Faro' } })),
  }))

const ALL = 'Infinity × Infinity'

/** Notes each extent: how many columns are rendered, and how many stops of each. */
const Plan = ({ columns, seen, use }: { columns: Column[]; seen: string[]; use?: () => void }) => {
  const rendered = useRenderedColumns(columns)
  const extent = `${rendered.columns} × ${rendered.stopsOfEach}`
  if (seen.at(-1) !== extent) seen.push(extent)
  // After the effects of this commit, and before any pause of the browser.
  useEffect(() => {
    if (use) queueMicrotask(use)
  }, [use])
  return null
}

test('a long trip is rendered after a few pauses of the browser, and days that are added later at once', async () => {
  const seen: string[] = []
  const { rerender } = await render(<Plan columns={days(20)} seen={seen} />)
  await expect.poll(() => seen.at(-1), { timeout: 15_000 }).toBe(ALL)
  expect(seen).toEqual([
    '3 × 4',
    ...['3 × Infinity', '7 × Infinity', '11 × Infinity', '15 × Infinity', '19 × Infinity'],
    ALL,
  ])
  await rerender(<Plan columns={days(28)} seen={seen} />)
  expect(seen.at(-1)).toBe(ALL)
})

test('a short trip is rendered at once', async () => {
  const seen: string[] = []
  await render(<Plan columns={days(3)} seen={seen} />)
  expect(seen).toEqual([ALL])
})

test('a day with two hundred stops is rendered from its beginning', async () => {
  const seen: string[] = []
  await render(<Plan columns={days(1, 200)} seen={seen} />)
  await expect.poll(() => seen, { timeout: 15_000 }).toEqual(['Infinity × 4', ALL])
})

test('who uses or prints the page finds all of the trip', async () => {
  for (const event of ['keydown', 'pointerdown', 'wheel', 'scroll', 'beforeprint']) {
    const seen: string[] = []
    await render(<Plan columns={days(28)} seen={seen} use={() => window.dispatchEvent(new Event(event))} />)
    expect(seen, event).toEqual(['3 × 4', ALL])
  }
})
