import { expect, test } from 'vitest'
import { subjectOf } from './subject.ts'

test.each([
  ['Cerro San Cristóbal', 'mountain'],
  ['MONTAÑA de los Siete Colores', 'mountain'],
  ['Volcán Cotopaxi', 'volcano'],
  ['Playas de Tulum', 'beach'],
  ['Praia do Rosa', 'beach'],
  ['Islas Galápagos', 'island'],
  ['Lagunas de Montebello', 'lake'],
  ['Río Amazonas', 'river'],
  ['Cataratas del Iguazú', 'waterfall'],
  ['Niagara Falls', 'waterfall'],
  ['Catedral Metropolitana', 'church'],
  ['Basílica de Guadalupe', 'church'],
  ['Igrejas de Ouro Preto', 'church'],
  ['Mezquita-Catedral de Córdoba', 'mosque'],
  ['Museo del Oro', 'museum'],
  ['Teatro Colón', 'museum'],
  ['Desierto de Sonora', 'desert'],
  ['Salar de Uyuni', 'saltFlat'],
  ['Selva Lacandona', 'forest'],
  ['Parque Nacional Corcovado', 'forest'],
  ['Parque Nacional Los Glaciares', 'glacier'],
  ['Mirador de la Cascada', 'waterfall'],
  ['Golden Gate Bridge', 'bridge'],
  ['Torre Eiffel', 'tower'],
  ['Faro de Punta Carretas', 'lighthouse'],
  ['Ruinas de Copán', 'ruins'],
  ['Pirámides de Giza', 'pyramid'],
  ['Templo Mayor', 'temple'],
  ['Castillos de Loarre', 'castle'],
  ['Fortaleza de Sacsayhuamán', 'castle'],
  ['Plaza de Armas', 'town'],
  ['Plaza de la Catedral', 'church'],
  ['Ciudad Vieja', 'city'],
  ['Viñedos del Valle de Uco', 'vineyard'],
  ['Estadio Centenario', 'stadium'],
  ['Estaciones del Tren a las Nubes', 'station'],
  ['Puerto Madero', 'port'],
  ['Cañón del Sumidero', 'canyon'],
  ['Cuevas de Altamira', 'cave'],
  ['Molinos de Consuegra', 'windmill'],
  ['Obelisco de Buenos Aires', 'obelisk'],
] as const)('%s is drawn as a %s', (name, subject) => {
  expect(subjectOf(name)).toBe(subject)
})

test.each(['Montevideo', 'Larios', 'La Rambla', '東京', '', '🏔️', 'Playmobil'])('%j tells nothing', (name) => {
  expect(subjectOf(name)).toBeNull()
})
