import type { DemoPlace } from '../demo-place.ts'

export const caribbeanCoastAndBrazil = {
  cartagena: {
    name: 'Centro histórico de Cartagena',
    address: 'Plaza de los Coches, Centro Histórico, Cartagena de Indias, Colombia',
    city: 'Cartagena de Indias',
    position: [10.4231, -75.5498],
    addedBy: 'ines',
    addedDaysAgo: 629,
    motif: 'facades',
    description:
      'Balcones llenos de buganvillas, fachadas de todos los colores y una muralla que a las seis de la tarde se llena de gente mirando el mar. Dentro, cada esquina huele distinto: coco, fruta recién cortada, arepa de huevo. Piérdase sin mapa por San Diego y Getsemaní, que siempre hay música para encontrar la salida.',
    reviews: [
      [
        'lucia',
        4,
        588,
        'Preciosa, colorida y calurosa como pocas. Nos alojamos en Getsemaní y fue un acierto: más barato, más vida de barrio y a diez minutos a pie de la muralla. Los vendedores insisten bastante, con un «no, gracias» y una sonrisa alcanza.',
        ['noon'],
      ],
      [
        'julian',
        5,
        435,
        'Atardecer en la muralla, limonada de coco y champeta de fondo. No necesito nada más.',
      ],
      [
        'altagracia',
        4,
        302,
        'Se parece a mi Zona Colonial con otro acento. El taxi no lleva taxímetro: se acuerda antes de subir. Entre las once y las tres no hay quien camine, métanse en el museo Naval o en una heladería.',
      ],
      [
        'andres',
        2,
        169,
        'En la última semana de diciembre todo cuesta el triple, hay que reservar hasta para desayunar y a mi esposa le trenzaron el pelo antes de decir el precio. La ciudad no tiene la culpa, pero no vuelvo en esas fechas.',
      ],
      [
        'brenda',
        5,
        21,
        'Nos fuimos en mayo, llovía media hora al día y estaba vacía. El mismo hotel que en enero era impagable nos salió en la mitad.',
      ],
    ],
  },
  tayrona: {
    name: 'Parque Nacional Natural Tayrona',
    address: 'Entrada El Zaino, Troncal del Caribe, Santa Marta, Magdalena, Colombia',
    city: 'Santa Marta',
    position: [11.32, -74.05],
    addedBy: 'altagracia',
    addedDaysAgo: 356,
    description:
      'Selva que baja de la Sierra Nevada hasta playas de piedras redondas y agua turquesa. Desde El Zaino se caminan unas dos horas hasta Cabo San Juan, con monos y barro según la época. No en todas las playas se puede nadar. Varias veces al año el parque cierra para descansar.',
    reviews: [
      [
        'altagracia',
        5,
        351,
        'La Piscina, ahí sí me bañé, mansita como un plato. En Arrecifes hay letreros con el número de ahogados: háganles caso. Dormimos en hamaca en Cabo San Juan; frío no, mosquitos sí.',
      ],
      [
        'mateo',
        4,
        206,
        'Averigüen las fechas de cierre antes de comprar el vuelo; suelen ser en febrero, junio y octubre. La entrada para extranjeros es bastante más cara, y hay que mostrar un seguro. Adentro todo lo suben a lomo de mula y eso se paga.',
      ],
      [
        'xochitl',
        3,
        85,
        'Fuimos en Semana Santa: fila de dos horas en la entrada y las playas como alberca pública. Dicen que en mayo es otra cosa.',
      ],
    ],
  },
  saltoAngel: {
    name: 'Salto Ángel',
    address: 'Parque Nacional Canaima, Bolívar, Venezuela',
    city: 'Canaima',
    position: [5.9701, -62.5362],
    addedBy: 'gabriela',
    addedDaysAgo: 611,
    description:
      'La cascada más alta del planeta se descuelga casi un kilómetro desde la meseta del Auyantepuy. Se llega en avioneta a Canaima y luego en curiara, río arriba, entre mayo y noviembre, cuando hay agua suficiente. Los guías son pemones y duermen con uno en el campamento, en hamaca.',
    reviews: [
      [
        'gabriela',
        5,
        604,
        'Tuve que irme del país para darme cuenta de que no lo conocía. Volví, ahorré y subí por el Carrao con mi papá, los dos llorando como bobos. Kerepakupai Vená, lo llaman los pemones. Lleven impermeable, repelente y todo el efectivo que vayan a gastar.',
      ],
      [
        'fermin',
        4,
        271,
        'En octubre bajaba con toda la furia. La curiara es dura para las espaldas de cierta edad: cuatro horas en tabla. No hay cobertura ni farmacia; llevad lo vuestro.',
      ],
      [
        'rodrigo',
        5,
        39,
        'Un guía pemón nos hizo apagar las linternas y quedarnos en las hamacas escuchando. A las cinco se destapó la nube y ahí estaba, todo el hilo de agua. Caro, lejos, incómodo y perfecto.',
      ],
    ],
  },
  cristoRedentor: {
    name: 'Cristo Redentor',
    address: 'Parque Nacional da Tijuca, Alto da Boa Vista, Río de Janeiro, Brasil',
    city: 'Río de Janeiro',
    position: [-22.9519, -43.2105],
    addedBy: 'alejo',
    addedDaysAgo: 574,
    description:
      'La estatua que abre los brazos sobre la bahía de Guanabara, en lo alto del Corcovado. Se sube en el tren de cremallera, que atraviesa la selva de Tijuca, o en furgonetas oficiales. Importa más el cielo que la hora: si desde abajo no se ve la cabeza, mejor otro día.',
    reviews: [
      [
        'alejo',
        4,
        566,
        'Nosotros miramos la cámara en vivo antes de salir del hotel, así no se paga para ver una nube. El tren conviene reservarlo con día y hora. Arriba hay escaleras mecánicas y ascensor, mi mamá subió sin problema.',
      ],
      [
        'carmen',
        2,
        388,
        'Tres cuartos de hora de cola, un mirador en el que no cabía ni un alfiler y gente tumbada en el suelo para sacar la foto. La vista es espléndida, cuando consigues verla. El Pan de Azúcar me gustó bastante más.',
      ],
      [
        'xochitl',
        5,
        259,
        'Primer tren de la mañana, ocho en punto: éramos como veinte personas y el Cristo. Bajamos y todavía alcanzamos playa.',
      ],
      [
        'camila',
        4,
        112,
        'Fui en la van desde Largo do Machado, más barata que el tren. No suban caminando por el sendero solos, que ha habido robos.',
      ],
    ],
  },
  pelourinho: {
    name: 'Pelourinho',
    address: 'Largo do Pelourinho, Centro Histórico, Salvador, Bahía, Brasil',
    city: 'Salvador de Bahía',
    position: [-12.9714, -38.5087],
    addedBy: 'iker',
    addedDaysAgo: 268,
    description:
      'Cuestas de adoquín, iglesias cubiertas de oro y fachadas color caramelo en la ciudad más africana de América. Los martes por la noche suelen tocar los tambores en la calle. Se sube desde el puerto en el Elevador Lacerda, que cuesta unas monedas.',
    reviews: [
      [
        'yamile',
        5,
        264,
        'Me bajé del elevador, oí un tambor y me eché a llorar: eso era mi abuela. Coman acarajé de una bahiana en la plaza, pidan poca pimienta la primera vez. De noche anden por donde hay gente y luz.',
      ],
      [
        'fermin',
        4,
        139,
        'San Francisco por dentro es tanto oro que marea. Los chavales que ofrecen cintas «de regalo» luego quieren cobrar; con no alargar la muñeca basta.',
      ],
      [
        'julian',
        3,
        16,
        'Llegué un domingo por la tarde y medio barrio tenía las persianas bajadas. El martes volví y era otro: tambores, gente bailando, capoeira en la ladera. Elijan bien el día.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
