/**
 * Aspects that measure something. A question for what parking costs is not answered by the entrance fee, nor by a sentence that
 * only sounds alike.
 */
export const MEASURES: ReadonlySet<string> = new Set([
  'precio',
  'horario',
  'duración',
  'época',
  'momento',
  'llegar',
  'entradas',
  'pago',
])
