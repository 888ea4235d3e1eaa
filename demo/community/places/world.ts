import type { DemoPlace } from '../demo-place.ts'

export const world = {
  centralPark: {
    name: 'Central Park',
    address: 'Entre la 5.ª Avenida y Central Park West, Manhattan, Nueva York, Estados Unidos',
    city: 'Nueva York',
    position: [40.7829, -73.9654],
    addedBy: 'brenda',
    addedDaysAgo: 492,
    description:
      'Cuatro kilómetros de bosque, lagos y praderas puestos a mano en medio de Manhattan. En otoño arde de colores, en invierno se patina, en primavera florecen los cerezos junto al embalse. Es gratis, tiene más de veinte parques infantiles y abre hasta la una de la madrugada.',
    reviews: [
      [
        'brenda',
        5,
        487,
        'Última semana de octubre: todo rojo y amarillo. Rentamos bicis y en una hora le dimos la vuelta. Las carretas de caballos, ni verlas: caras y pobres animales.',
      ],
      [
        'yamile',
        4,
        273,
        'Un viejito tocaba el saxofón debajo de un puente y el eco hacía de orquesta. Lleven su propio sándwich, que un perro caliente allí es un lujo.',
      ],
      [
        'tomas',
        5,
        16,
        'El plan perfecto y gratuito con chicos: piedras para trepar, ardillas y un arenero en cada esquina.',
      ],
    ],
  },
  yamaaElFna: {
    name: 'Plaza Yamaa el Fna',
    address: 'Medina de Marrakech, Marruecos',
    city: 'Marrakech',
    position: [31.6258, -7.9891],
    addedBy: 'iker',
    addedDaysAgo: 347,
    motif: 'market',
    description:
      'De día, zumo de naranja, encantadores de serpientes y tatuadoras de henna. Al caer el sol llegan los puestos de comida, los cuentacuentos y los tambores, y la plaza se vuelve una olla que humea. Se ve entera desde las terrazas de los cafés que la rodean.',
    reviews: [
      [
        'iker',
        4,
        342,
        'Sentaos en una terraza a las siete y mirad cómo se monta. Si sacáis foto a alguien, os pedirá dinero; es su trabajo, acordadlo antes. La sopa harira de los puestos, estupenda y baratísima.',
        ['dusk'],
      ],
      [
        'valentina',
        2,
        196,
        'Me agarraron la mano para ponerme henna sin permiso y querían cobrarme lo de tres cenas. Como mujer sola me sentí observada todo el tiempo. La medina de día y con guía, mucho mejor.',
      ],
      [
        'pilar',
        3,
        77,
        'Ruidosa, polvorienta y fascinante durante media hora exacta. Las motos pasan rozando.',
      ],
      [
        'rodrigo',
        5,
        10,
        'El zumo de naranja a precio de risa, las brochetas, el humo y un cuentacuentos del que no entendí ni una palabra y al que escuché media hora. Bájenle al miedo y súbanle al regateo.',
      ],
    ],
  },
  santaSofia: {
    name: 'Santa Sofía',
    address: 'Sultan Ahmet, Ayasofya Meydanı 1, Fatih, Estambul, Turquía',
    city: 'Estambul',
    position: [41.0086, 28.9802],
    addedBy: 'ines',
    addedDaysAgo: 285,
    description:
      'Mil quinientos años bajo la misma cúpula: iglesia, mezquita, museo y otra vez mezquita. Los visitantes suben a la galería, desde donde se ven de cerca los mosaicos dorados. Hay que llevar hombros y rodillas cubiertos y, las mujeres, un pañuelo. Cierra a los turistas durante el rezo del viernes.',
    reviews: [
      [
        'ines',
        5,
        281,
        'Entré con la mañana recién empezada y la luz bajaba de la cúpula en columnas. La galería se paga y no es poco, pero los mosaicos quedan a dos metros.',
      ],
      [
        'andres',
        3,
        115,
        'Desde que separaron la entrada de visitantes ya no se pisa la nave principal; se ve todo desde arriba. Aun así impresiona. La Mezquita Azul, enfrente, es gratis.',
      ],
      [
        'carmen',
        4,
        13,
        'Llevad pañuelo de casa, que los de la entrada los venden caros. Me gustó volver de noche, cuando la plaza se llena de familias comiendo castañas.',
      ],
    ],
  },
  fushimiInari: {
    name: 'Fushimi Inari',
    address: '68 Fukakusa Yabunouchicho, Fushimi, Kioto, Japón',
    city: 'Kioto',
    position: [34.9671, 135.7727],
    addedBy: 'carmen',
    addedDaysAgo: 173,
    description:
      'Miles de puertas rojas, una detrás de otra, suben por la montaña entre cedros y zorros de piedra. El santuario no cierra nunca ni cobra entrada. La mayoría se da la vuelta en el primer tramo: a partir del cruce de Yotsutsuji uno empieza a estar solo. La vuelta entera toma unas dos horas.',
    reviews: [
      [
        'diego',
        5,
        168,
        'Fuimos a las seis de la mañana, con los faroles todavía prendidos. Mi señora y yo caminamos una hora sin cruzarnos con nadie. A las nueve, bajando, ya era una avenida.',
      ],
      [
        'nuria',
        4,
        26,
        'Tren directo desde la estación de Kioto, dos paradas, y sales en la puerta. Escalones, muchos; máquinas de bebidas, también, y más caras cuanto más subes.',
      ],
      [
        'xochitl',
        5,
        5,
        'Cada puerta lleva el nombre de quien la regaló. Caminé pensando a quién le pondría yo una.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
