import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { performancePart, presentPerformance } from './performance-report.ts'

const PAGE = `# Results

| | what | figure | target |
|---|---|---|---|
| ✓ | HTML of /, warm | 0.9 × floor | ≥ 0.6 × floor |
| ✗ | HTML of /, cold | 14 ms CPU | ≤ 5 ms CPU |
| ✓ | HTML of / at 5 writes a second | 0.8 × floor | ≥ 0.5 × floor |
|   | HTML of / at 50 writes a second | 0.7 × floor | told |
|   | AI chat poll | 0.3 × floor; not judged: busy | ≥ 0.5 × floor |

## Measured alone

| ✓ | Assistant: an answer | p95 111 ms | p95 ≤ 150 ms | abc (2026-01-01) |

## History

| ✓ | Memory at rest | of another time | ≤ 350 MB |
`

test('a promise has the figures of its benchmarks, and holds when each of them reaches its target', () => {
  const lines = performancePart(PAGE).split('\n')
  expect(lines).toContain(
    '| Pages of the start and of a place | **missed** | HTML of /, warm: 0.9 × floor (≥ 0.6 × floor); HTML of /, cold: 14 ms CPU (≤ 5 ms CPU) |',
  )
  expect(lines.find((line) => line.includes('while others write'))).toContain('| holds | HTML of / at 5')
  expect(lines.find((line) => line.includes('news of the assistant'))).toContain('| not judged |')
  expect(lines).toContain(
    '| Answers of the assistant | holds | Assistant: an answer: p95 111 ms (p95 ≤ 150 ms) |',
  )
  expect(lines).toContain('| Memory at rest | **not measured** |  |')
})

test('the report has the present figures of the benchmarks', async () => {
  const report = await readFile(new URL('../proof/REPORT.md', import.meta.url), 'utf8')
  expect(report.split(/\n\n(?=## )/).map((part) => part.trimEnd())).toContain(await presentPerformance())
})
