import type { DemoPlace } from '../demo-place.ts'

export const colombiaAndes = {
  museoDelOro: {
    name: 'Museo del Oro',
    address: 'Carrera 6 n.º 15-88, Bogotá, Colombia',
    city: 'Bogotá',
    position: [4.6019, -74.072],
    addedBy: 'iker',
    addedDaysAgo: 560,
    description:
      'Decenas de miles de piezas de oro prehispánico contadas con inteligencia: cómo se fundían, quién las llevaba, a qué laguna se ofrecían. La balsa muisca es la estrella y la sala de la ofrenda, a oscuras y con cantos, la sorpresa. Cierra los lunes.',
    reviews: [
      [
        'valentina',
        5,
        550,
        'Los domingos es gratis y se nota: colas y niños corriendo. Los demás días cuesta lo que un tinto, así que vayan entre semana. La sala circular donde se encienden las luces de a poquito me pone la piel de gallina cada vez.',
      ],
      [
        'fermin',
        4,
        341,
        'Vine a resguardarme de la lluvia y me eché dos horas y media. Excelente la explicación de las aleaciones. La cafetería, en cambio, ni fu ni fa.',
      ],
      ['rosario', 5, 126, 'Piezas chiquitas, del tamaño de una uña, con más arte que una catedral.'],
      [
        'tomas',
        4,
        17,
        'Pensé que los chicos se iban a aburrir y salieron jugando a ser caciques. Hay fichas para buscar animales en las vitrinas; pregunten en la entrada.',
      ],
    ],
  },
  monserrate: {
    name: 'Cerro de Monserrate',
    address: 'Carrera 2 Este n.º 21-48, Paseo Bolívar, Bogotá, Colombia',
    city: 'Bogotá',
    position: [4.6057, -74.0564],
    addedBy: 'efrain',
    addedDaysAgo: 409,
    motif: 'ridges',
    description:
      'El cerro que vigila Bogotá, a más de tres mil metros, con un santuario blanco en la cima. Se sube en teleférico, en funicular o por unos mil seiscientos escalones que los bogotanos hacen los domingos antes de desayunar. Desde arriba la ciudad no se acaba nunca.',
    reviews: [
      [
        'efrain',
        4,
        405,
        'Subí en funicular y bajé en teleférico con el mismo boleto. Hay que abrigarse: abajo quince grados, arriba nueve y con neblina. Los tamales y el chocolate con queso detrás de la iglesia son obligatorios.',
        ['dusk'],
      ],
      [
        'valentina',
        3,
        276,
        'A pie solo por la mañana y con más gente, que el sendero ha tenido sus épocas de atracos y cierra temprano; los martes no abre. El domingo se arma una fila de hora y media para el teleférico. Entre semana, una dicha.',
      ],
      [
        'brenda',
        4,
        52,
        'La altura pega: llevaba un día en Bogotá y subí las gradas del santuario como viejita. Ver prenderse las luces de la ciudad a las seis y cuarto lo compensa.',
      ],
    ],
  },
  villaDeLeyva: {
    name: 'Plaza Mayor de Villa de Leyva',
    address: 'Plaza Mayor, Villa de Leyva, Boyacá, Colombia',
    city: 'Villa de Leyva',
    position: [5.633, -73.524],
    addedBy: 'carmen',
    addedDaysAgo: 318,
    description:
      'Catorce mil metros cuadrados de piedra, una fuente y casas blancas con balcones verdes: una de las plazas empedradas más grandes del continente. En agosto se llena de cometas y en diciembre, de luces. A los alrededores hay fósiles, viñedos y un convento sobre una colina.',
    reviews: [
      [
        'valentina',
        5,
        313,
        'Los miércoles por la noche la plaza es de los perros y de las estrellas. El fin de semana llega media Bogotá y hay trancón hasta para caminar.',
      ],
      [
        'yamile',
        4,
        158,
        'Me fui sin tacones, menos mal: el empedrado es de mentira de lo disparejo. Comí un ajiaco que me abrazó por dentro. Está a cuatro horas de Bogotá si no hay tráfico, y siempre hay.',
      ],
      [
        'gabriela',
        4,
        24,
        'Alquilamos bicicletas y fuimos a ver el fósil y los pozos azules. En agosto el viento del festival de cometas tumba sombreros, y los cuartos se acaban con dos meses de anticipación.',
      ],
    ],
  },
  guatape: {
    name: 'Piedra del Peñol',
    address: 'Vía El Peñol – Guatapé, Antioquia, Colombia',
    city: 'Guatapé',
    position: [6.2207, -75.1788],
    addedBy: 'gabriela',
    addedDaysAgo: 371,
    description:
      'Una roca de doscientos metros con una escalera en zigzag cosida a una grieta. Son algo más de setecientos escalones hasta un mirador sobre el embalse, que se ve como un mapa de islas verdes. A cinco minutos, el pueblo de Guatapé presume de zócalos pintados.',
    reviews: [
      [
        'gabriela',
        5,
        366,
        'Conté 708 escalones y una paleta de mango biche de premio. Se sube por un lado y se baja por otro, así que no hay atascos. A las ocho de la mañana estábamos seis personas arriba.',
      ],
      [
        'tomas',
        4,
        193,
        'El de seis años lo subió contando; mi suegra se quedó abajo con una arepa y también la pasó bárbaro. El bus sale cada rato de la terminal del Norte de Medellín y tarda unas dos horas.',
      ],
      [
        'nuria',
        3,
        40,
        'La vista, magnífica; el entorno, un parque temático con música a todo volumen y motos de agua. Prefiero el pueblo a última hora, cuando se marchan los autocares.',
      ],
    ],
  },
  comuna13: {
    name: 'Comuna 13',
    address: 'Escaleras eléctricas, barrio Independencias, San Javier, Medellín, Colombia',
    city: 'Medellín',
    position: [6.257, -75.621],
    addedBy: 'gabriela',
    addedDaysAgo: 489,
    description:
      'Laderas que vivieron lo peor de la guerra urbana y que hoy se recorren por escaleras eléctricas al aire libre, entre murales que cuentan esa historia. Lo mejor es ir con un guía nacido en el barrio: en cada pared hay un recuerdo, y en cada esquina, alguien rapeando.',
    reviews: [
      [
        'gabriela',
        5,
        480,
        'Nuestro guía se llamaba como mi hermano y tenía mi edad; contó la operación Orión sin dramatizar, señalando la casa de su tía. Salimos todos callados. Metro hasta San Javier y de ahí un bus corto.',
      ],
      [
        'rodrigo',
        4,
        299,
        'Vayan de mañana, cabros: a las tres de la tarde no cabe un alfiler y el reguetón sale de cada local. Las cremas de mango con limón, notables.',
      ],
      [
        'pilar',
        4,
        181,
        'Las escaleras mecánicas ayudan, pero entre tramo y tramo hay peldaños y rampas muy pendientes: con silla de ruedas no llegamos lejos. Con bastón y paciencia, sí.',
      ],
      [
        'mateo',
        3,
        29,
        'Queda poco barrio y mucho puesto de gorras. Vale la historia, y vale pagarle a alguien de ahí para que la cuente.',
      ],
    ],
  },
  valleDeCocora: {
    name: 'Valle de Cocora',
    address: 'Vereda Cocora, Salento, Quindío, Colombia',
    city: 'Salento',
    position: [4.638, -75.487],
    addedBy: 'marisol',
    addedDaysAgo: 436,
    motif: 'palms',
    description:
      'Palmas de cera de hasta sesenta metros, flacas como alfileres, que asoman entre la neblina de un valle verde. Desde Salento se llega en los jeeps Willys. Hay un paseo corto por los miradores y una vuelta larga, de cinco horas, con puentes colgantes y casa de colibríes.',
    reviews: [
      [
        'marisol',
        5,
        429,
        'Tuanis es poco. Hicimos la vuelta larga al revés de las agujas del reloj, con botas de hule alquiladas, y los colibríes se paraban en la baranda a medio metro. Salgan en el primer Willys; después del mediodía casi siempre llueve.',
        ['morning'],
      ],
      [
        'alejo',
        4,
        251,
        'En el Willys fui parado atrás, agarrado de la barra: ya pagué el viaje con eso. Cobran entrada en más de un sector porque son fincas privadas, lleven sencillo.',
      ],
      [
        'iker',
        4,
        110,
        'Barro hasta el tobillo y siete puentes que se balancean. Contento. La parte de los miradores, llena de columpios y nidos para la foto, me la habría ahorrado.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
