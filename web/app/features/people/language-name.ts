const names = new Intl.DisplayNames('es', { type: 'language' })

/** Browsers know not every language of the Americas by a Spanish name. */
const OWN: Record<string, string> = {
  qu: 'Quechua',
  gn: 'Guaraní',
  ay: 'Aimara',
  nah: 'Náhuatl',
  yua: 'Maya yucateco',
  arn: 'Mapudungún',
}

/** A language by its code, in Spanish and with a capital letter: 'es' is 'Español'. */
export const languageName = (code: string): string => {
  const name = OWN[code] ?? names.of(code) ?? code
  return name.charAt(0).toUpperCase() + name.slice(1)
}
