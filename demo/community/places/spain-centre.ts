import type { DemoPlace } from '../demo-place.ts'

export const spainCentre = {
  prado: {
    name: 'Museo del Prado',
    address: 'C. de Ruiz de Alarcón, 23, 28014 Madrid, España',
    city: 'Madrid',
    position: [40.4138, -3.6921],
    addedBy: 'carmen',
    addedDaysAgo: 680,
    description:
      'Velázquez, Goya, el Bosco, Tiziano y Rubens bajo un mismo techo, en las salas que los reyes llenaron a su gusto. Dos horas para las obras maestras, un día para empezar a entenderlo. Las dos últimas horas de cada tarde la entrada es gratuita.',
    reviews: [
      [
        'pilar',
        5,
        671,
        'Treinta años llevando alumnos y me sigo parando delante de Las Meninas. Entrad por la puerta de los Jerónimos, que tiene rampa y menos espera. La tarde gratuita existe, pero la cola también: una hora para ver poco y deprisa.',
      ],
      [
        'efrain',
        5,
        467,
        'El Jardín de las delicias, de cerca, es una locura; me estuve media hora buscándole bichos. No dejan tomar fotos en ninguna sala y se agradece: la gente mira.',
      ],
      [
        'altagracia',
        3,
        238,
        'Mucho santo y mucho rey para mi gusto. Las pinturas negras de Goya sí me llevaron el alma. Lleven zapato bajo.',
      ],
      [
        'iker',
        4,
        94,
        'Con niños, pedid en información los recorridos familiares: los nuestros salieron cazando perros pintados.',
      ],
    ],
  },
  retiro: {
    name: 'Parque de El Retiro',
    address: 'Plaza de la Independencia, 7, 28001 Madrid, España',
    city: 'Madrid',
    position: [40.4153, -3.6845],
    addedBy: 'fermin',
    addedDaysAgo: 536,
    motif: 'garden',
    description:
      'El pulmón del centro de Madrid: un estanque con barcas, un palacio de cristal, rosales, titiriteros y una de las pocas estatuas dedicadas al ángel caído. Los domingos por la mañana lo visita medio Madrid; entre semana se oyen los pájaros.',
    reviews: [
      [
        'fermin',
        5,
        532,
        'Media hora de barca, un helado y a escuchar al del saxofón. Plan de jubilado con treinta y ocho años, y a mucha honra.',
        ['noon'],
      ],
      [
        'marisol',
        4,
        314,
        'Me sentaba a leer todas las tardes de la semana que pasé en Madrid. Hay fuentes para llenar la botella y baños públicos que cuestan casi nada. En agosto, a las cuatro, ni se les ocurra.',
      ],
      [
        'diego',
        4,
        157,
        'El Palacio de Cristal estaba en obras, una lástima. El resto es inmenso, limpio y gratis. Con viento fuerte lo cierran por las ramas, ya me pasó.',
      ],
    ],
  },
  toledo: {
    name: 'Catedral de Toledo',
    address: 'C. Cardenal Cisneros, 1, 45002 Toledo, España',
    city: 'Toledo',
    position: [39.8571, -4.0238],
    addedBy: 'carmen',
    addedDaysAgo: 348,
    description:
      'Gótico francés con alma española: vidrieras, un coro tallado hasta lo inverosímil y el Transparente, un agujero en la bóveda por el que la luz cae sobre el altar. Alrededor se enreda el casco antiguo, con sinagogas, mezquitas y mazapán.',
    reviews: [
      [
        'pilar',
        4,
        339,
        'Entrada de las caras, pero con audioguía incluida y una sacristía que es un pequeño museo: El Greco, Goya, Caravaggio. Las cuestas de Toledo, un castigo; hay escaleras mecánicas públicas en el Paseo de Recaredo.',
      ],
      [
        'lucia',
        5,
        183,
        'Fui en tren desde Atocha, media hora, y me quedé hasta la noche. Cuando se van los contingentes, Toledo es un laberinto iluminado y te podés perder feliz.',
      ],
      [
        'andres',
        3,
        38,
        'Un día de agosto, tres excursiones por delante y ningún sitio a la sombra. La catedral merece más calma de la que le dimos.',
      ],
    ],
  },
  segovia: {
    name: 'Acueducto de Segovia',
    address: 'Plaza del Azoguejo, 40001 Segovia, España',
    city: 'Segovia',
    position: [40.948, -4.1178],
    addedBy: 'carmen',
    addedDaysAgo: 462,
    description:
      'Más de ciento sesenta arcos de granito puestos unos sobre otros sin una gota de argamasa, de pie desde hace casi dos mil años. En el Azoguejo llega a los veintiocho metros. Se sube por unas escaleras a un mirador y de ahí a la catedral y al Alcázar.',
    reviews: [
      [
        'julian',
        5,
        454,
        'Puse la mano en una piedra romana y, sin querer, me callé. Gratis, a cualquier hora, en mitad de la calle. Desde la estación del AVE hay que tomar un autobús, no se vayan andando.',
      ],
      [
        'valentina',
        4,
        263,
        'Lo del cochinillo partido con un plato es un show, y rico, pero carito. En una tasca detrás de la plaza comimos judiones por una tercera parte.',
      ],
      [
        'tomas',
        5,
        106,
        'Los chicos corrieron abajo de los arcos hasta cansarse. Hizo un frío bárbaro en febrero y no había casi nadie.',
      ],
    ],
  },
  cuenca: {
    name: 'Casas Colgadas de Cuenca',
    address: 'C. Canónigos, s/n, 16001 Cuenca, España',
    city: 'Cuenca',
    position: [40.0786, -2.1289],
    addedBy: 'nuria',
    addedDaysAgo: 208,
    description:
      'Balcones de madera asomados a la hoz del Huécar, como si la casa fuera a dar un paso al vacío. Dentro hay un museo de arte abstracto con vistas que compiten con los cuadros. La mejor perspectiva está al otro lado del barranco, desde el puente de hierro de San Pablo.',
    reviews: [
      [
        'nuria',
        4,
        204,
        'El museo es una joya y no se paga entrada, pocos lo saben. El puente de San Pablo tiembla un poquito al andar. Aparcad abajo, que en el casco viejo es una ratonera.',
      ],
      [
        'camila',
        4,
        56,
        'Me imaginaba una calle entera y son tres casas. Igual, la ciudad al borde del precipicio es preciosa y poco turística.',
      ],
      [
        'marisol',
        4,
        12,
        'Del tren rápido al centro hay que agarrar bus, la estación queda lejos. Crucé el puente de San Pablo sin mirar para abajo y pagué una cerveza para celebrarlo.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
