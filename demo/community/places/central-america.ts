import type { DemoPlace } from '../demo-place.ts'

export const centralAmerica = {
  tikal: {
    name: 'Tikal',
    address: 'Parque Nacional Tikal, Flores, Petén, Guatemala',
    city: 'Flores',
    position: [17.222, -89.6237],
    addedBy: 'efrain',
    addedDaysAgo: 688,
    motif: 'jungle',
    description:
      'Pirámides que sacan la cabeza por encima de la selva, tucanes, pizotes y un rugido lejano que resulta ser de monos. Se camina bastante entre una plaza y otra, siempre a la sombra. Desde el Templo IV se ve un mar de árboles con puntas de piedra; al amanecer flota encima la neblina.',
    reviews: [
      [
        'efrain',
        5,
        676,
        'He ido once veces y sigo viendo algo nuevo. La entrada del amanecer se compra aparte y exige guía; si está nublado no hay sol que valga, pero los ruidos de la selva despertando nadie se los quita. El boleto se paga antes, por internet o en el banco.',
        ['morning'],
      ],
      [
        'lucia',
        5,
        452,
        'Nos cruzamos con una fila de cuarenta coatíes (les dicen pizotes) con la cola parada. Llevar agua, repelente y piernas. Dormimos en Flores, a una hora larga de camioneta.',
      ],
      [
        'iker',
        4,
        267,
        'Subir al Templo IV por las escaleras de madera es más llevadero de lo que parece. Eché de menos paneles explicativos; sin guía, te pierdes la mitad.',
      ],
      [
        'altagracia',
        3,
        43,
        'Mosquitos como para regalar, treinta y seis grados y yo con jeans. Bello, sí. Vístanse mejor que yo.',
      ],
    ],
  },
  atitlan: {
    name: 'Lago de Atitlán',
    address: 'Muelle de Panajachel, Sololá, Guatemala',
    city: 'Panajachel',
    position: [14.7357, -91.1578],
    addedBy: 'marisol',
    addedDaysAgo: 438,
    motif: 'volcano',
    description:
      'Un lago profundo rodeado de tres volcanes y una docena de pueblos, cada uno con su lengua, su tejido y su carácter. Se va de uno a otro en lancha pública desde Panajachel. Por la mañana el agua es un espejo; después del mediodía sopla el xocomil y las lanchas saltan.',
    reviews: [
      [
        'marisol',
        5,
        433,
        'San Juan La Laguna fue mi favorito: cooperativas de tejedoras que te enseñan a teñir con plantas. La lancha pública cuesta poco y pasa cuando se llena. Crucen antes de las dos, que luego el viento lo pone a uno a rezar.',
        ['morning'],
      ],
      [
        'efrain',
        4,
        269,
        'Para subir al Rostro Maya a ver el amanecer vayan con guía local; solos no es buena idea. San Pedro es fiesta y Santiago es tradición, ustedes escojan.',
      ],
      [
        'gabriela',
        4,
        136,
        'Me quedé en Santa Cruz, en un hostal al que solo se llega por agua. El lancherito intenta cobrarle el doble al que tiene cara de extranjero: pregunten antes cuánto paga un vecino.',
      ],
    ],
  },
  arcoDeSantaCatalina: {
    name: 'Arco de Santa Catalina',
    address: '5a Avenida Norte, Antigua Guatemala, Sacatepéquez, Guatemala',
    city: 'Antigua Guatemala',
    position: [14.5603, -90.7338],
    addedBy: 'efrain',
    addedDaysAgo: 550,
    description:
      'Un arco amarillo con reloj que permitía a las monjas cruzar la calle sin ser vistas. Detrás, cuando las nubes quieren, aparece el volcán de Agua. Alrededor está Antigua entera: empedrado, ruinas de conventos, chocolate y, en Cuaresma, alfombras de aserrín.',
    reviews: [
      [
        'efrain',
        4,
        544,
        'Para la foto, seis y media de la mañana. A las diez hay bodas, quinceañeras y vendedores. En Semana Santa Antigua es única en el mundo, pero reserven con medio año y háganse a la idea de caminar.',
      ],
      [
        'xochitl',
        5,
        324,
        'Me tocó ver las alfombras de aserrín: toda la noche trabajando para que la procesión las pise en un minuto. Se me quedó grabado.',
      ],
      [
        'diego',
        4,
        31,
        'Del techo de un café en la misma calle se ven a la vez el arco y el volcán de Fuego echando humo. Con el empedrado, nada de maleta con rueditas.',
      ],
    ],
  },
  arenal: {
    name: 'Volcán Arenal',
    address: 'Parque Nacional Volcán Arenal, La Fortuna, San Carlos, Costa Rica',
    city: 'La Fortuna',
    position: [10.463, -84.7033],
    addedBy: 'marisol',
    addedDaysAgo: 606,
    motif: 'volcano',
    description:
      'Un cono casi perfecto que estuvo en erupción hasta 2010 y ahora descansa. Los senderos cruzan coladas de lava con vista al lago, y alrededor hay aguas termales para todos los bolsillos, puentes colgantes y una catarata. Al cráter no se sube: está prohibido.',
    reviews: [
      [
        'marisol',
        5,
        598,
        '¿Quieren termales sin pagar? Hay un río caliente, El Chollín, donde vamos los ticos; lleven sandalias y no dejen nada de valor en el carro. Los hoteles con piscinas de agua termal son lindísimos, pero un ojo de la cara.',
        ['noon'],
      ],
      [
        'tomas',
        4,
        368,
        'Cuatro días y el volcán se dejó ver veinte minutos. Los chicos vieron perezosos, un tucán y una rana roja, así que nadie reclamó. Enero a abril llueve menos.',
      ],
      [
        'brenda',
        4,
        162,
        'Todo es en dólares y todo es caro, hasta el gallo pinto. La caminata de la lava de 1968 muy bien, fácil y con mirador.',
      ],
    ],
  },
  manuelAntonio: {
    name: 'Parque Nacional Manuel Antonio',
    address: 'Parque Nacional Manuel Antonio, Quepos, Puntarenas, Costa Rica',
    city: 'Quepos',
    position: [9.392, -84.137],
    addedBy: 'altagracia',
    addedDaysAgo: 220,
    description:
      'Un parque pequeño donde la selva termina en playas blancas, con perezosos sobre el sendero y monos cariblancos muy interesados en las mochilas. La entrada se compra solo por internet y por franjas. Cierra los martes. No se puede entrar con comida.',
    reviews: [
      [
        'altagracia',
        4,
        216,
        'El mono me quitó la funda con los dulces y se sentó a comérselos mirándome. Pagamos guía con telescopio y hizo la diferencia: sin él, el perezoso es una mancha.',
      ],
      [
        'rodrigo',
        3,
        95,
        'Llegamos un martes y estaba cerrado: culpa nuestra. En la calle te paran tipos con chaleco que dicen que hay que estacionar ahí; no les crean, el acceso está más adelante.',
      ],
      ['marisol', 5, 18, 'En setiembre llueve, sí, y uno tiene la playa para uno.'],
    ],
  },
  cascoAntiguo: {
    name: 'Casco Antiguo de Panamá',
    address: 'Plaza de la Independencia, San Felipe, Ciudad de Panamá, Panamá',
    city: 'Ciudad de Panamá',
    position: [8.952, -79.535],
    addedBy: 'yamile',
    addedDaysAgo: 384,
    description:
      'Una península de iglesias, balcones y ruinas con la bahía a un lado y los rascacielos al otro. Muchas casas se restauraron y otras esperan turno. Al atardecer, el Paseo Esteban Huertas, bajo las buganvillas, junta artesanas gunas, raspados y vista al Puente de las Américas.',
    reviews: [
      [
        'yamile',
        4,
        379,
        'Es La Habana Vieja con pintura fresca. Las molas, cómprenselas a las señoras gunas del paseo, que cada una cuenta qué significa el dibujo. Al barrio de al lado no entren caminando de noche.',
      ],
      [
        'valentina',
        4,
        178,
        'Un raspado con leche condensada y a caminar. El calor a las dos de la tarde es de otro planeta, métanse al museo del Canal.',
      ],
      [
        'diego',
        3,
        55,
        'Muy bonito y muy de terraza cara. Para comer de verdad, el Mercado de Mariscos está a quince minutos a pie: cebiche en vaso y listo.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
