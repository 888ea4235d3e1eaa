/** Kinds of places that people ask for, and the words by which a place shows that it is one. */
export interface Category {
  /** 'museos' */
  name: string
  gender: 'm' | 'f'
  /** Folded beginnings of words: in questions, and in the names and descriptions of places. */
  stems: readonly string[]
  /** Words for it that only questions use. */
  asked?: readonly string[]
}

export const CATEGORIES: readonly Category[] = [
  { name: 'museos', gender: 'm', stems: ['museo', 'galeria', 'pinacoteca'], asked: ['arte', 'exposiciones'] },
  { name: 'playas', gender: 'f', stems: ['playa', 'caleta', 'balneario', 'ensenada'], asked: ['mar'] },
  {
    name: 'parques',
    gender: 'm',
    stems: ['parque', 'jardin', 'bosque', 'reserva'],
    asked: ['naturaleza', 'verde'],
  },
  { name: 'miradores', gender: 'm', stems: ['mirador'], asked: ['vistas', 'vista'] },
  {
    name: 'iglesias',
    gender: 'f',
    stems: [
      'iglesia',
      'catedral',
      'basilica',
      'templo',
      'capilla',
      'convento',
      'monasterio',
      'ermita',
      'mezquita',
    ],
    asked: ['religiosos'],
  },
  { name: 'mercados', gender: 'm', stems: ['mercado', 'feria', 'bazar'], asked: ['compras'] },
  {
    name: 'castillos y palacios',
    gender: 'm',
    stems: ['castillo', 'palacio', 'fortaleza', 'alcazar', 'fuerte', 'alcazaba', 'muralla'],
  },
  {
    name: 'ruinas',
    gender: 'f',
    stems: ['ruina', 'arqueologic', 'piramide', 'zona arqueologica', 'inca', 'maya', 'azteca'],
    asked: ['historia', 'historicos'],
  },
  { name: 'cataratas', gender: 'f', stems: ['catarata', 'cascada', 'salto'] },
  { name: 'lagos y lagunas', gender: 'm', stems: ['lago', 'laguna', 'embalse'], asked: ['lagos', 'lagunas'] },
  {
    name: 'montañas',
    gender: 'f',
    stems: ['montana', 'cerro', 'volcan', 'pico', 'sierra', 'nevado', 'cordillera', 'monte'],
    asked: ['senderismo', 'trekking', 'caminatas'],
  },
  { name: 'glaciares', gender: 'm', stems: ['glaciar', 'ventisquero'], asked: ['hielo'] },
  { name: 'desiertos', gender: 'm', stems: ['desierto', 'salar', 'duna'] },
  { name: 'islas', gender: 'f', stems: ['isla', 'islote', 'archipielago'] },
  { name: 'plazas', gender: 'f', stems: ['plaza', 'plazoleta', 'zocalo'] },
  { name: 'puentes', gender: 'm', stems: ['puente', 'viaducto', 'acueducto'] },
  { name: 'cuevas', gender: 'f', stems: ['cueva', 'caverna', 'gruta', 'cenote'] },
  {
    name: 'barrios',
    gender: 'm',
    stems: ['barrio', 'casco', 'centro historico', 'ciudad vieja'],
    asked: ['pasear'],
  },
  {
    name: 'lugares para comer',
    gender: 'm',
    stems: [
      'restaurante',
      'parrilla',
      'cafe',
      'bar',
      'pizzeria',
      'bodegon',
      'cantina',
      'heladeria',
      'panaderia',
    ],
    asked: ['comer', 'comida', 'cenar', 'almorzar', 'desayunar', 'tomar'],
  },
  { name: 'teatros', gender: 'm', stems: ['teatro', 'opera', 'auditorio'], asked: ['espectaculos'] },
  { name: 'torres y monumentos', gender: 'm', stems: ['torre', 'obelisco', 'monumento', 'estatua', 'faro'] },
  { name: 'termas', gender: 'f', stems: ['terma', 'aguas termales', 'balneario'] },
]

export const categoryNamed = (name: string | null): Category | null =>
  CATEGORIES.find((category) => category.name === name) ?? null

/** Whether a folded text has a word that begins like one of these; short stems must be the whole word, or its plural. */
const holds = (text: string, stems: readonly string[]): boolean =>
  stems.some((stem) =>
    stem.length <= 5 ? new RegExp(`\\b${stem}(s|es)?\\b`).test(text) : new RegExp(`\\b${stem}`).test(text),
  )

/** The kind of place that a folded question asks for. */
export const categoryAsked = (text: string): Category | null =>
  CATEGORIES.find(({ stems, asked = [] }) => holds(text, stems) || holds(text, asked)) ?? null

/** Whether a place is of that kind, as far as its folded name tells; `orSo` also believes its description. */
export const isOfCategory = ({ stems }: Category, name: string): boolean => holds(name, stems)
