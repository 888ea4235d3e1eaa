import { expect, test } from 'vitest'
import { results, withRowsAlone } from './results.ts'
import { judged, type Row } from './row.ts'

const row = (what: string, figure: string, ok: boolean | null = true): Row => ({
  what,
  figure,
  ok,
  target: '≤ 1 s',
})
const usualRun = (before: string, rows: Row[]) =>
  results({ machine: 'Two cores.', rows, commit: 'bbb (2026-02-02)', before })
const PAGE = usualRun('', [row('HTML', '5 ms')])
const linesOf = (page: string) =>
  page.split('\n').filter((line) => line.startsWith('| ✓') || line.startsWith('|   '))

test('what was measured alone stands on the page with its commit, and outlives usual runs', () => {
  const page = withRowsAlone(PAGE, [row('Import', '60 s')], 'aaa (2026-01-01)')
  const lines = ['| ✓ | HTML | 5 ms | ≤ 1 s |', '| ✓ | Import | 60 s | ≤ 1 s | aaa (2026-01-01) |']
  expect(linesOf(page)).toEqual(lines)
  expect(page.split('## History')[1]).toBe(PAGE.split('## History')[1])
  const later = usualRun(page, [row('HTML', '5 ms')])
  expect(linesOf(later)).toEqual(lines)
  expect(later.match(/^\| (aaa|bbb)/gm)).toEqual(['| bbb', '| bbb'])
  // A run that measures everything has it among its own rows.
  expect(linesOf(usualRun(page, [row('Import', '61 s')]))).toEqual(['| ✓ | Import | 61 s | ≤ 1 s |'])
})

test('a row measured again replaces the earlier one, unless only the earlier one was judged', () => {
  const page = withRowsAlone(PAGE, [row('Walks', '2 %'), row('Import', '60 s')], 'aaa (2026-01-01)')
  const again = withRowsAlone(page, [row('Import', '50 s')], 'ccc (2026-03-03)')
  expect(linesOf(again).slice(1)).toEqual([
    '| ✓ | Walks | 2 % | ≤ 1 s | aaa (2026-01-01) |',
    '| ✓ | Import | 50 s | ≤ 1 s | ccc (2026-03-03) |',
  ])
  const busy = judged(row('Import', '90 s'), 'others used 60 % of the machine')
  expect(withRowsAlone(again, [busy], 'ddd (2026-04-04)')).toBe(again)
  expect(linesOf(withRowsAlone(PAGE, [busy], 'ddd (2026-04-04)'))[1]).toContain(
    '90 s; not judged: others used 60 % of the machine | ≤ 1 s | ddd (2026-04-04) |',
  )
})
