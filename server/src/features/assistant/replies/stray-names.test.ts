import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

// Of the thirty-eighth to fortieth communities: ordinary words that are also in names, and what a talk is about.

describe('of the thirty-eighth community', () => {
  let andariego: TestApp
  beforeAll(async () => {
    andariego = await evaluationApp('thirtyeighth')
  }, 120_000)
  afterAll(() => andariego.close())
  const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

  test('«viejos» beside a named museum is no bar elsewhere that is called so', async () => {
    const text = await ask(
      'mi prima le tiene fobia a los juguetes viejos... a la gente le da grima lo de Casa Liria?',
    )
    expect(text).toContain('Museo de Muñecas y Vidrieras Casa Liria')
    expect(text).not.toContain('Tangobar')
  })

  test('what was sought is sought in the city that is named next', async () => {
    expect(await ask('quiero meterme en agua caliente', 'en manizales')).toMatch(
      /^[^1]*1\. \[Termales La Gruta del Cóndor\]/,
    )
  })

  test('«última vuelta» is nothing of a list', async () => {
    const text = await ask(
      'cavas de la quebrada de zonda cuánto sale la visita',
      'ok voy el martes, ultima vuelta a que hora',
    )
    expect(text).toContain('Cavas de la Quebrada de Zonda')
  })

  test('what there is «pa ese lado» is near', async () => {
    const text = await ask(
      'después de las cavas de la quebrada de zonda hay algo más pa ese lado o pego la vuelta',
    )
    expect(text).toContain('cerca de [Cavas de la Quebrada de Zonda]')
    expect(text).toContain('1. [Observatorio Cerro Parranda]')
  })

  test('a profile that an ex should not see is a question about the profile', async () => {
    expect(await ask('no quiero q mi ex vea mi perfil, lo puedo poner privado?')).toContain('es privado')
    expect(await ask('qué le contesto a mi ex')).not.toContain('perfil')
  })

  test('Spanish names of places make an Italian question no Spanish one', async () => {
    expect(
      await ask('Gentilissimi, quanto costa una stampa firmata al Taller de Grabado La Gubia Porteña?'),
    ).toContain('5.000')
  })
})

describe('of the thirty-ninth community', () => {
  let andariego: TestApp
  beforeAll(async () => {
    andariego = await evaluationApp('thirtyninth')
  }, 120_000)
  afterAll(() => andariego.close())
  const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

  test('«quanto costa» is no Costa Nova', async () => {
    const text = await ask('quanto costa il planetario del Parque Tangamanga')
    expect(text).toContain('Parque Tangamanga')
    expect(text).not.toContain('Costa Nova')
  })

  test('two places that are chosen between are compared, however far apart', async () => {
    const text = await ask('qué es más barato, costa nova o el parque tangamanga')
    expect(text).toContain('Costa Nova')
    expect(text).toContain('Tangamanga')
  })

  test.for([
    ['algo pegadito al museo asur pa descansar los pies?', 'Café Mirador de la Recoleta'],
    ['salgo empalagado de la oficina do doce, q tengo a dos pasos pa bajar el azucar', 'Cais dos Moliceiros'],
  ] as const)('«%s» lists what is next to it', async ([question, nearest]) => {
    expect(await ask(question)).toContain(`1. [${nearest}]`)
  })

  test.for([
    ['como llego en bus a costa nova desde la estacion de aveiro', '2,55'],
    ['Se ha quejado alguien del ruido en el Patio del Guayacán', 'ueño liviano'],
    [
      'mi hijo está loco por los tiranosaurios y vamos a Sucre. Qué hay para él',
      '1. [Parque Cretácico Cal Orcko]',
    ],
  ] as const)('«%s» is answered by «%s»', async ([question, answer]) => {
    expect(await ask(question)).toContain(answer)
  })

  test('a plan of «3d» has three days', async () => {
    expect(await ask('sucre 3d itinerario')).toContain('plan de 3 días')
  })

  test('beer without gluten is not answered by beer', async () => {
    expect(await ask('en la manteca colorá tienen birra sin gluten')).toMatch(/nadie ha contado todavía/)
  })
})

describe('of the fortieth community', () => {
  let andariego: TestApp
  beforeAll(async () => {
    andariego = await evaluationApp('fortieth')
  }, 120_000)
  afterAll(() => andariego.close())
  const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

  test('a sum before its sign is a price', async () => {
    expect(await ask('Quiero oír fado en Coímbra', '¿cuánto vale?')).toContain('10 €')
  })

  test('a town behind a place tells which place is meant, and asks for nothing near it', async () => {
    const text = await ask(
      'how much is the tasting tour at Tres Ánimas near Querétaro n what time does it leave',
    )
    expect(text).toContain('320')
    expect(text).not.toContain('Near [')
  })

  test('who asks in Italian whether it is worth it reads what people say', async () => {
    expect(await ask('Il Cuarto del Rescate merita o è una fregatura? Mia suocera insiste.')).toContain('»')
  })

  test('what a wedding costs is not what a visit costs', async () => {
    expect(
      await ask('si me quiero casar en la concatedral de santa maria de cáceres cuanto piden de donativo'),
    ).toMatch(/nadie ha contado todavía/)
  })
})
