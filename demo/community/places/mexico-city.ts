import type { DemoPlace } from '../demo-place.ts'

export const mexicoCity = {
  zocalo: {
    name: 'Zócalo de la Ciudad de México',
    address: 'Plaza de la Constitución, Centro Histórico, Ciudad de México, México',
    city: 'Ciudad de México',
    position: [19.4326, -99.1332],
    addedBy: 'xochitl',
    addedDaysAgo: 675,
    description:
      'La plaza más grande del país: catedral que se hunde despacio, palacio con murales de Rivera y, al lado, los restos del Templo Mayor mexica. Cada tarde se arría una bandera enorme. Puede haber concierto, plantón, pista de hielo o nada, y siempre hay organilleros.',
    reviews: [
      [
        'xochitl',
        4,
        669,
        'Yo llevo a mis visitas a una terraza de los hoteles de enfrente: con un café te dejan ver la bajada de la bandera, como a las seis. Si hay marcha cierran la estación del metro, bájense en Allende y caminen.',
      ],
      [
        'diego',
        5,
        440,
        'El Templo Mayor me voló la cabeza, tienen una ciudad entera debajo de la ciudad. Los domingos entran gratis los residentes, así que los demás mejor otro día. Lunes cerrado.',
      ],
      [
        'marisol',
        3,
        277,
        'Justo estaban montando un escenario y media plaza andaba cercada. El ruido es constante. La catedral por dentro sí me dio paz.',
      ],
      [
        'lucia',
        4,
        35,
        'Comí tres tacos de canasta parada en una esquina por menos que un café de aeropuerto. Y después la catedral, torcida y hermosa.',
      ],
    ],
  },
  antropologia: {
    name: 'Museo Nacional de Antropología',
    address: 'Av. Paseo de la Reforma y Calzada Gandhi, Bosque de Chapultepec, Ciudad de México, México',
    city: 'Ciudad de México',
    position: [19.426, -99.1863],
    addedBy: 'brenda',
    addedDaysAgo: 545,
    description:
      'Un patio con una columna de la que llueve agua y, alrededor, el México antiguo sala por sala: la Piedra del Sol, una tumba de Palenque, cabezas olmecas en el jardín. No se ve en un día. Arriba, las salas etnográficas enseñan cómo viven hoy esos pueblos.',
    reviews: [
      [
        'brenda',
        5,
        541,
        'Mi estrategia después de cuatro visitas: sala Mexica, sala Maya, jardines y a comer. Lo demás, otro día. Dejan entrar con carriola y prestan sillas de ruedas en la entrada; no se puede meter comida ni mochila grande.',
      ],
      [
        'nuria',
        5,
        325,
        'Uno de los mejores museos que he pisado, y he pisado muchos. Nos dieron las cinco sin enterarnos. Solo le falta señalizar mejor el orden de las salas.',
      ],
      [
        'rodrigo',
        4,
        166,
        'Quedé chato de caminar pero feliz. Afuera se presentan los voladores de Papantla, pongan unos pesos que se juegan la vida.',
      ],
      [
        'andres',
        3,
        66,
        'En domingo entran gratis los nacionales y aquello era una romería; no pude acercarme a la Piedra del Sol.',
      ],
    ],
  },
  xochimilco: {
    name: 'Embarcaderos de Xochimilco',
    address: 'Embarcadero Nuevo Nativitas, Xochimilco, Ciudad de México, México',
    city: 'Ciudad de México',
    position: [19.274, -99.092],
    addedBy: 'xochitl',
    addedDaysAgo: 415,
    motif: 'boats',
    description:
      'Trajineras de colores, mariachis flotantes y comida que llega en canoa, por canales que son lo que queda del lago de los mexicas. Más allá del ruido siguen las chinampas, huertos sobre el agua que todavía dan verdura y flores a la ciudad.',
    reviews: [
      [
        'xochitl',
        5,
        411,
        'Hay dos Xochimilcos. El de la fiesta, en sábado, con cerveza y mariachi. Y el de las chinampas, a las seis de la mañana desde Cuemanco, con garzas y neblina. Los dos son ciertos, pero el segundo casi nadie lo ve.',
        ['noon'],
      ],
      [
        'alejo',
        4,
        248,
        'El precio es por trajinera y por hora, no por persona, y está pintado en un cartel oficial: no acepten otra cosa. Éramos ocho y salió muy bien. Las canciones de los mariachis se pagan una por una.',
      ],
      [
        'pilar',
        2,
        130,
        'Música de cuatro barcas a la vez, baños mejorables y un embarcadero sin rampa. Entiendo la gracia para una despedida; para conversar, no.',
      ],
    ],
  },
  casaAzul: {
    name: 'Casa Azul',
    address: 'Londres 247, Del Carmen, Coyoacán, Ciudad de México, México',
    city: 'Ciudad de México',
    position: [19.3551, -99.1625],
    addedBy: 'ines',
    addedDaysAgo: 330,
    description:
      'La casa donde nació y murió Frida Kahlo, pintada del azul que todo el mundo recuerda. Más que cuadros se ve una vida: la cocina, los corsés, los pinceles junto a la silla de ruedas, el jardín con su pirámide. Las entradas se venden por internet, con hora, y se agotan.',
    reviews: [
      [
        'ines',
        4,
        322,
        'La cama con el espejo en el techo me dejó sin habla. Compré la entrada dos semanas antes y aun así esperé media hora en la banqueta. Los permisos para fotografiar se pagan aparte.',
      ],
      [
        'gabriela',
        3,
        185,
        'Bonita, cara y rápida: en cuarenta minutos te vas empujado por el siguiente turno. El barrio de Coyoacán, con sus churros y su plaza, sí da para toda la tarde.',
      ],
      [
        'brenda',
        5,
        27,
        'Ojo: no tiene muchos cuadros famosos, el que quiera Las dos Fridas tiene que ir al Museo de Arte Moderno. A mí los vestidos y los corsés me contaron más que un lienzo.',
      ],
    ],
  },
  teotihuacan: {
    name: 'Teotihuacán',
    address: 'Zona arqueológica de Teotihuacán, San Juan Teotihuacán, Estado de México, México',
    city: 'Teotihuacán de Arista',
    position: [19.6925, -98.8438],
    addedBy: 'xochitl',
    addedDaysAgo: 583,
    description:
      'La Calzada de los Muertos, dos kilómetros largos entre plataformas, con la pirámide del Sol a un lado y la de la Luna al fondo. Cuando los mexicas la encontraron llevaba siglos vacía y pensaron que la habían hecho los dioses. Está a una hora de la capital y casi no hay sombra.',
    reviews: [
      [
        'lucia',
        5,
        525,
        'Salimos en el bus de las siete desde la terminal del Norte (dice «Pirámides») y a las ocho y cuarto éramos cuatro gatos. Sombrero, protector y zapatillas con suela. A la salida, comer en una cueva es más lindo de lo que suena.',
      ],
      [
        'julian',
        4,
        359,
        'Pregunten el mismo día si se puede subir a las pirámides, porque las reglas cambian. Aunque no se suba, los murales de Tepantitla y el palacio de Quetzalpapálotl merecen el rato. Los silbatos de jaguar terminan cansando.',
      ],
      [
        'tomas',
        3,
        246,
        'Dos kilómetros a pleno sol con una nena a upa… Lleven agua de más, porque adentro cuesta encontrarla. Lo más divertido para ella fue el perro que nos siguió todo el camino.',
      ],
      [
        'xochitl',
        5,
        118,
        'En marzo, para el equinoccio, va todo el mundo de blanco y no se ve ni una piedra. Vengan en octubre: campo verde, cielo limpio y fresco.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
