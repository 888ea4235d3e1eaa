import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import { askBuiltin, talkBuiltin } from '../testing/ask-builtin.ts'
import { loadEvaluationCommunity, placesOf } from '../testing/evaluation-community.ts'

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  await loadEvaluationCommunity(andariego.services.database, [
    ...placesOf('fortythird'),
    ...placesOf('fortyfifth'),
    ...placesOf('fortysixth'),
  ])
}, 120_000)
afterAll(() => andariego.close())
const ask = async (message: string) => (await askBuiltin(andariego, message)).text

describe('a sentence of the topic that does not tell of the thing', () => {
  const UNKNOWN = /nadie ha contado|nobody has told/i
  test.each([
    ['dan masajes en los termales de rivera la gabriela', 'vapor'],
    ['a qué hora prenden las luces de la cruz del tercer milenio', 'La entrada'],
    ['does Café Casa del Balcón have dairy free cake?', 'quinua'],
    ['is there vegan cake in Café Casa del Balcón?', 'quinua'],
    ['torta para celíacos en el café casa del balcón', 'quinua'],
    ['cuándo restauraron la cripta de la muralla romana de lugo', 'kilómetros'],
  ])('is not quoted as the answer: %s', async (question) => {
    const [lead = ''] = (await ask(question)).split('\n')
    expect(lead).toMatch(UNKNOWN)
  })

  test('is not quoted in a talk about a church', async () => {
    const { text } = await talkBuiltin(andariego, 'qué tal la Sé de Braga', 'y la cripta se puede ver?')
    expect(text).toMatch(/^De \[Sé de Braga\].*nadie ha contado todavía nada de «cripta»/)
  })
})

test('a review in another language that has the word itself answers', async () => {
  expect(await ask('y el claustro de la Sé de Braga, cómo está')).toContain('Cloître en travaux')
  expect(await ask('quanto costa una scatola di sigari alla Tabacalera Hoja Segoviana?')).toContain(
    '45 dollari',
  )
})

test.each([
  ['cómo llego a las chullpas de sillustani sin guía', 'combi'],
  ['cómo se sube al mirador kuntur wasi sin morir en las gradas', 'taxi'],
])('what to avoid on the way is no topic of its own: %s', async (question, said) => {
  const text = await ask(question)
  expect(text).toMatch(/^Sobre cómo llegar/)
  expect(text).toContain(said)
})

test.each([
  ['museo auto moncopulli, entrada', 'La entrada cuesta 5.000'],
  ['ultimo ferry puerto de san jorge', 'a las 5 y 45'],
  ['piden cadenas pal auto en antillanca', 'Obligan a llevar cadenas'],
  ['cómo se duerme en el hostal las hamacas de neiva', 'no se duerme'],
  ['a la bodega los tamariscos se puede ir en bici o es un suicidio', '40 minutos'],
  ['es un suicidio ir en bici a la bodega los tamariscos?', '40 minutos'],
  ['me voy a aburrir en el museo auto moncopulli?', 'es fome'],
  ['hay museo en la Real Escuela', 'museo de carruajes'],
  ['dónde hace menos calor, en la presa el rejón o en las grutas', '18 grados'],
  ['convento del naranjo o teatro la chaya la última noche del año', '31 de diciembre'],
])('%s: what is meant is told', async (question, said) => {
  expect(await ask(question)).toContain(said)
})

test.each([
  ['con este calorón en chihuahua, a donde me meto bajo tierra pa no derretirme', 'Grutas de Nombre de Dios'],
  ['ando con los pies molidos, una cama barata en burgos', 'Albergue Puerta del Arlanzón'],
  ['dónde veo flamencos en tavira, voy con el trípode a cuestas', 'Salinas da Ria'],
  ['I want to make a chocolate bar in Rivas', 'Finca El Guanacaste'],
  ['somewhere in Coquimbo to try standing on a board, never done it', 'Escuela de Surf Totoralillo'],
  ['em Antofagasta, um programa noturno longe das luzes da cidade, olhando pro céu', 'Observatorio'],
])('%s: %s is the first place', async (question, first) => {
  expect(/^1\. \[(.+?)\]/m.exec(await ask(question))?.[1]).toContain(first)
})

test('what is asked about what was just told is asked of that', async () => {
  const { text } = await talkBuiltin(andariego, 'rentan kayak en la presa el rejón?', 'y cuánto cuesta?')
  expect(text).toContain('Rentan kayak a 120 pesos')
  expect(text).not.toContain('No cuesta nada entrar')
})

test.each(['y dónde me tomo un café después?', 'dónde tomo un café en la misma ciudad'])(
  'a talk goes on at another place of the town: %s',
  async (then) => {
    const { text } = await talkBuiltin(andariego, 'contame de la feria libre de rahue', then)
    expect(text).toMatch(/\n1\. \[Café Oma Trudi\]/)
  },
)

test.each([
  ['quién puede ver mi perfil, mi ex es celoso', 'perfil'],
  ['funciona sin internet? voy a la montaña', 'sin conexión'],
  ['cómo subo una foto a un lugar', 'fotos'],
])('%s: the product answers', async (question, said) => {
  expect(await ask(question)).toContain(said)
})

test('what is next to a place is near it', async () => {
  const text = await ask('termino de ver el museo rafael coronel a las 12, qué otra cosa hay próxima?')
  expect(text).toMatch(/^Cerca de \[Museo Rafael Coronel\]/)
  // When somebody leaves is no wish for opening hours.
  expect(text).not.toContain('Abren a las 8')
})
