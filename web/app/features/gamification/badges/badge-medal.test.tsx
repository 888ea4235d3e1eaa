import { BADGES } from '@andariego/contract/badges-rules'
import type { EarnedBadge } from '@andariego/contract/gamification'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BadgeList } from './badge-list.tsx'
import { drawingOf } from './medal-drawings.tsx'

const medalOf = (badge: Pick<EarnedBadge, 'slug' | 'name'>): string => {
  const badges = [{ description: '', earned_at: '2026-03-01T10:00:00.000Z', ...badge }]
  return /<svg.*<\/svg>/.exec(renderToStaticMarkup(<BadgeList badges={badges} />))?.[0] ?? ''
}

test('every badge has a drawing of its own', () => {
  const drawings = BADGES.map(({ slug }) => drawingOf(slug))
  expect(new Set([...drawings, drawingOf('unknown')]).size).toBe(BADGES.length + 1)
})

test.each(BADGES)('$name keeps its medal when it is renamed', ({ slug, name }) => {
  const medal = medalOf({ slug, name })
  expect(medal).toContain('<svg')
  expect(medalOf({ slug, name: 'Otro Nombre' })).toBe(medal)
  expect(medalOf({ slug: 'unknown', name })).not.toBe(medal)
})
