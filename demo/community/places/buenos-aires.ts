import type { DemoPlace } from '../demo-place.ts'

export const buenosAires = {
  obelisco: {
    name: 'Obelisco de Buenos Aires',
    address: 'Av. 9 de Julio y Av. Corrientes, Buenos Aires, Argentina',
    city: 'Buenos Aires',
    position: [-34.6037, -58.3816],
    addedBy: 'iker',
    addedDaysAgo: 712,
    description:
      'El punto de encuentro de toda una ciudad. Se alza donde la avenida más ancha se cruza con la que nunca duerme, y alrededor caben los festejos, las protestas y los primeros besos. De noche, con los teatros encendidos y el olor a pizza de Corrientes, se entiende por qué todos los caminos porteños terminan aquí.',
    reviews: [
      [
        'lucia',
        3,
        640,
        'Está bien para la foto y para ubicarse, pero no hay mucho más que hacer ahí mismo. Lo lindo es lo que lo rodea: caminar por Corrientes de noche, entrar a una librería y terminar con una porción de muzza de parado.',
      ],
      [
        'xochitl',
        4,
        402,
        'Llegamos en el subte B, bajamos en Carlos Pellegrini y al subir la escalera ahí estaba, de golpe. Mis hijos querían treparse a las letras del jardín. Para cruzar la 9 de Julio se necesitan dos semáforos completos: no corran.',
      ],
      [
        'tomas',
        2,
        233,
        'Fui con el cochecito de la nena y entre baldosas rotas, gente vendiendo excursiones y un corte de calle no duramos ni diez minutos. Como postal desde el taxi, bárbaro; como paseo, hay cosas mejores a tres cuadras.',
      ],
      [
        'altagracia',
        4,
        58,
        'De noche, iluminado y con los teatros saliendo, tiene otra gracia. Cuiden el celular, que un mozo nos lo repitió tres veces con toda la razón.',
      ],
    ],
  },
  caminito: {
    name: 'Caminito',
    address: 'Caminito, La Boca, Buenos Aires, Argentina',
    city: 'Buenos Aires',
    position: [-34.6393, -58.3626],
    addedBy: 'tomas',
    addedDaysAgo: 655,
    motif: 'facades',
    description:
      'Una callecita curva de conventillos de chapa pintada, a metros del Riachuelo. Los inmigrantes genoveses usaban la pintura que sobraba de los barcos y un pintor del barrio, Quinquela Martín, la convirtió en museo al aire libre. Hay tango en las veredas, artesanos y mucho turista; conviene ir de día.',
    reviews: [
      [
        'rodrigo',
        3,
        560,
        'Harto color y harta trampa para turistas. Los bailarines se te acercan para la foto y después pasan el sombrero; si no quieres pagar, dilo al tiro. La media hora que le dedicamos fue suficiente.',
        ['noon'],
      ],
      [
        'gabriela',
        5,
        391,
        'A mí me emocionó. Crecí viendo esas fachadas en un calendario de la casa de mi abuela en Maracaibo, y estar parada ahí fue como entrar en el calendario. Fuimos un martes a las diez de la mañana y casi no había gente.',
      ],
      [
        'camila',
        3,
        210,
        'Lindo para un rato, pero no se salgan de las cuadras turísticas: los propios vecinos nos dijeron por dónde volver. Tomamos el 152 a la ida y un taxi a la vuelta, cuando empezaba a caer el sol.',
      ],
      [
        'pilar',
        4,
        75,
        'Los adoquines son un suplicio para la silla de ruedas de mi marido, pero el museo de Quinquela, a la vuelta, y la vista del Riachuelo compensaron el traqueteo.',
      ],
      [
        'noelia',
        4,
        12,
        'Mi primera reseña: fuimos un martes a la mañana en el 152, y con los puestos recién abriendo se camina tranquilo. El choripán de la esquina, mejor que el de la cuadra famosa y más barato.',
      ],
    ],
  },
  recoleta: {
    name: 'Cementerio de la Recoleta',
    address: 'Junín 1760, Recoleta, Buenos Aires, Argentina',
    city: 'Buenos Aires',
    position: [-34.5875, -58.3934],
    addedBy: 'lucia',
    addedDaysAgo: 618,
    description:
      'Una ciudad en miniatura hecha de mármol, con calles, diagonales y plazoletas. Entre bóvedas de todos los estilos descansan presidentes, escritores y Eva Perón, y los gatos se asolean sobre los escalones. La visita dura entre una y dos horas y mejora mucho con un plano o una buena historia.',
    reviews: [
      [
        'efrain',
        4,
        500,
        'Me perdí dos veces buscando la bóveda de Evita y terminé siguiendo a un grupo de escolares, que sí sabían. A los visitantes extranjeros nos cobran la entrada y los residentes pasan gratis; vale la pena igual.',
      ],
      [
        'lucia',
        5,
        377,
        'Vivo a veinte cuadras y sigo descubriendo cosas. Miren las puertas: hay herrajes, vitrales y hasta fotos de familia del otro lado. En otoño, con el sol bajo, las esculturas parecen moverse.',
      ],
      [
        'nuria',
        3,
        141,
        'Impresionante como arquitectura, aunque a partir de la tercera calle todo empieza a parecerse. Eché en falta más carteles. Si vais los fines de semana, aprovechad la feria de artesanos que montan en la plaza de fuera.',
      ],
      [
        'brenda',
        4,
        22,
        'Llevé a mi papá, que es fan de la arquitectura, y no quería irse. Los baños están a la entrada y son los únicos; adentro hay bancas a la sombra cada dos calles. Con una hora y media alcanza.',
      ],
    ],
  },
  sanTelmo: {
    name: 'Feria de San Telmo',
    address: 'Plaza Dorrego, Defensa y Humberto I, San Telmo, Buenos Aires, Argentina',
    city: 'Buenos Aires',
    position: [-34.6206, -58.3717],
    addedBy: 'iker',
    addedDaysAgo: 540,
    motif: 'market',
    description:
      'Cada domingo la calle Defensa se cierra a los autos y se llena de antigüedades, cuchillos, sifones de colores, discos y mates. El corazón es la plaza Dorrego, pero la feria se estira cuadras y cuadras hacia Plaza de Mayo. Al mediodía se baila tango entre los puestos y huele a choripán.',
    reviews: [
      [
        'mateo',
        5,
        498,
        'El domingo perfecto existe: café en el mercado, dos horas revolviendo vinilos y una empanada parado en la esquina. Los precios de las antigüedades están inflados; lo divertido es mirar y charlar con los puesteros.',
        ['morning'],
      ],
      [
        'diego',
        4,
        320,
        'Fuimos desde la plaza Dorrego hasta casi la Casa Rosada y nos tomó tres horas. Llevar efectivo en billetes chicos, porque muchos no tienen cambio. Al final del recorrido ya es más ropa y recuerdos que antigüedades.',
      ],
      [
        'brenda',
        3,
        172,
        'Muy padre el ambiente, pero después de la una no se puede ni caminar y con la carriola fue imposible. La próxima llego a las diez en punto, compro mi sifón y me voy a comer a otro lado.',
      ],
      [
        'fermin',
        4,
        96,
        'Tomé un vermú en el bar de la esquina viendo bailar a una pareja de setenta años largos. Ellos solos ya valen el viaje.',
      ],
    ],
  },
  ateneo: {
    name: 'El Ateneo Grand Splendid',
    address: 'Av. Santa Fe 1860, Buenos Aires, Argentina',
    city: 'Buenos Aires',
    position: [-34.5959, -58.3943],
    addedBy: 'ines',
    addedDaysAgo: 402,
    description:
      'Un teatro de 1919 que cambió las butacas por estanterías. Los palcos son rincones de lectura, la cúpula conserva sus frescos y en el escenario, detrás del telón rojo, se toma café. Se entra gratis y nadie apura a quien se queda leyendo.',
    reviews: [
      [
        'andres',
        5,
        344,
        'Entré por curiosidad y salí con cuatro libros y sin espacio en la maleta. Suban al segundo piso y miren hacia el escenario: esa es la foto.',
      ],
      [
        'carmen',
        4,
        180,
        'Preciosa, pero conviene recordar que es una librería: había grupos haciéndose fotos con flash y gente intentando leer. El café del escenario, caro y con cola; el sitio, irrepetible. A primera hora de un día laborable se disfruta de verdad.',
      ],
      [
        'fermin',
        3,
        9,
        'Mucho móvil en alto y poco lector, esa es la verdad. La cúpula, magnífica. Compré un Cortázar de bolsillo para justificar la visita y me cobraron lo mismo que en casa.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
