import { expect, test } from 'vitest'
import { ApiError, transportError } from '../../platform/api/api-error.ts'
import { createPointsSettling } from './points-settling.ts'

const deed = { userId: 'ana', action: 'place_added', metadata: {} } as const

test('a points call that failed is told to its user alone, until it works', async () => {
  let answer: () => Promise<unknown> = async () => {
    throw new ApiError(500, null)
  }
  const points = createPointsSettling(() => answer())
  await points.settle(deed)
  expect(points.problemOf('ana')).toBe('Error al actualizar puntos')
  expect(points.problemOf('luz')).toBeNull()

  answer = async () => {
    throw transportError('unreachable')
  }
  await points.settleMissed('ana')
  expect(points.problemOf('ana')).toBe('Error temporal de actualización. Inténtalo de nuevo más tarde.')

  answer = async () => null
  await points.settleMissed('luz')
  expect(points.problemOf('ana')).not.toBeNull()
  await points.settleMissed('ana')
  expect(points.problemOf('ana')).toBeNull()
})
