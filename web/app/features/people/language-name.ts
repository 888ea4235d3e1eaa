const names = new Intl.DisplayNames('es', { type: 'language' })

/** Spanish names of languages of the Americas that Intl.DisplayNames does not know in every browser. */
const OWN: Record<string, string> = {
  qu: 'Quechua',
  gn: 'Guaraní',
  ay: 'Aimara',
  nah: 'Náhuatl',
  yua: 'Maya yucateco',
  arn: 'Mapudungún',
}

/** The Spanish name of a language code, capitalised: 'es' is 'Español'. */
export const languageName = (code: string): string => {
  const name = OWN[code] ?? names.of(code) ?? code
  return name.charAt(0).toUpperCase() + name.slice(1)
}
