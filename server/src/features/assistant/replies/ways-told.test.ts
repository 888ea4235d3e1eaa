import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

// Of the forty-first and forty-second community: ways that reviewers tell, words for kinds of place, and what is said besides.

describe('of the forty-first community', () => {
  let andariego: TestApp
  beforeAll(async () => {
    andariego = await evaluationApp('fortyfirst')
  }, 120_000)
  afterAll(() => andariego.close())
  const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

  test('who asks for the way by bus or car reads who went it, and no straight line', async () => {
    expect(await ask('como llego a la corota en transporte publico desde pasto')).toContain('9.000 pesos')
    expect(await ask('de león a la cueva de valporquero cuánto es en coche')).toContain(
      '50 minutos desde León',
    )
  })

  test('why somebody asks asks for nothing', async () => {
    expect(
      await ask(
        'de león a la cueva de valporquero cuánto es en coche (mi niña se marea en las curvas, por eso pregunto)',
      ),
    ).toContain('50 minutos desde León')
    expect(
      await ask(
        'Una pregunta: ¿hasta qué hora puedo volver de noche al Albergue San Froilán? Es que quiero ir de vinos antes',
      ),
    ).toContain('22:30')
  })

  test('one word of a name far from the town is no name', async () => {
    expect(
      await ask('Caminata brava, de las que dejan sin piernas, arriba en el frío, cerca de Pasto'),
    ).not.toContain('Cecina Brava')
  })

  test('what there is in a town is no help with the product', async () => {
    expect(await ask('en evora hay algo tipo stonehenge?')).not.toContain('itinerario')
  })
})

describe('of the forty-second community', () => {
  let andariego: TestApp
  beforeAll(async () => {
    andariego = await evaluationApp('fortysecond')
  }, 120_000)
  afterAll(() => andariego.close())
  const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

  test('«la plaza» and «el centro» are those of the town', async () => {
    expect(await ask('Queda lejos la Casa Terracota de la plaza? Voy con bastón')).toContain('20 minutos')
    expect(await ask('los tercios a pie desde el centro cuánto es?')).toContain('Media hora a pie')
  })

  test('«el parque» of a talk about a lake is no park in another country', async () => {
    expect(await ask('vale la pena la laguna 69?', 'ya, y cuánto es la entrada al parque')).toContain(
      '30 soles',
    )
  })

  test('centavos are a price', async () => {
    expect(await ask('a cuánto la pupusa de loroco en El Portalito vos')).toContain('75 centavos')
  })

  test('in the rain a roof counts', async () => {
    expect(await ask('bajo techo con niños en puerto varas, está lloviendo')).toMatch(
      /^[^1]*1\. \[Museo Pablo Fierro\]/,
    )
  })

  test('who asks what harm a meal did reads of it', async () => {
    expect(await ask('a alguno le hizo daño la comida de la pupuseria el portalito?')).toContain(
      'me cayó mal',
    )
    expect(await ask('huele mal la zona de couros? lo leí en otro lado')).toContain('alcantarilla')
  })

  test('to eat, a place where people eat comes before a hostel with breakfast', async () => {
    expect(await ask('donde comer barato en zacatecas')).toMatch(/^[^1]*1\. \[Gorditas La Güera Chole\]/)
  })

  test('«V. de Leyva» is the town', async () => {
    expect(await ask('2 dias v. de leyva con niños chiquitos, ruta')).toContain('Villa de Leyva')
  })

  test('who wants to keep a route is told of itineraries', async () => {
    expect(await ask('como armo una ruta y la guardo para despues')).toContain('Itinerarios')
  })
})
