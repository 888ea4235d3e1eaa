import type { DemoPlace } from '../demo-place.ts'

export const ecuador = {
  votoNacional: {
    name: 'Basílica del Voto Nacional',
    address: 'Carchi y Venezuela, Centro Histórico, Quito, Ecuador',
    city: 'Quito',
    position: [-0.2149, -78.5073],
    addedBy: 'andres',
    addedDaysAgo: 590,
    motif: 'towers',
    description:
      'Una basílica neogótica en cuyas gárgolas no hay monstruos sino iguanas, piqueros, armadillos y tortugas. Se puede subir a las torres por escaleras cada vez más estrechas, cruzar un puente de madera sobre la bóveda y asomarse al centro histórico con el Panecillo al fondo.',
    reviews: [
      [
        'andres',
        5,
        585,
        'Orgullo quiteño: busquen los armadillos del costado norte. La subida a la torre del cóndor es por escaleritas metálicas casi verticales; quien le tenga miedo a la altura que se quede en el mirador de los relojes, que ya es bastante.',
        ['morning'],
      ],
      [
        'valentina',
        4,
        365,
        'Se paga aparte la nave y aparte las torres, poquito en los dos casos. Yo pagaría solo las torres. Vayan por la mañana: a las dos cayó un aguacero y cerraron la subida.',
      ],
      [
        'pilar',
        3,
        147,
        'La calle por la que se llega tiene una cuesta criminal. Por dentro es amplia, clara y con acceso a nivel por un lateral; de las torres, olvídese quien no ande ágil.',
      ],
    ],
  },
  mitadDelMundo: {
    name: 'Mitad del Mundo',
    address: 'Av. Manuel Córdova Galarza, San Antonio de Pichincha, Quito, Ecuador',
    city: 'Quito',
    position: [-0.0022, -78.4558],
    addedBy: 'valentina',
    addedDaysAgo: 333,
    description:
      'El monumento que recuerda a los geodésicos que midieron la Tierra, con su línea amarilla para poner un pie en cada hemisferio. El GPS dice que el ecuador pasa unos doscientos metros más al norte, donde otro museo pequeño hace demostraciones divertidas con agua y huevos.',
    reviews: [
      [
        'valentina',
        3,
        328,
        'Uno va, se toma la foto con las piernas abiertas y ya. Alrededor hay tiendas y restaurantes a precio de turista. El museíto de al lado, el Intiñán, nos pareció más entretenido.',
      ],
      [
        'tomas',
        4,
        239,
        'Para los pibes fue un planazo: parar un huevo sobre un clavo, ver el remolino y discutir si es truco o ciencia. El bus desde la estación Ofelia tarda una hora larga.',
      ],
      [
        'andres',
        2,
        99,
        'Soy de acá y llevo a los amigos por obligación. Mi consejo honesto: si solo tienen dos días en Quito, gástenlos en el centro histórico y en el teleférico.',
      ],
    ],
  },
  tortugaBay: {
    name: 'Tortuga Bay',
    address: 'Sendero a Tortuga Bay, Puerto Ayora, Santa Cruz, Galápagos, Ecuador',
    city: 'Puerto Ayora',
    position: [-0.764, -90.342],
    addedBy: 'andres',
    addedDaysAgo: 452,
    motif: 'coast',
    description:
      'Un sendero empedrado de dos kilómetros y medio entre cactus gigantes termina en una playa blanca donde las iguanas marinas cruzan sin mirar. La playa brava es para caminar y surfear; la mansa, una laguna tranquila para nadar. Se entra gratis, con registro, y cierra a media tarde.',
    reviews: [
      [
        'andres',
        5,
        447,
        'La playa mansa, con snorkel, a las nueve de la mañana: tiburones bebés entre los manglares y ni un ruido. No hay quioscos, así que lleven agua y llévense su basura. En la playa brava no se bañen, las corrientes son serias.',
        ['noon'],
      ],
      [
        'altagracia',
        5,
        283,
        'Yo que tengo playas en la puerta de mi casa me quedé boba. Las iguanas se te tiran al lado como si hubieran pagado toalla.',
      ],
      [
        'julian',
        4,
        124,
        'Hay taxi acuático del muelle a la playa mansa para quien no quiera andar. El camino de vuelta a las cuatro, sin sombra y cuesta arriba, fue lo único duro. Galápagos es caro; esta playa, por suerte, no.',
      ],
    ],
  },
  pailonDelDiablo: {
    name: 'Pailón del Diablo',
    address: 'Río Verde, vía Baños – Puyo, Tungurahua, Ecuador',
    city: 'Baños',
    position: [-1.401, -78.296],
    addedBy: 'gabriela',
    addedDaysAgo: 224,
    description:
      'El río Verde cae aquí unos ochenta metros en una olla de roca y hace temblar el suelo. Se baja por un sendero de bosque hasta unos balcones donde uno termina empapado. Es la parada grande de la ruta de las cascadas, que muchos hacen en bicicleta desde Baños.',
    reviews: [
      [
        'gabriela',
        5,
        219,
        'Alquilé bici en Baños y fui bajando diecisiete kilómetros, con túneles y todo. De regreso pasan camionetas que te llevan con bicicleta incluida por muy poco. Hay dos entradas distintas: por una ves la cascada de frente y por la otra desde detrás.',
      ],
      [
        'marisol',
        4,
        79,
        'Diay, en mi país hay cataratas para regalar y esta igual me impresionó. El paso por la grieta es bajito y hay que ir agachado; no es para quien sufra de espacios cerrados.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
