import type { DemoPlace } from '../demo-place.ts'

export const spainNorth = {
  laConcha: {
    name: 'Playa de la Concha',
    address: 'Paseo de la Concha, 20007 San Sebastián, España',
    city: 'San Sebastián',
    position: [43.316, -1.989],
    addedBy: 'iker',
    addedDaysAgo: 697,
    motif: 'coast',
    description:
      'Una bahía en forma de concha, de arena fina, en pleno centro de la ciudad, con la isla de Santa Clara en medio. Cuando sube la marea la playa se encoge; cuando baja, media ciudad pasea por la orilla. La barandilla blanca del paseo es un símbolo donostiarra.',
    reviews: [
      [
        'iker',
        5,
        685,
        'Nado aquí todo el año, hasta el gabarrón y vuelta. Mirad la tabla de mareas: con pleamar viva en agosto no hay sitio ni para una toalla. Hay duchas, taquillas y sillas anfibias para quien las necesite.',
        ['morning'],
      ],
      [
        'mateo',
        4,
        461,
        'El agua está fría, que nadie les mienta. Pero caminar descalzo de punta a punta y después ir de barra en barra por lo viejo es de lo mejor que hice en España.',
      ],
      [
        'yamile',
        3,
        235,
        'Linda la postal, y llovió los tres días en pleno julio. Los pintxos, muy ricos; la cuenta, un susto.',
      ],
      [
        'pilar',
        5,
        87,
        'Con la silla anfibia y dos socorristas encantadores, mi marido se bañó en el mar por primera vez en nueve años. No digo más.',
      ],
    ],
  },
  guggenheim: {
    name: 'Museo Guggenheim Bilbao',
    address: 'Av. Abandoibarra, 2, 48009 Bilbao, España',
    city: 'Bilbao',
    position: [43.2687, -2.934],
    addedBy: 'iker',
    addedDaysAgo: 525,
    description:
      'Un barco de titanio varado junto a la ría que cambió la suerte de una ciudad. Fuera esperan una araña gigante y un perro cubierto de flores; dentro, las espirales de acero de Serra y exposiciones que van cambiando. Se llega en tranvía o dando un paseo por la ría.',
    reviews: [
      [
        'iker',
        4,
        520,
        'El edificio gana al contenido nueve de cada diez veces. Los de Bilbao lo vemos sobre todo por fuera, de camino a otra cosa, y es cuando más luce: con lluvia, gris sobre gris.',
      ],
      [
        'rodrigo',
        5,
        309,
        'Métanse en las planchas de acero de Serra y caminen lento, que uno se marea de verdad. Mi polola lloró, yo perdí el sentido de la orientación.',
      ],
      [
        'marisol',
        3,
        109,
        'Soy sincera: medio museo estaba cerrado por montaje y cobraban casi lo mismo. El perro de flores sí que no decepciona.',
      ],
    ],
  },
  lagosDeCovadonga: {
    name: 'Lagos de Covadonga',
    address: 'Parque Nacional de los Picos de Europa, carretera CO-4, Cangas de Onís, Asturias, España',
    city: 'Cangas de Onís',
    position: [43.272, -4.985],
    addedBy: 'fermin',
    addedDaysAgo: 398,
    motif: 'lake',
    description:
      'El Enol y la Ercina, dos lagos de montaña entre praderas donde las vacas tienen preferencia. Se sube desde Covadonga por una carretera famosa entre ciclistas; en verano y en los puentes está cerrada a los coches y hay que ir en autobús. Una ruta circular sencilla une los dos lagos.',
    reviews: [
      [
        'fermin',
        5,
        393,
        'Subí con niebla cerrada y al llegar arriba se abrió como un telón. Queso, pan y una vaca mirándome comer. El autobús sale de Cangas y en agosto conviene sacarlo el día antes.',
        ['morning'],
      ],
      [
        'nuria',
        4,
        212,
        'La ruta circular se hace en hora y media con críos. En junio todavía había nieve en las cumbres. Cobertura, ninguna: descargad el mapa.',
      ],
      [
        'gabriela',
        2,
        65,
        'Fui en agosto y solo vi niebla y gente. Tres horas de espera entre unas cosas y otras.',
      ],
    ],
  },
  catedralDeSantiago: {
    name: 'Catedral de Santiago de Compostela',
    address: 'Praza do Obradoiro, 15704 Santiago de Compostela, España',
    city: 'Santiago de Compostela',
    position: [42.8806, -8.5446],
    addedBy: 'fermin',
    addedDaysAgo: 640,
    motif: 'towers',
    description:
      'El final de todos los caminos. Detrás de la fachada barroca del Obradoiro se esconde el Pórtico de la Gloria, restaurado con sus colores. Cada mediodía se celebra la misa del peregrino. En la plaza hay siempre alguien tumbado en el suelo, descalzo y feliz.',
    reviews: [
      [
        'fermin',
        5,
        632,
        'Vivo a media hora y vengo cuando llueve, que es cuando la piedra huele. El botafumeiro no vuela todos los días, digan lo que digan: hay fechas señaladas y el resto es por encargo.',
        ['dusk'],
      ],
      [
        'rosario',
        5,
        416,
        'Llegué caminando desde Sarria con los pies hechos papa. La misa del peregrino me pescó llorando al lado de una señora coreana que también lloraba. La credencial se sella en la oficina, vayan temprano por el turno.',
      ],
      [
        'andres',
        4,
        230,
        'El Pórtico se paga aparte y con hora, y no se puede fotografiar. Quien tenga energía, que suba a las cubiertas.',
      ],
      [
        'julian',
        3,
        19,
        'Había obras en una nave y mucha tienda alrededor. La plaza a las siete de la mañana, en cambio, es de una emoción enorme.',
      ],
    ],
  },
  playaDeLasCatedrales: {
    name: 'Playa de las Catedrales',
    address: 'Praia de Augas Santas, Ribadeo, Lugo, España',
    city: 'Ribadeo',
    position: [43.554, -7.157],
    addedBy: 'fermin',
    addedDaysAgo: 282,
    description:
      'Arcos de pizarra de treinta metros que el mar ha ido tallando y que solo se pueden recorrer con marea baja. En Semana Santa y de julio a septiembre hace falta una reserva gratuita por internet. Con la marea alta se pasea por arriba, por la pasarela del acantilado.',
    reviews: [
      [
        'fermin',
        5,
        278,
        'Una hora antes de la bajamar, botas de agua o descalzo, y ojo con quedarse encajonado cuando vuelve a subir: todos los años hay algún susto.',
      ],
      [
        'carmen',
        3,
        140,
        'No miramos las mareas (sí, ya lo sé) y desde arriba no se entiende nada. Agua helada y aire para volar cometas. Volveremos con la lección aprendida.',
      ],
      [
        'lucia',
        4,
        33,
        'Saqué la reserva gratis por internet la noche anterior y nadie me la pidió, pero llevala igual. Fui a las siete y media de la mañana con marea baja: arcos, niebla y diez personas.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
