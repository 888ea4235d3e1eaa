import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { askBuiltin, talkBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

// Questions in words that neither a review nor the vocabulary has.

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('seventeenth')
}, 120_000)
afterAll(() => andariego.close())

const textOf = async (message: string) => (await askBuiltin(andariego, message)).text
/** The place that a list names first. */
const firstOf = async (message: string) => /^1\. \[(.+?)\]/m.exec(await textOf(message))?.[1]

describe('what reviewers tell in other words', () => {
  test.each([
    ['vamos en carro rentado a la placita de santurce un viernes, se consigue donde dejarlo?', 'parkear'],
    ['termas de cacheuta un domingo mala idea no?', 'hormiguero'],
    ['coliseo en pleno agosto se aguanta o es una locura', 'Calor infernal'],
  ])('%s: is quoted', async (question, quote) => {
    expect(await textOf(question)).toContain(quote)
  })

  test('is told as what may be meant, not as what is known', async () => {
    const text = await textOf('opiniones catacumbas paris para alguien q le dan miedo los lugares cerrados')
    expect(text).toContain('nadie ha contado todavía')
    expect(text).toContain('quizá digan algo de eso')
  })
})

describe('a question in another language is read by the dictionary', () => {
  test.each([
    ['can we bring our own sarnies into the oceanografic or do they search bags', 'dejan meter la de casa'],
    ['da pra passar cartao no enfants rouges em paris? tava sem euro trocado', '10 euros'],
    ["la rando jusqu'au pied des torres ça prend cb d'heures aller retour", '8 horas con paradas'],
  ])('%s', async (question, quote) => {
    expect(await textOf(question)).toContain(quote)
  })

  test('a good thing is no snake', async () => {
    const text = await textOf('uma comida boa em bilbao')
    expect(text).toContain('Mercado de la Ribera')
    expect(text).not.toMatch(/animais/)
  })
})

describe('what a question wants is told by examples', () => {
  test('what is near, without any word for it', async () => {
    const text = await textOf('aupa, salgo del guggen y me sobra la tarde qué hay a mano')
    expect(text).toMatch(/^Cerca de \[Museo Guggenheim Bilbao\]/)
  })

  test('the town below the hills, called the plan, wants none', async () => {
    const text = await textOf('ando en valpo con la maleta, con qué subo desde el plan')
    expect(text).toMatch(/^Lugares en Valparaíso/)
  })

  test('which of two is better is no distance', async () => {
    const text = await textOf('lonja u oceanografic, ando cortísima de pasta y de tiempo')
    expect(text).toMatch(/La Lonja de la Seda.* y .*Oceanogràfic.*según la comunidad/)
  })

  test('what no traveller tells of is declined', async () => {
    expect(await textOf('cuanto es la raiz cuadrada de 1764')).toMatch(/^De eso no sé/)
  })
})

test('a menu for children is not answered by the food', async () => {
  const text = await textOf('la chaya maya tiene menú para niños?')
  expect(text).toMatch(/^De \[La Chaya Maya\].*nadie ha contado todavía/)
})

describe('names', () => {
  test.each([
    ['un bar medio escondido en viejo san juan pa bailar salsa', 'La Factoría', 'Chamula'],
    ['los pastelitos de belen en lisboa están inflados, no?', 'Lisboa', 'Mercado de Belén'],
    ['mi suegra jura que se come bien en lisboa', 'Lisboa', 'Jura'],
  ])('%s: is about %s, and not about %s, which is called so, too', async (question, meant, elsewhere) => {
    const text = await textOf(question)
    expect(text).toContain(meant)
    expect(text).not.toContain(elsewhere)
  })

  test('a name cut short is known with its article only', async () => {
    expect(await textOf('que tal el guggen')).toContain('Museo Guggenheim Bilbao')
    expect(await textOf('que tal guggen')).toContain('todavía no conoce «guggen»')
  })
})

test('a kind of place with an unknown name is not the only one that is called so', async () => {
  expect(await textOf('cuanto se camina del castillo kennedy al museo guggenheim')).not.toMatch(
    /Castillo San/,
  )
})

describe('a kind of place that is declined', () => {
  test.each(['Medellín. 2 días. Museos no.', 'plan de 2 dias en medellin, museos no, por favor'])(
    '%s',
    async (question) => {
      const { stops } = await askBuiltin(andariego, question)
      expect(stops.length).toBeGreaterThan(2)
      expect(stops.map(({ name }) => name).join()).not.toMatch(/Museo/)
    },
  )

  test('in English', async () => {
    expect(await firstOf("best view over bilbao but not a museum, we're museumed out")).toBe(
      'Funicular de Artxanda',
    )
  })
})

describe('a talk goes on', () => {
  test.each([
    [['la horchatería santa catalina qué tal', 'aceptan visa?'], '10 euros'],
    [['puente de vizcaya, cruzar en la barquilla cuánto', 'y la pasarela de arriba?'], '9,50'],
    [['cuanto pagan los extranjeros en el museo de antioquia', 'y nosotros los paisas?'], 'gratis'],
  ])('%s: about the place, and not about Andariego', async ([first = '', ...more], quote) => {
    expect((await talkBuiltin(andariego, first, ...more)).text).toContain(quote)
  })

  test('a plan gets another length, whatever is said after it', async () => {
    const { stops } = await talkBuiltin(
      andariego,
      'plan de un día en lisboa',
      'mm hazlo de dos q me dieron libre el viernes',
    )
    expect(new Set(stops.map(({ day }) => day)).size).toBe(2)
  })
})
