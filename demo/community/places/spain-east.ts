import type { DemoPlace } from '../demo-place.ts'

export const spainEast = {
  sagradaFamilia: {
    name: 'Basílica de la Sagrada Familia',
    address: 'C/ de Mallorca, 401, 08013 Barcelona, España',
    city: 'Barcelona',
    position: [41.4036, 2.1744],
    addedBy: 'ines',
    addedDaysAgo: 555,
    motif: 'towers',
    description:
      'Por fuera es un bosque de torres que lleva más de un siglo creciendo; por dentro, el bosque es literal: columnas que se ramifican y vitrales que van del azul de la mañana al naranja de la tarde. Gaudí dejó la obra inconclusa y la ciudad aprendió a quererla así, con sus grúas, como quien ve crecer a alguien.',
    reviews: [
      [
        'mateo',
        5,
        534,
        'Entré sin grandes expectativas, cansado de iglesias, y me quedé dos horas. La luz de la tarde por los vitrales del poniente pinta el suelo de rojo y naranja. Suban a la torre del Nacimiento solo si no les da vértigo la escalera de caracol.',
      ],
      [
        'nuria',
        3,
        401,
        'Soy de aquí y reconozco que por dentro emociona. El precio, el gentío y los autocares aparcados en doble fila, no tanto. A los del barrio nos la enseñaron gratis un domingo y fue otra historia.',
      ],
      [
        'brenda',
        5,
        275,
        'Compré boleto con tres semanas y sin torre, y no me arrepiento. Se puede entrar con carriola y hay elevador al museo.',
        ['noon'],
      ],
      [
        'julian',
        4,
        122,
        'La audioguía está muy bien hecha y dura justo lo necesario. Había mucha gente, así que si buscan silencio, la primera hora del día es la única opción. Compren por la página oficial: en la puerta ya no quedaba nada.',
      ],
      [
        'altagracia',
        5,
        7,
        'Miré pa’ arriba y se me olvidó el dolor de pies. Vayan al final de la tarde, cuando todo se pone color mango.',
      ],
    ],
  },
  parkGuell: {
    name: 'Park Güell',
    address: 'C/ d’Olot, 08024 Barcelona, España',
    city: 'Barcelona',
    position: [41.4145, 2.1527],
    addedBy: 'nuria',
    addedDaysAgo: 424,
    motif: 'garden',
    description:
      'Gaudí proyectó una urbanización que fracasó y le quedó un parque de cuento: la escalinata del dragón, la sala de columnas, el banco ondulado cubierto de trozos de cerámica. La zona monumental se paga y lleva hora de entrada; los caminos de alrededor, entre pinos, son libres.',
    reviews: [
      [
        'nuria',
        4,
        419,
        'Un truco de vecina: desde el metro de Vallcarca hay escaleras mecánicas que ahorran la cuesta. Y la mejor vista de la ciudad no está en el banco, sino arriba, en el Turó de les Tres Creus, sin pagar.',
        ['morning'],
      ],
      [
        'rodrigo',
        3,
        258,
        'La parte pagada se ve en cuarenta minutos, con la mitad del banco ocupada por gente posando. Lindo, pero no alucinante.',
      ],
      [
        'xochitl',
        5,
        107,
        'A mis hijos el dragón les pareció mejor que cualquier parque de diversiones. Entramos en el primer turno y la luz era una maravilla.',
      ],
    ],
  },
  ciudadDeLasArtes: {
    name: 'Ciudad de las Artes y las Ciencias',
    address: 'Av. del Professor López Piñero, 7, 46013 Valencia, España',
    city: 'Valencia',
    position: [39.4541, -0.3505],
    addedBy: 'alejo',
    addedDaysAgo: 312,
    description:
      'Edificios blancos como huesos de ballena en el antiguo cauce del Turia: ópera, museo de ciencias, cine y el acuario más grande de Europa. Pasear entre los estanques no cuesta nada; lo de dentro se paga por separado o con entradas combinadas. De noche, iluminado, parece otra ciudad.',
    reviews: [
      [
        'alejo',
        4,
        307,
        'El Oceanogràfic da para todo un día: las belugas me dejaron zonzo. Es caro para una familia, pero hay combinados de dos días. El museo de ciencias tiene cosas rotas.',
      ],
      [
        'lucia',
        4,
        177,
        'Pedaleé por el viejo cauce del río de punta a punta, un parque de nueve kilómetros sin un solo auto. Llegar pedaleando hasta esos edificios es de película.',
      ],
      ['camila', 5, 50, 'Fui a la noche, gratis, y estuve una hora mirando los reflejos.'],
    ],
  },
  albarracin: {
    name: 'Albarracín',
    address: 'Plaza Mayor, 44100 Albarracín, Teruel, España',
    city: 'Albarracín',
    position: [40.408, -1.444],
    addedBy: 'nuria',
    addedDaysAgo: 176,
    description:
      'Casas color de teja apretadas en la curva de un río, con una muralla que trepa por el cerro sin proteger ya a nadie. Las calles son tan estrechas que los aleros se tocan. En los pinares cercanos hay pinturas rupestres y rocas rojas que atraen a escaladores.',
    reviews: [
      [
        'nuria',
        5,
        171,
        'Entre semana y en noviembre: humo de chimenea, cuatro gatos y una trucha en la posada. La muralla se sube en veinte minutos y con buen calzado.',
      ],
      [
        'iker',
        5,
        84,
        'Vengo por el búlder de los pinares de Rodeno y me quedo por el pueblo. Respetad las épocas de nidificación, hay sectores cerrados.',
      ],
      [
        'efrain',
        3,
        14,
        'Sin carro es complicadísimo: un solo bus desde Teruel y a deshora. El lugar es lindo, pero planifíquenlo mejor de lo que yo hice.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
