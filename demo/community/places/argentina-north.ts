import type { DemoPlace } from '../demo-place.ts'

export const argentinaNorth = {
  iguazu: {
    name: 'Cataratas del Iguazú',
    address: 'Parque Nacional Iguazú, Puerto Iguazú, Misiones, Argentina',
    city: 'Puerto Iguazú',
    position: [-25.6953, -54.4367],
    addedBy: 'lucia',
    addedDaysAgo: 690,
    motif: 'waterfall',
    description:
      'Primero se oye, después se siente en la cara y recién al final se ve. Son cientos de saltos en medio de la selva, con arcoíris que aparecen y desaparecen, mariposas que se posan en los brazos y coatíes que vigilan las mochilas. La Garganta del Diablo deja a todo el mundo sin palabras y completamente empapado.',
    reviews: [
      [
        'carmen',
        5,
        601,
        'Dos días, uno de cada lado, y no sobró nada: Brasil para la vista completa y Argentina para meterse adentro. El paseo en lancha te deja hecho sopa pero feliz. Ojo con los coatíes, que me robaron un alfajor de la mano con una técnica impecable.',
        ['noon', 'morning'],
      ],
      [
        'alejo',
        5,
        455,
        'Desde Ciudad del Este crucé por Foz y llegué antes de que abrieran la puerta. Ese rato, con el trencito vacío y los tucanes desayunando, fue lo mejor de todo el viaje. Al mediodía ya parecía un estadio.',
      ],
      [
        'brenda',
        4,
        318,
        'Con niños chiquitos: el circuito superior es plano y se puede con carriola, el inferior tiene escaleras. Lleven muda completa de ropa y una bolsa de plástico. El calor de enero está rudo, mucha agua.',
      ],
      [
        'rosario',
        4,
        190,
        'Hay que fijarse si el parque tiene abierta la pasarela de la Garganta, porque con las crecidas la cierran por semanas y nadie te devuelve la entrada. A nosotros nos tocó cerrada; aun así, los saltos Bossetti y San Martín bastan para quedarse mudo.',
      ],
      [
        'gabriela',
        3,
        88,
        'Los saltos, de otro mundo. La comida dentro del parque, carísima y con cola, y el tren iba tan lleno que esperamos tres turnos. Lleven sus propios sándwiches, pero ciérrenlos bien, que los coatíes no perdonan.',
      ],
      [
        'mateo',
        5,
        0,
        'Acabo de volver y todavía tengo el ruido del agua en la cabeza. Con la creciente, la pasarela de la Garganta temblaba. Bolsa impermeable para el teléfono, sí o sí.',
      ],
    ],
  },
  sieteColores: {
    name: 'Cerro de los Siete Colores',
    address: 'Paseo de los Colorados, Purmamarca, Jujuy, Argentina',
    city: 'Purmamarca',
    position: [-23.744, -65.503],
    addedBy: 'tomas',
    addedDaysAgo: 580,
    motif: 'desert',
    description:
      'Detrás de un pueblo de adobe y álamos, la montaña se pinta de rosa, verde, ocre y violeta como si alguien hubiera probado allí todos los pinceles. La mejor luz es la de la mañana, cuando el sol da de frente. El Paseo de los Colorados rodea el cerro en una hora de caminata fácil.',
    reviews: [
      [
        'tomas',
        5,
        575,
        'A las ocho de la mañana, antes de que lleguen las combis de Salta, el pueblo es un silencio con olor a pan. Subimos al mirador del frente (cobran unas monedas) y los chicos contaron nueve colores, no siete.',
        ['morning'],
      ],
      [
        'rosario',
        4,
        300,
        'Para quien viene del altiplano los colores no son novedad, pero acá están juntos y a diez minutos de la plaza. Las artesanías son casi las mismas que en Villazón y cuestan el doble.',
      ],
      [
        'iker',
        4,
        133,
        'El paseo de los Colorados lo hace cualquiera con zapatillas, y casi nadie lo hace: la gente se queda en la foto de la carretera. A dos mil trescientos metros el sol pega fuerte aunque corra aire frío.',
      ],
      [
        'camila',
        5,
        37,
        'Dormimos en el pueblo y fue la decisión del viaje: cuando se van los micros quedan los faroles, una peña con charango y las estrellas. De noche refresca incluso en enero.',
      ],
    ],
  },
  hornocal: {
    name: 'Serranía de Hornocal',
    address: 'Mirador del Hornocal, Ruta Provincial 73, Humahuaca, Jujuy, Argentina',
    city: 'Humahuaca',
    position: [-23.193, -65.167],
    addedBy: 'iker',
    addedDaysAgo: 340,
    description:
      'Una cordillera de triángulos rojos, amarillos y blancos, plegados como un acordeón, que se mira desde un balcón natural a más de cuatro mil metros. Desde Humahuaca son unos veinticinco kilómetros de ripio en subida. Por la tarde, con el sol de frente, los colores se encienden.',
    reviews: [
      [
        'iker',
        5,
        310,
        'Subí a las cuatro de la tarde en una camioneta compartida desde el puente de Humahuaca y acerté con la hora. Bajar hasta el segundo mirador es fácil; volver a subir, a esa altura, me costó media vida. Despacio y con coca.',
      ],
      [
        'camila',
        3,
        155,
        'El paisaje es tremendo, eso no se discute. Yo lo pasé mal: dolor de cabeza, náuseas y veinte minutos en los que solo quería bajar. Duerman antes una noche en Tilcara o Humahuaca y no coman pesado.',
      ],
      [
        'altagracia',
        4,
        8,
        'Desde el Caribe hasta cuatro mil metros, imagínense mi cara. Subí masticando coca, hablando poquito y agarrada del chofer. Cuando se me aclaró la vista, aquello era un mantel bordado.',
      ],
    ],
  },
  lasConchas: {
    name: 'Quebrada de las Conchas',
    address: 'Ruta Nacional 68, Cafayate, Salta, Argentina',
    city: 'Cafayate',
    position: [-25.99, -65.83],
    addedBy: 'mateo',
    addedDaysAgo: 260,
    description:
      'La ruta que une Salta con Cafayate atraviesa un valle de areniscas rojas con formas que tienen nombre propio: la Garganta del Diablo, el Anfiteatro, el Sapo, los Castillos. Se para donde uno quiera, sin apuro, y se termina con una copa de torrontés en el pueblo.',
    reviews: [
      [
        'mateo',
        4,
        214,
        'En el Anfiteatro había un señor tocando la quena y la roca hacía el resto. Alquilamos auto en Salta y fuimos parando: en excursión te dan diez minutos por lugar. No hay casi señal ni estaciones de servicio, salgan con tanque lleno.',
      ],
      ['fermin', 5, 61, 'Torrontés, cabra al horno y un desierto rojo. Un gallego no pide más.'],
      [
        'julian',
        4,
        12,
        'Recorrí la quebrada en bicicleta alquilada: el bus me dejó en la Garganta del Diablo y volví pedaleando casi todo en bajada, con el viento en contra a partir de las tres. Sombrero y tres botellas de agua.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
