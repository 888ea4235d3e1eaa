import type { DemoPlace } from '../demo-place.ts'

export const europe = {
  torreEiffel: {
    name: 'Torre Eiffel',
    address: 'Champ de Mars, 5 avenue Anatole France, 75007 París, Francia',
    city: 'París',
    position: [48.8584, 2.2945],
    addedBy: 'ines',
    addedDaysAgo: 667,
    description:
      'Iba a durar veinte años y ya nadie imagina París sin ella. Se sube en ascensor o por escaleras hasta el segundo piso; a la cima, solo en ascensor. Al anochecer, durante los primeros minutos de cada hora, parpadea entera y la gente aplaude.',
    reviews: [
      [
        'ines',
        4,
        659,
        'Subimos por las escaleras: 674 escalones hasta el segundo piso, la mitad de precio y casi sin cola. Desde abajo, con una manta y un queso en el Campo de Marte, se disfruta igual.',
      ],
      [
        'alejo',
        2,
        410,
        'Dos horas de fila con entrada comprada, control tras control, y la cima cerrada por viento. La vista de la torre es mejor que la vista desde la torre.',
      ],
      [
        'marisol',
        5,
        228,
        'Me prometí a los quince años que iría. Fui a los cuarenta y dos, sola, y brindé con jugo de caja.',
      ],
      [
        'pilar',
        4,
        67,
        'Con silla se llega hasta el segundo piso en ascensor y con tarifa reducida; a la cima no permiten. El personal, muy correcto. Carteristas por todas partes.',
      ],
    ],
  },
  coliseo: {
    name: 'Coliseo',
    address: 'Piazza del Colosseo, 1, 00184 Roma, Italia',
    city: 'Roma',
    position: [41.8902, 12.4922],
    addedBy: 'carmen',
    addedDaysAgo: 517,
    motif: 'arches',
    description:
      'El anfiteatro más grande que levantó Roma, con sitio para unas cincuenta mil personas, sigue dando miedo y asombro. La entrada incluye el Foro y el Palatino y se compra con hora; la arena y los subterráneos se pagan aparte. Por fuera, de noche, es gratis y casi íntimo.',
    reviews: [
      [
        'carmen',
        4,
        512,
        'Hacedme caso: primero el Palatino, que tiene sombra y fuentes, y el Coliseo a última hora. En julio, al mediodía, aquello es una sartén.',
        ['dusk'],
      ],
      [
        'efrain',
        5,
        286,
        'El recorrido por los subterráneos me enseñó cómo subían las fieras con poleas. Los boletos salen un mes antes y vuelan en minutos.',
      ],
      [
        'camila',
        3,
        23,
        'Imponente por fuera y bastante pelado por dentro. La reventa en la puerta es un asedio; no les compren nada, ni siquiera pulseritas.',
      ],
    ],
  },
  torreDeBelem: {
    name: 'Torre de Belém',
    address: 'Av. Brasília, Belém, 1400-038 Lisboa, Portugal',
    city: 'Lisboa',
    position: [38.6916, -9.216],
    addedBy: 'fermin',
    addedDaysAgo: 375,
    description:
      'Una fortaleza del siglo XVI que parece una pieza de ajedrez olvidada en la orilla del Tajo. El exterior, con sus cuerdas talladas en piedra, es lo mejor. A un paseo están el monasterio de los Jerónimos y la pastelería más famosa de Portugal.',
    reviews: [
      [
        'fermin',
        3,
        370,
        'La cola para subir es larga y la escalera, de sentido único con semáforo. Yo la miraría por fuera, con un pastel de Belém en cada mano, y dedicaría el tiempo a los Jerónimos.',
      ],
      [
        'xochitl',
        4,
        191,
        'Fuimos en el tranvía 15 desde el centro. Los niños jugaron en el pasto y nosotros vimos el atardecer sobre el puente. Antes de ir miren si está abierta, que la tuvieron en obras.',
      ],
      [
        'diego',
        4,
        21,
        'Nos sentamos en la grama con unos pasteles todavía calientes y canela encima. Para mí eso fue la visita; a la torre ni subí.',
      ],
    ],
  },
  ribeira: {
    name: 'Ribeira de Oporto',
    address: 'Cais da Ribeira, Oporto, Portugal',
    city: 'Oporto',
    position: [41.1407, -8.613],
    addedBy: 'carmen',
    addedDaysAgo: 200,
    motif: 'boats',
    description:
      'Casas estrechas de colores que se empujan para ver el Duero, ropa tendida, músicos y, al fondo, el puente de hierro de Luis I. Del otro lado están las bodegas de vino de Oporto. Las cuestas son serias, pero hay funicular y siempre un banco a mitad de camino.',
    reviews: [
      [
        'nuria',
        5,
        195,
        'Cruzad el puente por arriba a la hora azul y bajad por Gaia: la mejor vista de la Ribeira es desde enfrente. Los restaurantes del muelle, prescindibles; tres calles más adentro, bacalao honrado.',
        ['dusk'],
      ],
      [
        'lucia',
        5,
        89,
        'Me la pasé subiendo y bajando escaleras con una sonrisa. Una copa de tawny en la bodega, un músico tocando «Hallelujah» y ya estaba llorando.',
      ],
      ['rosario', 4, 30, 'Enero, lluvia finita y todo a mitad de precio. La piedra resbala como jabón.'],
    ],
  },
} satisfies Record<string, DemoPlace>
