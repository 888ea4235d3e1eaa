import type { DemoPlace } from '../demo-place.ts'

export const mexico = {
  chichenItza: {
    name: 'Chichén Itzá',
    address: 'Zona arqueológica de Chichén Itzá, Tinum, Yucatán, México',
    city: 'Tinum',
    position: [20.6843, -88.5678],
    addedBy: 'carmen',
    addedDaysAgo: 594,
    motif: 'terraces',
    description:
      'La pirámide de Kukulcán es también un calendario: en los equinoccios, la sombra dibuja una serpiente que baja por la escalinata. Alrededor quedan el juego de pelota, con su eco imposible, el observatorio y el cenote sagrado. Lo ideal es llegar a la apertura, antes del calor, y refrescarse después en un cenote cercano.',
    reviews: [
      [
        'julian',
        2,
        571,
        'El lugar es impresionante, pero llegamos a las once en plena temporada alta y fue un error: filas larguísimas, cuarenta grados y puestos de recuerdos en cada sendero. Si van, que sea a primera hora o mejor elijan Ek Balam.',
      ],
      [
        'brenda',
        4,
        406,
        'Se hacen dos pagos, el federal y el estatal, en ventanillas distintas; lleven efectivo por si falla la terminal. Dormimos en Pisté y a las ocho entramos de los primeros. Un aplauso frente a la escalinata y el eco contesta como quetzal.',
        ['noon'],
      ],
      [
        'efrain',
        4,
        221,
        'No se puede subir desde hace años y está bien que así sea. Después nos metimos al cenote Ik Kil, bello pero con chaleco obligatorio y demasiada gente. Hay otros más tranquilos rumbo a Valladolid.',
      ],
    ],
  },
  monteAlban: {
    name: 'Monte Albán',
    address: 'Zona arqueológica de Monte Albán, Santa Cruz Xoxocotlán, Oaxaca, México',
    city: 'Oaxaca de Juárez',
    position: [17.0436, -96.7677],
    addedBy: 'mateo',
    addedDaysAgo: 466,
    description:
      'Los zapotecas allanaron la cima de un cerro para levantar su capital, y desde la plataforma norte se ven los tres brazos del valle de Oaxaca. Hay pocas sombras y mucho viento, plazas enormes casi vacías y piedras talladas con figuras que parecen bailar. Después, un chocolate caliente en el mercado redondea el día.',
    reviews: [
      [
        'lucia',
        5,
        458,
        'Subí a primera hora y durante veinte minutos fui la única persona en la Gran Plaza. Con guía se disfruta el doble: sin ella, los danzantes son piedras; con ella, son una historia tremenda. Sombrero obligatorio.',
      ],
      [
        'xochitl',
        4,
        236,
        'Hay camioncitos desde el centro de Oaxaca, ida y vuelta, con tres horas para ver todo; alcanzan. El museo de la entrada es chico pero guarda piezas que ayudan a entender.',
      ],
    ],
  },
  tulum: {
    name: 'Zona arqueológica de Tulum',
    address: 'Parque Nacional Tulum, Carretera Federal 307, Tulum, Quintana Roo, México',
    city: 'Tulum',
    position: [20.2149, -87.4291],
    addedBy: 'brenda',
    addedDaysAgo: 513,
    motif: 'coast',
    description:
      'Un puerto maya amurallado sobre un acantilado, con el Caribe de fondo. Los edificios son pequeños; el escenario, enorme. Las iguanas son las dueñas y a partir de media mañana los visitantes, multitud. De mayo a septiembre puede haber sargazo en las playas de abajo.',
    reviews: [
      [
        'brenda',
        3,
        509,
        'Entre el estacionamiento, el trenecito, la entrada y el acceso al parque te sacan cuatro pagos. Las ruinas preciosas, pero hagan cuentas antes de salir del hotel.',
        ['noon'],
      ],
      [
        'yamile',
        5,
        337,
        'Ese azul no lo había visto ni en mi isla. Fuimos en bicicleta desde el pueblo, muy temprano, y a las nueve ya estábamos desayunando chilaquiles.',
      ],
      [
        'valentina',
        3,
        127,
        'En julio la playa olía a sargazo y no bajamos. Las ruinas se ven en una hora. Si solo van a ver una zona maya, yo escogería Cobá o Palenque.',
      ],
    ],
  },
  palenque: {
    name: 'Zona arqueológica de Palenque',
    address: 'Carretera Palenque – Zona arqueológica km 8, Palenque, Chiapas, México',
    city: 'Palenque',
    position: [17.484, -92.0463],
    addedBy: 'efrain',
    addedDaysAgo: 382,
    motif: 'jungle',
    description:
      'Templos blancos que asoman de la selva mientras los monos aulladores ponen el sonido. Aquí se encontró la tumba del rey Pakal. Solo una parte de la ciudad está despejada; el resto sigue bajo los árboles, y un sendero con pozas baja hasta el museo.',
    reviews: [
      [
        'efrain',
        5,
        376,
        'Crecí entre ruinas mayas y ninguna suena como esta: los saraguatos rugen tan fuerte que los niños creyeron que era un jaguar. Bajen por el sendero de las cascadas y salgan por el museo, donde está la lápida de Pakal en réplica.',
        ['morning'],
      ],
      [
        'iker',
        4,
        209,
        'Humedad del noventa por ciento y repelente hasta en las orejas. Los colectivos desde el pueblo pasan cada diez minutos. El viaje por carretera desde San Cristóbal es largo y con bloqueos; preguntad antes de salir.',
      ],
      [
        'pilar',
        3,
        63,
        'Los templos tienen escalones muy altos, pero desde la explanada, que es de césped llano, se ve lo principal. Dos sombras y un zumo de naranja me salvaron.',
      ],
    ],
  },
  pipila: {
    name: 'Monumento al Pípila',
    address: 'Carretera Panorámica s/n, Zona Centro, Guanajuato, México',
    city: 'Guanajuato',
    position: [21.0147, -101.2545],
    addedBy: 'mateo',
    addedDaysAgo: 305,
    motif: 'facades',
    description:
      'Desde los pies del héroe minero se ve Guanajuato entera: una cañada de casas color naranja, rosa y azul, la basílica amarilla y la universidad blanca. Se sube por callejones empinados o en funicular desde detrás del Teatro Juárez. La hora buena es la última de la tarde.',
    reviews: [
      [
        'mateo',
        5,
        297,
        'Me quedé hasta que prendieron la ciudad, foco por foco. Bajé por los callejones siguiendo a una estudiantina que iba cantando: eso no se compra. El funicular cuesta poco y ahorra la subida.',
        ['dusk'],
      ],
      [
        'brenda',
        4,
        174,
        'Durante el Cervantino, en octubre, no hay cuarto libre ni mesa ni nada, reserven en verano. El resto del año es una ciudad de estudiantes, barata y alegre.',
      ],
      ['carmen', 4, 25, 'Me recordó a mi Albaicín, pero en tecnicolor. Cuidado con las escaleras mojadas.'],
    ],
  },
  sanMiguel: {
    name: 'Parroquia de San Miguel Arcángel',
    address: 'Plaza Principal s/n, Zona Centro, San Miguel de Allende, Guanajuato, México',
    city: 'San Miguel de Allende',
    position: [20.9138, -100.7438],
    addedBy: 'xochitl',
    addedDaysAgo: 230,
    description:
      'Una fachada neogótica de cantera rosa que un maestro de obras del pueblo imaginó, dicen, a partir de postales europeas. Enfrente está el Jardín, con sus laureles recortados y sus bancas siempre ocupadas. Al anochecer la piedra pasa del rosa al dorado.',
    reviews: [
      [
        'xochitl',
        4,
        225,
        'Linda, linda, y carísima alrededor: un café en la plaza vale lo que una comida corrida tres calles más abajo. Vayan al mercado de artesanías y coman donde come la señora del puesto.',
      ],
      [
        'altagracia',
        4,
        104,
        'Llegamos en medio de una boda con mojigangas gigantes bailando frente a la iglesia. Nadie nos invitó y bailamos igual.',
      ],
      [
        'lucia',
        5,
        6,
        'Me senté en el Jardín a esperar a una amiga y terminé aprendiendo a bailar danzón con una señora de noventa años. Noches frescas, lleven algo de abrigo.',
      ],
    ],
  },
  hierveElAgua: {
    name: 'Hierve el Agua',
    address: 'San Lorenzo Albarradas, Tlacolula, Oaxaca, México',
    city: 'San Pablo Villa de Mitla',
    position: [16.866, -96.276],
    addedBy: 'mateo',
    addedDaysAgo: 190,
    description:
      'Cascadas que no se mueven: el agua cargada de minerales fue dejando una cortina de piedra sobre el valle. Arriba hay pozas al borde del precipicio donde uno puede bañarse. El agua no hierve, burbujea, y está más bien fresca.',
    reviews: [
      [
        'mateo',
        4,
        186,
        'Se llega en camioneta compartida desde Mitla, por un camino de tierra con curvas y precipicio. La comunidad cobra un peaje y luego la entrada. A las nueve estábamos solos en la poza; a las once, imposible.',
      ],
      [
        'camila',
        2,
        57,
        'La poza de la foto estaba vacía por mantenimiento y nos enteramos después de dos horas de viaje. La caminata a la base de la cascada petrificada es linda, pero yo venía a bañarme.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
