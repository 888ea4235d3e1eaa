import type { DemoPlace } from '../demo-place.ts'

export const chile = {
  valparaiso: {
    name: 'Cerro Alegre',
    address: 'Paseo Yugoslavo, Cerro Alegre, Valparaíso, Chile',
    city: 'Valparaíso',
    position: [-33.0418, -71.6271],
    addedBy: 'mateo',
    addedDaysAgo: 601,
    motif: 'facades',
    description:
      'Casas de lata pintada que se asoman al puerto, escaleras convertidas en murales y ascensores centenarios que suben quejándose. El Cerro Alegre se recorre mejor sin plan: un café con vista a la bahía, una galería minúscula, un gato al sol en cada descanso. Al atardecer, el puerto enciende sus luces y parece un nacimiento.',
    reviews: [
      [
        'carmen',
        4,
        560,
        'Me encantaron los murales y la gente, que te cuenta la historia de cada casa si preguntas. Las subidas son serias: el ascensor Reina Victoria salva las rodillas. De noche conviene volver en taxi a las zonas menos concurridas.',
        ['morning'],
      ],
      [
        'rodrigo',
        5,
        399,
        'Uno que es de Santiago se arranca para acá cuando no da más. Partan en la plaza Aníbal Pinto, suban la escalera a pata y bajen comiéndose una empanada. La cámara colgada al cuello no, por favor: sáquenla, usen y guarden.',
      ],
      [
        'ines',
        3,
        226,
        'Tiene mucho encanto y también bastante descuido; hay calles divinas al lado de otras llenas de basura. Un día y medio alcanza. El desayuno con vista a la bahía, eso sí, lo repetiría mañana mismo.',
      ],
      [
        'diego',
        4,
        70,
        'La mitad de los ascensores estaban en reparación cuando fui, así que averigüen antes cuáles andan. El cebiche, perdónenme los chilenos, mejor en Lima.',
      ],
    ],
  },
  valleDeLaLuna: {
    name: 'Valle de la Luna',
    address: 'Reserva Nacional Los Flamencos, San Pedro de Atacama, Antofagasta, Chile',
    city: 'San Pedro de Atacama',
    position: [-22.925, -68.286],
    addedBy: 'iker',
    addedDaysAgo: 470,
    motif: 'desert',
    description:
      'Dunas, crestas de sal y cañones en el desierto más seco del mundo, a un cuarto de hora de San Pedro. La entrada se reserva por franja horaria y el camino interior tiene varias paradas. Al ponerse el sol, la cordillera de enfrente pasa del naranja al violeta y asoma el Licancabur.',
    reviews: [
      [
        'rosario',
        5,
        433,
        'Fui en bicicleta desde el pueblo a las siete de la mañana y tuve la Gran Duna para mí. A la vuelta el viento viene en contra y no hay una sola sombra: tres litros de agua por persona, no exagero.',
        ['dusk'],
      ],
      [
        'brenda',
        4,
        266,
        'El tour de la tarde es bonito pero van todos juntos como procesión. Pidan el de la mañana, cuesta lo mismo. Lleven chamarra: en cuanto se mete el sol baja el frío de golpe.',
      ],
      [
        'nuria',
        4,
        121,
        'Paisaje sobrecogedor y muy bien señalizado. Solo dejan quedarse al atardecer en determinados miradores, así que llegad pronto si queréis sitio. La sal cruje bajo los pies, es una sensación rarísima.',
      ],
    ],
  },
  sanCristobal: {
    name: 'Cerro San Cristóbal',
    address: 'Parque Metropolitano, Pío Nono 450, Santiago de Chile',
    city: 'Santiago de Chile',
    position: [-33.4253, -70.6333],
    addedBy: 'andres',
    addedDaysAgo: 385,
    description:
      'El balcón de Santiago: un cerro verde en medio de la ciudad, con funicular, teleférico, zoológico, piscinas de verano y un santuario en la cumbre. Después de la lluvia, cuando el aire se limpia, los Andes aparecen tan cerca que cuesta creerlo.',
    reviews: [
      [
        'andres',
        4,
        380,
        'Subimos en funicular y bajamos caminando con un mote con huesillo en la mano, que es el postre-bebida de allá y no hay que perdérselo. El día que fui había esmog y la cordillera ni se adivinaba.',
      ],
      [
        'marisol',
        3,
        198,
        'Lunes: el funicular cerrado por mantenimiento y nadie lo avisaba abajo. Revisen antes los horarios. Subir a pie toma como cuarenta y cinco minutos y en verano hay que hacerlo temprano.',
      ],
      [
        'rodrigo',
        5,
        36,
        'Después de un día de lluvia, en invierno, no hay vista mejor en toda la ciudad. El resto del año es un parque agradable para trotar.',
      ],
      [
        'iker',
        4,
        6,
        'Alquilé una bici pública y subí por Pedro de Valdivia Norte: siete kilómetros de asfalto sin apenas coches. Arriba, medio Santiago estirando.',
      ],
    ],
  },
  castro: {
    name: 'Iglesia de San Francisco de Castro',
    address: 'Plaza de Armas de Castro, Chiloé, Los Lagos, Chile',
    city: 'Castro',
    position: [-42.4806, -73.7626],
    addedBy: 'ines',
    addedDaysAgo: 245,
    description:
      'Por fuera, una iglesia de chapa amarilla y violeta que parece de juguete; por dentro, un casco de barco al revés hecho de maderas nativas. Es una de las iglesias de Chiloé que son Patrimonio Mundial. A diez minutos a pie están los palafitos de Gamboa, con los pies en el agua.',
    reviews: [
      [
        'ines',
        4,
        240,
        'Afuera sorprende y adentro conmueve: huele a madera y a lluvia. Entramos veinte minutos para guarecernos de un chaparrón y nos quedamos una hora. En Chiloé el paraguas no sirve, hay que llevar impermeable.',
      ],
      [
        'rodrigo',
        4,
        103,
        'De ahí bajen al mercado a comer curanto o milcao. El bus desde Puerto Montt incluye el transbordador del canal de Chacao y demora cerca de cuatro horas.',
      ],
      [
        'valentina',
        5,
        15,
        'Dormí en un palafito, con la marea haciendo ruido debajo de la cama. Por la mañana fui a la iglesia con chaqueta prestada, porque nadie me había avisado de ese frío en enero.',
      ],
      [
        'bastian',
        4,
        5,
        'Con lluvia, como corresponde en Chiloé, la madera de adentro huele a bosque. Al lado venden chapaleles calentitos para después.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
