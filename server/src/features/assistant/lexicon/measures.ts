/**
 * Aspects that measure something: who asks what parking costs is not helped by the entrance fee, nor by a sentence that only sounds alike.
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
