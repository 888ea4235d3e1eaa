import type { DemoPlace } from '../demo-place.ts'

export const spainSouth = {
  alhambra: {
    name: 'Alhambra',
    address: 'C. Real de la Alhambra, s/n, 18009 Granada, España',
    city: 'Granada',
    position: [37.1761, -3.5881],
    addedBy: 'carmen',
    addedDaysAgo: 708,
    motif: 'arches',
    description:
      'Una fortaleza que por dentro se vuelve susurro: agua que corre por canales finísimos, yeserías como encaje y patios donde la luz parece medida a mano. Conviene entrar sin prisa a los Palacios Nazaríes, dejar para el final los jardines del Generalife y cruzar luego al Albaicín a verla encenderse con la última luz.',
    reviews: [
      [
        'ines',
        5,
        649,
        'Reservé la entrada con dos meses y aun así casi no consigo. Valió cada minuto: en el Patio de los Arrayanes me senté en un rincón y estuve media hora mirando el reflejo. Lleven agua y calzado cómodo, que entre la Alcazaba y el Generalife se camina muchísimo.',
        ['dusk', 'morning'],
      ],
      [
        'lucia',
        4,
        519,
        'Los palacios, de diez. La organización, regular: perdimos el turno de los Nazaríes por diez minutos porque la señalización confunde y hubo que rogar un poco. Lleguen con media hora de sobra y todo irá bien.',
      ],
      [
        'fermin',
        5,
        394,
        'Fui en enero con la sierra nevada detrás y apenas cuatro grados. Sin colas, sin calor y con el agua de las fuentes medio helada. Cualquiera me saca ya de ir en invierno.',
      ],
      [
        'pilar',
        4,
        242,
        'Tienen un itinerario accesible que cubre más de lo que imaginaba, y prestan sillas. El empedrado del acceso es lo peor. En el Generalife, pedid al vigilante que os abra el paso lateral.',
      ],
      [
        'diego',
        3,
        101,
        'Maravilla, pero a las doce del día íbamos como en procesión, hombro con hombro. Si pudiera repetir, elegiría la visita nocturna: menos salas y más silencio.',
      ],
    ],
  },
  sanNicolas: {
    name: 'Mirador de San Nicolás',
    address: 'Plaza Mirador de San Nicolás, Albaicín, 18010 Granada, España',
    city: 'Granada',
    position: [37.1811, -3.5927],
    addedBy: 'carmen',
    addedDaysAgo: 570,
    description:
      'Una plaza empedrada en lo alto del Albaicín con la Alhambra enfrente y Sierra Nevada al fondo. Al atardecer se llena de guitarras, palmas y móviles en alto. Por la mañana temprano es de los vecinos que pasean al perro.',
    reviews: [
      [
        'carmen',
        5,
        565,
        'Mi sitio en el mundo, a las ocho de la mañana y con un bollo caliente. Al atardecer hay tanta gente que no se ve más que cogotes. Subid andando por la cuesta del Chapiz o en el minibús, que en coche os cae la multa.',
      ],
      [
        'tomas',
        4,
        343,
        'Un señor cantaba flamenco sin micrófono y mis hijos, que no paran quietos, se quedaron duros. Cuiden los bolsillos cuando se amontona la gente.',
      ],
      [
        'nuria',
        3,
        152,
        'La vista es la que es, soberbia, pero había más palos de selfi que estrellas. Dos calles más arriba, junto a San Miguel, hay otro mirador casi vacío.',
      ],
    ],
  },
  mezquita: {
    name: 'Mezquita-Catedral de Córdoba',
    address: 'C. Cardenal Herrero, 1, 14003 Córdoba, España',
    city: 'Córdoba',
    position: [37.8789, -4.7794],
    addedBy: 'pilar',
    addedDaysAgo: 616,
    description:
      'Un bosque de más de ochocientas columnas con arcos rojos y blancos, y en medio, como un barco varado, una catedral renacentista. Hay que buscar el mihrab, con su mosaico dorado, y salir después al Patio de los Naranjos a ordenar las ideas.',
    reviews: [
      [
        'pilar',
        5,
        607,
        'Acceso llano, suelo liso y personal atentísimo: mi marido la recorrió entera en su silla. A primera hora entre semana dejaban pasar gratis un rato corto; confirmadlo, porque lo suspenden en fiestas.',
      ],
      [
        'alejo',
        5,
        381,
        'Caminé sin mirar el plano y las columnas no se terminaban nunca. Pensé en cuánta gente distinta rezó ahí.',
      ],
      [
        'rodrigo',
        4,
        195,
        'En agosto Córdoba es un horno, cuarenta y tres grados a la sombra, y la Mezquita el único lugar fresco. Después, un salmorejo y siesta como manda la ley. En mayo están los patios con flores, pero hay que reservar con tiempo.',
      ],
    ],
  },
  plazaDeEspana: {
    name: 'Plaza de España de Sevilla',
    address: 'Av. Isabel la Católica, Parque de María Luisa, 41004 Sevilla, España',
    city: 'Sevilla',
    position: [37.3772, -5.9869],
    addedBy: 'fermin',
    addedDaysAgo: 486,
    description:
      'Un semicírculo inmenso de ladrillo y azulejo levantado para la Exposición de 1929, con un banco para cada provincia y una ría por la que se rema en barca. Es gratis y está abierta todo el día. El parque de María Luisa, al lado, da la sombra que a la plaza le falta.',
    reviews: [
      [
        'fermin',
        4,
        481,
        'Busqué el banco de Pontevedra, me senté y le mandé la foto a mi madre. Las barquitas cuestan cuatro perras y hacen reír. En julio, después de las ocho de la tarde o nada.',
      ],
      [
        'gabriela',
        5,
        293,
        'Vi zapatear a una bailaora en el puente y se me paró el tiempo. Entrada libre, baños regulares, sombra poca.',
      ],
      [
        'brenda',
        5,
        114,
        'Llegamos a las ocho y media, con la luz bajita y una sola pareja de novios. A la media hora empezaron a llegar los camiones de turistas.',
      ],
    ],
  },
  caminitoDelRey: {
    name: 'Caminito del Rey',
    address: 'Desfiladero de los Gaitanes, Ardales – Álora, Málaga, España',
    city: 'Álora',
    position: [36.916, -4.773],
    addedBy: 'iker',
    addedDaysAgo: 367,
    motif: 'canyon',
    description:
      'Una pasarela de madera colgada a cien metros sobre el desfiladero de los Gaitanes. Se anda en un solo sentido, casi ocho kilómetros con los accesos, la mayor parte en bajada. Dan casco y la entrada lleva hora; un autobús lanzadera une los dos extremos.',
    reviews: [
      [
        'iker',
        4,
        361,
        'Esperaba emoción y encontré un paseo espectacular pero seguro, apto para casi todos. Debajo se ven todavía los restos del camino viejo, y eso sí que da vértigo. Con viento lo cierran y devuelven el dinero.',
        ['noon'],
      ],
      [
        'carmen',
        5,
        182,
        'Fui con mi madre, que tiene vértigo, y la pasó mirando la pared; aun así dice que volvería. Llegad con tiempo: desde el aparcamiento a la caseta de control hay casi media hora a pie por un túnel.',
      ],
      [
        'xochitl',
        3,
        45,
        'No admiten menores de ocho años y no lo supe hasta llegar: mi esposo se quedó con el chiquito en el bar. Que conste para otras familias.',
      ],
    ],
  },
  puenteNuevo: {
    name: 'Puente Nuevo de Ronda',
    address: 'C. Armiñán, 29400 Ronda, Málaga, España',
    city: 'Ronda',
    position: [36.7408, -5.1659],
    addedBy: 'carmen',
    addedDaysAgo: 254,
    motif: 'canyon',
    description:
      'Cuarenta años tardaron en unir las dos mitades del pueblo sobre un tajo de cien metros. El puente se ve bien desde arriba, pero la foto se hace desde abajo, por el camino de los Molinos, con los buitres dando vueltas y las casas blancas al borde.',
    reviews: [
      [
        'carmen',
        4,
        249,
        'De Granada son dos horas largas de curvas. Haced noche: a las seis se van las excursiones de la costa y Ronda vuelve a respirar. Un plato de rabo de toro y a dormir.',
        ['dusk'],
      ],
      [
        'valentina',
        5,
        98,
        'Bajé hasta los molinos por un caminito de piedra suelta y valió cada resbalón. Tenis con buen agarre, por favor.',
      ],
    ],
  },
  teide: {
    name: 'Parque Nacional del Teide',
    address: 'Carretera TF-21, La Orotava, Santa Cruz de Tenerife, España',
    city: 'La Orotava',
    position: [28.2723, -16.6425],
    addedBy: 'nuria',
    addedDaysAgo: 445,
    motif: 'volcano',
    description:
      'El techo de España, un volcán de 3715 metros en mitad de una isla subtropical. La carretera cruza una caldera de lava de todos los ocres y un teleférico sube hasta casi la cumbre. Para los últimos metros hace falta un permiso que se pide por internet con mucha antelación.',
    reviews: [
      [
        'nuria',
        5,
        442,
        'Cielo de noche sin una sola luz: nos tumbamos en los Roques de García y contamos fugaces. De día, en mayo, florecen los tajinastes rojos. Abrigaos, que en la playa íbamos en tirantes y allí había dos grados.',
        ['morning'],
      ],
      [
        'julian',
        3,
        284,
        'El teleférico estaba cerrado por viento. Dicen que pasa a menudo, así que miren su página antes de subir. La guagua sale una sola vez al día desde cada lado de la isla, no la pierdan.',
      ],
      [
        'altagracia',
        4,
        72,
        'Una dominicana con tres abrigos: esa fui yo. Parece Marte con mirador y cafetería. El soroche me dio suave arriba, así que despacito.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
