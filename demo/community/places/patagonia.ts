import type { DemoPlace } from '../demo-place.ts'

export const patagonia = {
  peritoMoreno: {
    name: 'Glaciar Perito Moreno',
    address: 'Parque Nacional Los Glaciares, Lago Argentino, Santa Cruz, Argentina',
    city: 'El Calafate',
    position: [-50.4957, -73.1376],
    addedBy: 'carmen',
    addedDaysAgo: 648,
    motif: 'glacier',
    description:
      'Un muro de hielo azul de la altura de un edificio que cruje, truena y de pronto deja caer un pedazo al lago. Las pasarelas permiten verlo desde todos los ángulos, y lo mejor es elegir un banco, abrigarse bien y esperar: el glaciar siempre termina haciendo algo. El sonido llega un segundo después que el asombro.',
    reviews: [
      [
        'ines',
        5,
        579,
        'Estuvimos cuatro horas en las pasarelas y vimos tres desprendimientos. El primero me hizo gritar. Se puede llegar en autobús desde El Calafate sin problema; lleven comida porque la cafetería es cara, y guantes aunque sea verano.',
        ['noon', 'morning'],
      ],
      [
        'rodrigo',
        4,
        430,
        'Vengo del lado chileno y me duele reconocerlo: acá el glaciar se ve más cerca y con menos esfuerzo. La entrada para extranjeros no es barata y al día siguiente, si la validas, te sale a mitad de precio o algo así; pregunta en la boletería.',
      ],
      [
        'pilar',
        5,
        287,
        'Hay pasarelas con rampa y un ascensor en parte del recorrido, de modo que mi marido pudo ver el frente del glaciar desde su silla. No todos los circuitos son accesibles: pedid el plano al entrar, viene marcado.',
      ],
      [
        'valentina',
        5,
        164,
        'Nunca había visto hielo que no fuera el de la nevera. Lloré un poquito, no me da pena decirlo.',
      ],
      [
        'mateo',
        5,
        42,
        'Hice la caminata sobre el hielo y es cara, pero son de esos gastos que uno no recuerda después. Los crampones cansan: vayan descansados. Terminar con un vaso con hielo del propio glaciar es un detalle simpático.',
      ],
    ],
  },
  lagunaDeLosTres: {
    name: 'Laguna de los Tres',
    address: 'Sendero al Fitz Roy, Parque Nacional Los Glaciares, El Chaltén, Santa Cruz, Argentina',
    city: 'El Chaltén',
    position: [-49.279, -72.983],
    addedBy: 'iker',
    addedDaysAgo: 610,
    description:
      'El final del sendero más famoso de El Chaltén: un lago turquesa a los pies del Fitz Roy. Son unos veinte kilómetros entre ida y vuelta desde el pueblo, suaves hasta el último, que sube cuatrocientos metros de golpe sobre piedra suelta. Con buen tiempo, la aguja de granito parece al alcance de la mano.',
    reviews: [
      [
        'iker',
        5,
        596,
        'He subido muchos montes y este me dejó callado. Salí a las cinco con frontal para ver el amanecer sobre el granito: se pone naranja durante cuatro minutos exactos. El último kilómetro se hace eterno; bastones para la bajada.',
      ],
      [
        'lucia',
        4,
        372,
        'Ocho horas y media con paradas, a ritmo de persona que trabaja sentada. El viento del final me tiró al piso dos veces. Miren el pronóstico en el centro de visitantes y, si da ráfagas fuertes, déjenlo para otro día.',
      ],
      [
        'andres',
        2,
        201,
        'Nubes. Subimos las cuatro horas, nos congelamos y no vimos ni la punta del cerro. No es culpa del lugar, pero guarden por lo menos tres días en El Chaltén por si les toca como a nosotros.',
      ],
      [
        'xochitl',
        5,
        92,
        'El agua de los arroyos se puede beber, así que con una botella chica basta. En febrero había mucha gente en la subida final; nosotros esperamos media hora arriba y se fue vaciando.',
      ],
    ],
  },
  campanario: {
    name: 'Cerro Campanario',
    address: 'Av. Bustillo km 17,5, San Carlos de Bariloche, Río Negro, Argentina',
    city: 'San Carlos de Bariloche',
    position: [-41.066, -71.475],
    addedBy: 'tomas',
    addedDaysAgo: 431,
    motif: 'lake',
    description:
      'Una aerosilla de siete minutos, o media hora larga a pie entre cipreses, y de pronto todos los lagos a la vez: el Nahuel Huapi, el Moreno, la península Llao Llao y los cerros nevados detrás. Arriba hay una confitería con ventanales para cuando sopla.',
    reviews: [
      [
        'tomas',
        5,
        428,
        'Mi hijo de cuatro años todavía habla de la silla que vuela. Suben de a dos y frenan para los más chicos. En vacaciones de julio la cola es de una hora; fuimos a la apertura y entramos directo.',
        ['noon'],
      ],
      [
        'camila',
        4,
        250,
        'Subí caminando para ahorrar y porque me gusta sufrir. Es corto pero empinado y con polvo suelto. El colectivo 20 te deja en la puerta desde el centro.',
      ],
      [
        'alejo',
        4,
        117,
        'La torta de la confitería estaba rica y la vista no se cobra. Llevar campera aunque abajo hagan treinta grados.',
      ],
    ],
  },
  tierraDelFuego: {
    name: 'Parque Nacional Tierra del Fuego',
    address: 'Ruta Nacional 3, Bahía Lapataia, Ushuaia, Tierra del Fuego, Argentina',
    city: 'Ushuaia',
    position: [-54.8333, -68.4833],
    addedBy: 'carmen',
    addedDaysAgo: 295,
    description:
      'Bosques de lengas que llegan hasta el mar, turberas, castoreras y el cartel donde termina la Ruta 3. Las sendas son cortas y bien marcadas; la Costera, de unas cuatro horas, es la más bonita. En otoño, el bosque entero se vuelve rojo.',
    reviews: [
      [
        'camila',
        5,
        270,
        'La Costera en abril: el bosque rojo, el canal azul y ni un alma. Cada curva era una foto. Lleven calzado que aguante barro y dejen el Tren del Fin del Mundo para quien no pueda caminar, porque desde la senda se ve más.',
      ],
      [
        'julian',
        3,
        109,
        'Bonito, aunque el transporte desde Ushuaia cuesta casi tanto como la entrada y los horarios de vuelta son pocos. Si son tres o cuatro, un taxi compartido sale igual y no hay que mirar el reloj.',
      ],
      [
        'yamile',
        4,
        13,
        'Vi un zorro colorado cruzar delante de mí como quien va a buscar el pan. El viento no da tregua, y el chocolate caliente del centro de visitantes supo a gloria.',
      ],
    ],
  },
  torresDelPaine: {
    name: 'Torres del Paine',
    address: 'Parque Nacional Torres del Paine, Región de Magallanes, Chile',
    city: 'Puerto Natales',
    position: [-50.9423, -72.9876],
    addedBy: 'carmen',
    addedDaysAgo: 664,
    motif: 'peaks',
    description:
      'Tres torres de granito sobre una laguna gris verdosa, guanacos que miran pasar los buses y un viento que decide por uno. Se puede ir por el día al mirador Base Torres, unas ocho horas de caminata, o hacer el circuito W en cuatro o cinco jornadas. Los refugios y campings se reservan con meses.',
    reviews: [
      [
        'rodrigo',
        5,
        630,
        'Hice la W completa en noviembre y me tocaron las cuatro estaciones antes de almuerzo. Reserva los campings apenas abran las fechas, que son de dos empresas distintas y las páginas son un enredo. Y por favor: nada de fuego, el parque ya se quemó demasiadas veces.',
        ['dusk'],
      ],
      [
        'nuria',
        4,
        444,
        'El sendero a la base está muy bien marcado pero el último tramo, entre rocas, no es para cualquiera. Salimos a las siete y encontramos cola para hacerse la foto en la laguna. Aun así, qué torres.',
      ],
      [
        'valentina',
        5,
        203,
        'El viento me arrancó el gorro, el protector de la maleta y casi la dignidad. Volvería mañana mismo.',
      ],
      [
        'pilar',
        3,
        119,
        'Fuimos de excursión en autobús desde Puerto Natales porque nosotros no estamos para caminatas: cuatro miradores, muchas horas sentados y las Torres tapadas. El salto Grande y los guanacos salvaron el día.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
