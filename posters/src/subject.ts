export type Subject =
  | 'mountain'
  | 'volcano'
  | 'beach'
  | 'island'
  | 'lake'
  | 'river'
  | 'waterfall'
  | 'church'
  | 'mosque'
  | 'museum'
  | 'desert'
  | 'saltFlat'
  | 'forest'
  | 'bridge'
  | 'tower'
  | 'lighthouse'
  | 'ruins'
  | 'pyramid'
  | 'temple'
  | 'castle'
  | 'town'
  | 'city'
  | 'glacier'
  | 'vineyard'
  | 'stadium'
  | 'station'
  | 'port'
  | 'canyon'
  | 'cave'
  | 'windmill'
  | 'obelisk'

/** Words in Spanish, Portuguese and English, without accents, in the singular. */
const words: Record<Subject, string> = {
  mountain:
    'cerro monte montana pico sierra cordillera nevado cumbre peak mountain mount montanha serra morro colina hill pena penon alpe alp aconcagua everest picacho',
  volcano: 'volcan volcano vulcao crater caldera fumarola geiser geyser',
  beach:
    'playa costa beach praia coast balneario caleta cala bahia bay baia ensenada orla litoral costanera malecon',
  island: 'isla ilha island isle cayo cay islote atolon atoll archipielago arquipelago archipelago',
  lake: 'lago laguna lagoa lake lagoon embalse represa estero pantano humedal terma estanque lagunilla',
  river: 'rio river arroyo riachuelo canal creek stream delta ribeira ribera rapido',
  waterfall: 'cascada catarata salto waterfall fall cachoeira iguazu iguacu niagara chorro',
  church:
    'catedral iglesia basilica capilla church cathedral igreja chapel convento monasterio monastery mosteiro abadia abbey ermita santuario sanctuary parroquia sagrada',
  mosque: 'mezquita mosque mesquita alhambra minarete taj',
  museum:
    'museo teatro palacio casa museum museu theatre theater palace opera biblioteca library galeria gallery universidad university congreso capitolio ayuntamiento parlamento cabildo panteon pantheon louvre academia palacete mausoleo',
  desert: 'desierto desert deserto duna dune oasis medano',
  saltFlat: 'salar salina salt',
  forest:
    'selva bosque jungle forest floresta mata jardin garden jardim arboleda yunga woods arboretum botanico amazonas amazonia',
  bridge: 'puente bridge ponte acueducto aqueduct aqueduto viaducto viaduct pasarela',
  tower: 'torre tower rascacielos eiffel campanario giralda',
  lighthouse: 'faro lighthouse farol',
  ruins:
    'ruina ruin yacimiento arqueologico acropolis foro forum coliseo colosseum coliseu anfiteatro petra machu picchu pucara partenon',
  pyramid: 'piramide pyramid huaca chichen teotihuacan tikal zigurat palenque uxmal giza',
  temple: 'templo temple pagoda shrine santuario sintoista buda buddha angkor wat',
  castle:
    'castillo fortaleza castle alcazar alcazaba fuerte fort fortress forte castelo muralla ciudadela citadel baluarte',
  town: 'plaza mercado barrio market pueblo village aldea square praca bairro feria calle street rua callejon vila caminito casco',
  city: 'ciudad city cidade centro downtown avenida avenue skyline metropolis distrito',
  glacier: 'glaciar glacier geleira nieve snow hielo ice iceberg ventisquero esqui ski tempano',
  vineyard: 'vinedo bodega vinas vineyard winery vinicola vinhedo lagar vino vinho wine',
  stadium: 'estadio stadium cancha maracana bombonera hipodromo autodromo',
  station: 'estacion tren station train ferrocarril railway trem estacao funicular tranvia metro',
  port: 'puerto muelle port harbour harbor porto marina dock darsena embarcadero wharf pier',
  canyon: 'canon quebrada canyon gorge garganta desfiladero valle valley vale barranco barranca canyonland',
  cave: 'cueva gruta cave cavern caverna cenote grotto tunel mina',
  windmill: 'molino windmill moinho mill',
  obelisk: 'obelisco obelisk columna column aguja monolito',
}

/** Words that only name a kind of ground; a more specific word anywhere in the name wins. */
const faint = new Map<string, Subject>([
  ['parque', 'forest'],
  ['park', 'forest'],
  ['reserva', 'forest'],
  ['reserve', 'forest'],
  ['paseo', 'town'],
  ['mirador', 'mountain'],
  ['viewpoint', 'mountain'],
  ['miradouro', 'mountain'],
  ['monumento', 'obelisk'],
  ['monument', 'obelisk'],
  ['estatua', 'obelisk'],
  ['mar', 'beach'],
  ['sea', 'beach'],
  ['cristo', 'mountain'],
])
const weakSubjects = new Set<Subject>(['town', 'city', 'canyon', 'port'])

const telling = new Map<string, Subject>()
for (const [subject, list] of Object.entries(words) as [Subject, string][]) {
  for (const word of list.split(' ')) telling.set(word, subject)
}

/** Looks a word up as it is, then without a Spanish, English or Portuguese plural ending. */
const find = (known: Map<string, Subject>, word: string) =>
  known.get(word) ??
  known.get(word.replace(/s$/, '')) ??
  known.get(word.replace(/es$/, '')) ??
  known.get(word.replace(/(oes|aes)$/, 'ao')) ??
  known.get(word.replace(/ces$/, 'z'))

/** Returns the subject that a name mentions. The first specific word decides, because Spanish names begin with the kind. */
export const subjectOf = (name: string): Subject | null => {
  const spoken = name.slice(0, 200).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  let fallback: Subject | null = null
  for (const word of spoken.match(/[a-z]+/g) ?? []) {
    const subject = find(telling, word)
    if (subject && !weakSubjects.has(subject)) return subject
    fallback ??= subject ?? find(faint, word) ?? null
  }
  return fallback
}
