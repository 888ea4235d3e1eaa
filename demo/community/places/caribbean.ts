import type { DemoPlace } from '../demo-place.ts'

export const caribbean = {
  malecon: {
    name: 'Malecón de La Habana',
    address: 'Malecón y Calle 23, Vedado, La Habana, Cuba',
    city: 'La Habana',
    position: [23.144, -82.368],
    addedBy: 'iker',
    addedDaysAgo: 700,
    motif: 'coast',
    description:
      'Ocho kilómetros de muro entre la ciudad y el mar: el sofá de La Habana. Se viene a pescar, a enamorarse, a tocar guitarra o a no hacer nada. Con los frentes fríos, entre noviembre y marzo, las olas saltan por encima y mojan los carros.',
    reviews: [
      [
        'yamile',
        5,
        694,
        'Aquí me senté la última noche antes de irme y aquí me siento cada vez que vuelvo. Traigan un pomo de agua, dejen el reloj y conversen con quien se siente al lado. Cuando entra el norte cierran la avenida: no jueguen con las olas.',
        ['dusk'],
      ],
      [
        'carmen',
        4,
        447,
        'El paseo en almendrón es una turistada y lo pasé pipa. De noche, mucha gente intentando venderte puros o llevarte a un bar: amables, pero insistentes.',
      ],
      [
        'camila',
        4,
        204,
        'Los edificios del frente se caen a pedazos y duele verlos. La gente, en cambio, te sostiene. Lleven efectivo en euros, que las tarjetas casi no pasan.',
      ],
    ],
  },
  vinales: {
    name: 'Valle de Viñales',
    address: 'Mirador Los Jazmines, Viñales, Pinar del Río, Cuba',
    city: 'Viñales',
    position: [22.617, -83.719],
    addedBy: 'yamile',
    addedDaysAgo: 363,
    motif: 'palms',
    description:
      'Mogotes redondos como lomos de animales dormidos, vegas de tabaco y bohíos con techo de guano. Se recorre a pie, a caballo o en bicicleta, de finca en finca, y se duerme en casas de familia con desayuno. Las mañanas amanecen con niebla baja.',
    reviews: [
      [
        'yamile',
        5,
        357,
        'Mi tío siembra tabaco cerca de ahí. Si les ofrecen puros envueltos en hoja de palma, cómprenlos: saben mejor que los de anilla. Pidan una casa con sillones en el portal, que es la mitad del viaje.',
        ['morning'],
      ],
      [
        'alejo',
        4,
        199,
        'El paseo a caballo fue de cuatro horas y al día siguiente caminé como vaquero. Hermoso. El viazul desde La Habana tarda unas cuatro horas y se agota, saquen el pasaje antes.',
      ],
      [
        'mateo',
        4,
        28,
        'Me hospedé con una familia que cocinaba langosta y frijoles como para un regimiento. En la cueva del Indio hay cola para un paseo en bote de cinco minutos; yo elegiría caminar por las vegas.',
      ],
    ],
  },
  zonaColonial: {
    name: 'Zona Colonial de Santo Domingo',
    address: 'Calle Las Damas, Zona Colonial, Santo Domingo, República Dominicana',
    city: 'Santo Domingo',
    position: [18.473, -69.884],
    addedBy: 'altagracia',
    addedDaysAgo: 658,
    description:
      'La primera catedral, la primera calle y la primera universidad de la América colonial caben en doce manzanas que se caminan en una mañana. Por la tarde sacan las mecedoras y el dominó, y los domingos por la noche suele haber bailadores de son frente a las ruinas de San Francisco.',
    reviews: [
      [
        'altagracia',
        5,
        651,
        'Este es mi patio. Empiecen por la calle Las Damas temprano, desayunen mangú con los tres golpes, y guarden la catedral para el calor del mediodía, que adentro está fresca. En los parques, cuidado con los guías que no traen carnet.',
      ],
      [
        'tomas',
        4,
        403,
        'El Alcázar de Colón entretuvo a mis hijos toda la mañana, y las palomas del parque, el resto. Aceras rotas y muchos cables, atención con el cochecito.',
      ],
      [
        'julian',
        3,
        153,
        'Media calle El Conde es una tira de tiendas de recuerdos. Lo bonito empieza cuando uno dobla hacia las calles de adentro.',
      ],
      [
        'gabriela',
        4,
        11,
        'Domingo por la noche, son en la calle, parejas de todas las edades. Saqué a bailar a un señor de ochenta y me dio una paliza.',
      ],
    ],
  },
  morroDeSanJuan: {
    name: 'El Morro de San Juan',
    address: 'Calle Norzagaray, Viejo San Juan, San Juan, Puerto Rico',
    city: 'San Juan',
    position: [18.4712, -66.124],
    addedBy: 'altagracia',
    addedDaysAgo: 196,
    motif: 'coast',
    description:
      'Seis niveles de murallas, garitas y cañones mirando a la entrada de la bahía, y delante una explanada verde donde media isla vuela chiringas. El boleto sirve también para el castillo San Cristóbal si se usa dentro del mismo día. Siempre sopla la brisa.',
    reviews: [
      [
        'altagracia',
        5,
        192,
        'Compren la chiringa en la entrada y mándense a correr por la grama, que es el mejor plan gratis del Caribe. Sombra no hay ninguna: gorra y agua.',
        ['noon'],
      ],
      [
        'brenda',
        4,
        73,
        'Las rampas entre niveles están muy inclinadas, con carriola sufrimos. La historia está muy bien contada, en español y en inglés.',
      ],
      [
        'efrain',
        3,
        7,
        'Tardamos más en encontrar parqueo que en ver el fuerte. Vayan a pie desde el Viejo San Juan y guarden tiempo para el cementerio de al lado, frente al mar.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
