/** The words by which questions are understood, long enough that a slip of the finger leaves them recognisable. */
const KNOWN =
  `museo museos playas parques miradores iglesias mercados castillos ruinas cataratas montanas glaciares
 mejores mejor valorados valoradas puntuados populares lugares lugar sitios cerca cercanos alrededores itinerario itinerarios
 planear planifica semana puntos niveles insignias agregar agrego anadir registrar publicar resenas resena escribir
 recomiendas recomiendame recomendaciones visitar conocer opinan opiniones ayuda gracias primero segundo tercero
 favoritos contrasena cuenta grupos mensajes hacer cuentame hablame imperdibles restaurantes`
    .split(/\s+/)
    .filter(Boolean)
const known = new Set(KNOWN)

/** Edits between two words, neighbours swapped counting as one; `limit` + 1 when there are more. */
const edits = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? limit + 1
}

/** The word that a folded one was meant to be, or itself. */
export const meantWord = (word: string): string => {
  if (word.length < 5 || known.has(word)) return word
  const limit = word.length >= 9 ? 2 : 1
  let best = word
  let least = limit + 1
  for (const candidate of KNOWN) {
    const count = candidate[0] === word[0] ? edits(word, candidate, limit) : limit + 1
    if (count < least) [best, least] = [candidate, count]
  }
  return best
}
