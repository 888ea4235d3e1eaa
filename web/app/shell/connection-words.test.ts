import { expect, test } from 'vitest'
import type { Connection } from '../platform/connection.ts'
import { connectionWords } from './connection-words.ts'

const words = (connection: Partial<Connection>) =>
  connectionWords(
    { offline: false, shownFrom: null, waiting: 0, refused: 0, unheard: false, ...connection },
    'UTC',
  )

test.each([
  [{ offline: true }, 'Sin conexión: lo que ya viste se puede abrir.'],
  [
    { offline: true, shownFrom: '2026-11-22T10:05:00.000Z', waiting: 2 },
    'Sin conexión: ves lo guardado el 22 nov 2026, 10:05. 2 cambios esperan la conexión para enviarse.',
  ],
  [{ shownFrom: '2026-11-22T10:05:00.000Z' }, 'La conexión es lenta: ves lo guardado el 22 nov 2026, 10:05.'],
  [{ waiting: 1 }, 'Enviando 1 cambio…'],
  [{ waiting: 1, unheard: true }, 'El servidor no responde: 1 cambio espera, y se enviará solo.'],
  [{ waiting: 2, unheard: true }, 'El servidor no responde: 2 cambios esperan, y se enviarán solos.'],
  [
    { offline: true, waiting: 1, unheard: true },
    'Sin conexión: lo que ya viste se puede abrir. 1 cambio espera la conexión para enviarse.',
  ],
  [{ refused: 1 }, '1 cambio no se pudo enviar.'],
  [{ waiting: 1, refused: 2 }, 'Enviando 1 cambio… 2 cambios no se pudieron enviar.'],
])('%j', (connection, said) => {
  expect(words(connection)).toBe(said)
})
