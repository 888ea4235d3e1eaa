import { fold } from './names.ts'

const spanish = new Intl.DisplayNames('es', { type: 'region' })
const english = new Intl.DisplayNames('en', { type: 'region' })

/** Common names where the standard's are official or foreign. */
const plainNames: Record<string, string> = {
  HK: 'Hong Kong',
  MO: 'Macao',
  CI: 'Costa de Marfil',
  MM: 'Birmania',
  PS: 'Palestina',
}

/** Returns a country's Spanish name: 'ES' gives 'España'. */
export const countryName = (code: string) => {
  const plain = plainNames[code]
  if (plain) return plain
  try {
    return spanish.of(code) ?? code
  } catch {
    return code
  }
}

/** Other names, parts and nicknames of countries that people add to the name of a place. */
const otherNames: Record<string, string> = {
  US: 'usa|eeuu|ee uu|eua|estados unidos de america|america',
  GB: 'uk|gran bretana|inglaterra|great britain|england|united kingdom',
  AE: 'emiratos|eau|uae',
  CZ: 'republica checa|chequia',
  NL: 'holanda|paises bajos',
  DO: 'republica dominicana|rd',
  KR: 'corea|corea del sur',
  CN: 'republica popular china',
  VA: 'vaticano',
  MM: 'birmania',
  CI: 'costa de marfil',
  CD: 'congo kinshasa|republica democratica del congo',
  CG: 'congo brazzaville',
  SZ: 'suazilandia|esuatini',
  TR: 'turquia|turkiye',
  BO: 'estado plurinacional de bolivia',
  BR: 'brazil',
  PS: 'palestina',
  HK: 'hong kong',
  MO: 'macao',
  XK: 'kosovo',
}

/** Returns every folded name of a country. */
export const countryNames = (code: string) => {
  const names = [countryName(code), english.of(code) ?? code].map(fold)
  return [...new Set([...names, ...(otherNames[code]?.split('|') ?? [])])]
}

/** Countries where Spanish is spoken: their places come first among places of the same name. */
export const spanishSpeaking = new Set(
  'ES MX GT SV HN NI CR PA CU DO PR CO VE EC PE BO CL PY AR UY GQ'.split(' '),
)
