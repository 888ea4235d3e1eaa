import type { Place } from '@andariego/contract/places'
import type { Traveller } from '../../../../test/traveller.ts'

const PLACES = {
  alhambra: [
    'Alhambra',
    'C. Real de la Alhambra, Granada, España',
    'Granada',
    37.1761,
    -3.5881,
    'Una fortaleza que por dentro se vuelve susurro, con agua que corre por todas partes.',
  ],
  generalife: ['Generalife', 'Paseo del Generalife, Granada, España', 'Granada', 37.1771, -3.5849, null],
  museo: ['Museo Arqueológico', 'Carrera del Darro 43, Granada, España', 'Granada', 37.1789, -3.5912, null],
  obelisco: [
    'Obelisco de Buenos Aires',
    'Av. 9 de Julio, Buenos Aires',
    'Buenos Aires',
    -34.6037,
    -58.3816,
    null,
  ],
  malba: ['Museo MALBA', 'Av. Figueroa Alcorta 3415', 'Buenos Aires', -34.5772, -58.4031, null],
  machuPicchu: ['Machu Picchu', 'Aguas Calientes, Cusco, Perú', 'Aguas Calientes', -13.1631, -72.545, null],
} as const satisfies Record<string, [string, string, string, number, number, string | null]>
type Name = keyof typeof PLACES

/** Creates a handful of places in three countries, some of them reviewed. */
export const community = async (author: Traveller, critic: Traveller) => {
  const places = {} as Record<Name, Place>
  for (const [key, [name, address, city, latitude, longitude, description]] of Object.entries(PLACES))
    places[key as Name] = await author.api('POST /places', {
      body: { name, address, city, latitude, longitude, description },
    })
  const review = async ({ api }: Traveller, place: Name, rating: number, content: string) => {
    const form = new FormData()
    form.set('rating', String(rating))
    form.set('content', content)
    await api('POST /places/:id/reviews', { params: { id: places[place].id }, form })
  }
  await review(author, 'alhambra', 5, 'Los palacios al atardecer son un sueño. Hay que reservar.')
  await review(critic, 'alhambra', 3, 'Demasiada gente en las colas de la mañana.')
  await review(author, 'malba', 5, 'Una colección preciosa y un café tranquilo.')
  await review(critic, 'generalife', 4, 'Jardines para perderse con calma entre fuentes.')
  return places
}
