import type { Picture } from '../pictures/picture.ts'
import type { PlaceName } from './places.ts'
import type { TravellerName } from './travellers.ts'

export interface DemoReview {
  place: PlaceName
  author: TravellerName
  rating: 2 | 3 | 4 | 5
  hoursAgo: number
  content: string
  pictures?: Picture[]
  likes?: TravellerName[]
  dislikes?: TravellerName[]
}

const DAY = 24

/** Oldest first. */
export const reviews: DemoReview[] = [
  {
    place: 'alhambra',
    author: 'ines',
    rating: 5,
    hoursAgo: 149 * DAY,
    content:
      'Reservé la entrada con dos meses y aun así casi no consigo. Valió cada minuto: en el Patio de los Arrayanes me senté en un rincón y estuve media hora mirando el reflejo. Lleven agua y calzado cómodo, que entre la Alcazaba y el Generalife se camina muchísimo.',
    pictures: [
      { scene: 'arches', hour: 'dusk', seed: 11 },
      { scene: 'arches', hour: 'morning', seed: 12 },
      { scene: 'ridges', hour: 'dusk', seed: 13 },
    ],
    likes: ['carmen', 'lucia', 'mateo', 'julian'],
  },
  {
    place: 'machuPicchu',
    author: 'mateo',
    rating: 5,
    hoursAgo: 133 * DAY,
    content:
      'Hicimos el camino corto desde el kilómetro 104 y entramos por la Puerta del Sol. Llovió toda la mañana y pensé que no veríamos nada; a las once se abrió el cielo y se nos cayeron las lágrimas a los cuatro. Consejo: el pasaporte en la mano, que lo piden mil veces, y bloqueador aunque esté nublado.',
    pictures: [
      { scene: 'ridges', hour: 'morning', seed: 21 },
      { scene: 'ridges', hour: 'noon', seed: 23 },
      { scene: 'ridges', hour: 'dusk', seed: 25 },
      { scene: 'ridges', hour: 'night', seed: 26 },
    ],
    likes: ['lucia', 'carmen', 'ines'],
  },
  {
    place: 'obelisco',
    author: 'lucia',
    rating: 3,
    hoursAgo: 121 * DAY,
    content:
      'Está bien para la foto y para ubicarse, pero no hay mucho más que hacer ahí mismo. Lo lindo es lo que lo rodea: caminar por Corrientes de noche, entrar a una librería y terminar con una porción de muzza de parado.',
    likes: ['julian'],
  },
  {
    place: 'uyuni',
    author: 'carmen',
    rating: 5,
    hoursAgo: 108 * DAY,
    content:
      'Fuimos en febrero y tocó el espejo perfecto. No hay foto que lo explique: miras abajo y ves nubes. El guía preparó el almuerzo en medio de la nada y nos quedamos hasta que salieron las estrellas. Hace un frío tremendo en cuanto se va el sol, no se confíen.',
    pictures: [
      { scene: 'mirror', hour: 'dusk', seed: 31 },
      { scene: 'mirror', hour: 'noon', seed: 32 },
      { scene: 'mirror', hour: 'night', seed: 33 },
      { scene: 'mirror', hour: 'morning', seed: 34 },
    ],
    likes: ['mateo', 'ines', 'julian', 'lucia'],
  },
  {
    place: 'uyuni',
    author: 'julian',
    rating: 4,
    hoursAgo: 95 * DAY,
    content:
      'Paisaje de otro planeta. Le quito una estrella porque la excursión que contraté iba con el reloj en la mano y apenas paramos en la isla de los cactus. Pregunten bien cuánto tiempo dan en cada parada antes de pagar.',
    likes: ['carmen'],
  },
  {
    place: 'cartagena',
    author: 'lucia',
    rating: 4,
    hoursAgo: 88 * DAY,
    content:
      'Preciosa, colorida y calurosa como pocas. Nos alojamos en Getsemaní y fue un acierto: más barato, más vida de barrio y a diez minutos a pie de la muralla. Los vendedores insisten bastante, con un «no, gracias» y una sonrisa alcanza.',
    pictures: [
      { scene: 'facades', hour: 'noon', seed: 41 },
      { scene: 'facades', hour: 'dusk', seed: 42 },
    ],
    likes: ['ines', 'mateo'],
  },
  {
    place: 'peritoMoreno',
    author: 'ines',
    rating: 5,
    hoursAgo: 79 * DAY,
    content:
      'Estuvimos cuatro horas en las pasarelas y vimos tres desprendimientos. El primero me hizo gritar. Se puede llegar en autobús desde El Calafate sin problema; lleven comida porque la cafetería es cara, y guantes aunque sea verano.',
    pictures: [
      { scene: 'glacier', hour: 'noon', seed: 51 },
      { scene: 'glacier', hour: 'morning', seed: 52 },
      { scene: 'ridges', hour: 'night', seed: 53 },
    ],
    likes: ['julian', 'lucia', 'carmen', 'mateo'],
  },
  {
    place: 'chichenItza',
    author: 'julian',
    rating: 2,
    hoursAgo: 71 * DAY,
    content:
      'El lugar es impresionante, pero llegamos a las once en plena temporada alta y fue un error: filas larguísimas, cuarenta grados y puestos de recuerdos en cada sendero. Si van, que sea a primera hora o mejor elijan Ek Balam.',
    likes: ['ines'],
    dislikes: ['carmen'],
  },
  {
    place: 'valparaiso',
    author: 'carmen',
    rating: 4,
    hoursAgo: 60 * DAY,
    content:
      'Me encantaron los murales y la gente, que te cuenta la historia de cada casa si preguntas. Las subidas son serias: el ascensor Reina Victoria salva las rodillas. De noche conviene volver en taxi a las zonas menos concurridas.',
    pictures: [{ scene: 'facades', hour: 'morning', seed: 61 }],
    likes: ['mateo', 'lucia'],
  },
  {
    place: 'machuPicchu',
    author: 'ines',
    rating: 4,
    hoursAgo: 52 * DAY,
    content:
      'Maravilloso, aunque los circuitos marcados no dejan volver atrás, así que piensen bien cuál compran. Nosotros elegimos el dos y se ve todo lo clásico. El autobús de subida es caro; bajar a pie son unos cuarenta minutos de escalones.',
    likes: ['mateo'],
  },
  {
    place: 'sagradaFamilia',
    author: 'mateo',
    rating: 5,
    hoursAgo: 44 * DAY,
    content:
      'Entré sin grandes expectativas, cansado de iglesias, y me quedé dos horas. La luz de la tarde por los vitrales del poniente pinta el suelo de rojo y naranja. Suban a la torre del Nacimiento solo si no les da vértigo la escalera de caracol.',
    likes: ['ines', 'carmen', 'lucia'],
  },
  {
    place: 'cartagena',
    author: 'julian',
    rating: 5,
    hoursAgo: 35 * DAY,
    content: 'Atardecer en la muralla, limonada de coco y champeta de fondo. No necesito nada más.',
    likes: ['lucia', 'ines', 'carmen'],
  },
  {
    place: 'iguazu',
    author: 'carmen',
    rating: 5,
    hoursAgo: 27 * DAY,
    content:
      'Dos días, uno de cada lado, y no sobró nada: Brasil para la vista completa y Argentina para meterse adentro. El paseo en lancha te deja hecho sopa pero feliz. Ojo con los coatíes, que me robaron un alfajor de la mano con una técnica impecable.',
    pictures: [
      { scene: 'waterfall', hour: 'noon', seed: 71 },
      { scene: 'waterfall', hour: 'morning', seed: 72 },
      { scene: 'waterfall', hour: 'dusk', seed: 73 },
      { scene: 'ridges', hour: 'noon', seed: 74 },
      { scene: 'waterfall', hour: 'noon', seed: 75 },
    ],
    likes: ['lucia', 'julian', 'mateo', 'ines'],
  },
  {
    place: 'alhambra',
    author: 'lucia',
    rating: 4,
    hoursAgo: 19 * DAY,
    content:
      'Los palacios, de diez. La organización, regular: perdimos el turno de los Nazaríes por diez minutos porque la señalización confunde y hubo que rogar un poco. Lleguen con media hora de sobra y todo irá bien.',
    likes: ['ines'],
  },
  {
    place: 'monteAlban',
    author: 'lucia',
    rating: 5,
    hoursAgo: 14 * DAY,
    content:
      'Subí a primera hora y durante veinte minutos fui la única persona en la Gran Plaza. Con guía se disfruta el doble: sin ella, los danzantes son piedras; con ella, son una historia tremenda. Sombrero obligatorio.',
    pictures: [
      { scene: 'terraces', hour: 'morning', seed: 81 },
      { scene: 'terraces', hour: 'dusk', seed: 82 },
    ],
    likes: ['mateo', 'carmen'],
  },
  {
    place: 'peritoMoreno',
    author: 'mateo',
    rating: 5,
    hoursAgo: 9 * DAY + 5,
    content:
      'Hice la caminata sobre el hielo y es cara, pero son de esos gastos que uno no recuerda después. Los crampones cansan: vayan descansados. Terminar con un vaso con hielo del propio glaciar es un detalle simpático.',
    likes: ['julian', 'ines'],
  },
  {
    place: 'valparaiso',
    author: 'ines',
    rating: 3,
    hoursAgo: 5 * DAY + 3,
    content:
      'Tiene mucho encanto y también bastante descuido; hay calles divinas al lado de otras llenas de basura. Un día y medio alcanza. El desayuno con vista a la bahía, eso sí, lo repetiría mañana mismo.',
    likes: ['carmen'],
    dislikes: ['mateo'],
  },
  {
    place: 'coloniaDelSacramento',
    author: 'julian',
    rating: 4,
    hoursAgo: 2 * DAY + 7,
    content:
      'Escapada perfecta desde Buenos Aires: una hora y cuarto de barco y otro ritmo. Al mediodía se llena, pero a las ocho de la mañana la calle es toda de uno. Alquilen bicicleta y sigan por la rambla hasta la vieja plaza de toros.',
    pictures: [
      { scene: 'facades', hour: 'dusk', seed: 91 },
      { scene: 'mirror', hour: 'dusk', seed: 92 },
    ],
    likes: ['ines', 'lucia'],
  },
  {
    place: 'sagradaFamilia',
    author: 'julian',
    rating: 4,
    hoursAgo: 22,
    content:
      'La audioguía está muy bien hecha y dura justo lo necesario. Había mucha gente, así que si buscan silencio, la primera hora del día es la única opción. Compren por la página oficial: en la puerta ya no quedaba nada.',
    likes: ['ines'],
  },
  {
    place: 'iguazu',
    author: 'mateo',
    rating: 5,
    hoursAgo: 3,
    content:
      'Acabo de volver y todavía tengo el ruido del agua en la cabeza. Con la creciente, la pasarela de la Garganta temblaba. Bolsa impermeable para el teléfono, sí o sí.',
    likes: ['carmen'],
  },
]

export const favourites: Record<TravellerName, PlaceName[]> = {
  lucia: ['uyuni', 'peritoMoreno', 'alhambra', 'iguazu'],
  mateo: ['machuPicchu', 'peritoMoreno', 'coloniaDelSacramento'],
  carmen: ['uyuni', 'cartagena', 'sagradaFamilia', 'iguazu', 'monteAlban'],
  julian: ['peritoMoreno', 'obelisco', 'cartagena'],
  ines: ['alhambra', 'machuPicchu', 'valparaiso', 'uyuni'],
}
