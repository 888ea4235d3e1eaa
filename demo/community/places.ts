import type { TravellerName } from './travellers.ts'

export interface DemoPlace {
  name: string
  address: string
  city: string
  latitude: number
  longitude: number
  addedBy: TravellerName
  /** Days before today. */
  addedDaysAgo: number
  description: string
}

/** Real places: names, addresses and positions are facts; the descriptions are ours. Oldest first. */
export const places = {
  obelisco: {
    name: 'Obelisco de Buenos Aires',
    address: 'Av. 9 de Julio y Av. Corrientes, Buenos Aires, Argentina',
    city: 'Buenos Aires',
    latitude: -34.6037,
    longitude: -58.3816,
    addedBy: 'julian',
    addedDaysAgo: 178,
    description:
      'El punto de encuentro de toda una ciudad. Se alza donde la avenida más ancha se cruza con la que nunca duerme, y alrededor caben los festejos, las protestas y los primeros besos. De noche, con los teatros encendidos y el olor a pizza de Corrientes, se entiende por qué todos los caminos porteños terminan aquí.',
  },
  alhambra: {
    name: 'Alhambra',
    address: 'C. Real de la Alhambra, s/n, 18009 Granada, España',
    city: 'Granada',
    latitude: 37.1761,
    longitude: -3.5881,
    addedBy: 'carmen',
    addedDaysAgo: 164,
    description:
      'Una fortaleza que por dentro se vuelve susurro: agua que corre por canales finísimos, yeserías como encaje y patios donde la luz parece medida a mano. Conviene entrar sin prisa a los Palacios Nazaríes, dejar para el final los jardines del Generalife y cruzar luego al Albaicín a verla encenderse con la última luz.',
  },
  machuPicchu: {
    name: 'Machu Picchu',
    address: 'Santuario histórico de Machu Picchu, Aguas Calientes, Cusco, Perú',
    city: 'Aguas Calientes',
    latitude: -13.1631,
    longitude: -72.545,
    addedBy: 'lucia',
    addedDaysAgo: 151,
    description:
      'La ciudad que los incas dejaron entre las nubes. Al amanecer la niebla se abre de a poco y van apareciendo terrazas, templos y escaleras de piedra, con el Huayna Picchu cuidándolo todo. Se llega con esfuerzo, en tren o caminando varios días, y quizá por eso nadie habla demasiado cuando por fin la tiene delante.',
  },
  uyuni: {
    name: 'Salar de Uyuni',
    address: 'Salar de Uyuni, Daniel Campos, Potosí, Bolivia',
    city: 'Uyuni',
    latitude: -20.1338,
    longitude: -67.4891,
    addedBy: 'mateo',
    addedDaysAgo: 139,
    description:
      'Más de diez mil kilómetros cuadrados de sal y silencio. En la estación seca es un mosaico blanco hasta el horizonte; cuando llueve, una lámina de agua lo convierte en espejo y uno camina, literalmente, entre dos cielos. Hay que llevar lentes oscuros, abrigo para la noche y ganas de quedarse callado un buen rato.',
  },
  cartagena: {
    name: 'Centro histórico de Cartagena',
    address: 'Plaza de los Coches, Centro Histórico, Cartagena de Indias, Colombia',
    city: 'Cartagena de Indias',
    latitude: 10.4231,
    longitude: -75.5498,
    addedBy: 'ines',
    addedDaysAgo: 127,
    description:
      'Balcones llenos de buganvillas, fachadas de todos los colores y una muralla que a las seis de la tarde se llena de gente mirando el mar. Dentro, cada esquina huele distinto: coco, fruta recién cortada, arepa de huevo. Piérdase sin mapa por San Diego y Getsemaní, que siempre hay música para encontrar la salida.',
  },
  peritoMoreno: {
    name: 'Glaciar Perito Moreno',
    address: 'Parque Nacional Los Glaciares, Lago Argentino, Santa Cruz, Argentina',
    city: 'El Calafate',
    latitude: -50.4957,
    longitude: -73.1376,
    addedBy: 'julian',
    addedDaysAgo: 112,
    description:
      'Un muro de hielo azul de la altura de un edificio que cruje, truena y de pronto deja caer un pedazo al lago. Las pasarelas permiten verlo desde todos los ángulos, y lo mejor es elegir un banco, abrigarse bien y esperar: el glaciar siempre termina haciendo algo. El sonido llega un segundo después que el asombro.',
  },
  valparaiso: {
    name: 'Cerro Alegre',
    address: 'Paseo Yugoslavo, Cerro Alegre, Valparaíso, Chile',
    city: 'Valparaíso',
    latitude: -33.0418,
    longitude: -71.6271,
    addedBy: 'mateo',
    addedDaysAgo: 96,
    description:
      'Casas de lata pintada que se asoman al puerto, escaleras convertidas en murales y ascensores centenarios que suben quejándose. El Cerro Alegre se recorre mejor sin plan: un café con vista a la bahía, una galería minúscula, un gato al sol en cada descanso. Al atardecer, el puerto enciende sus luces y parece un nacimiento.',
  },
  chichenItza: {
    name: 'Chichén Itzá',
    address: 'Zona arqueológica de Chichén Itzá, Tinum, Yucatán, México',
    city: 'Tinum',
    latitude: 20.6843,
    longitude: -88.5678,
    addedBy: 'carmen',
    addedDaysAgo: 83,
    description:
      'La pirámide de Kukulcán es también un calendario: en los equinoccios, la sombra dibuja una serpiente que baja por la escalinata. Alrededor quedan el juego de pelota, con su eco imposible, el observatorio y el cenote sagrado. Lo ideal es llegar a la apertura, antes del calor, y refrescarse después en un cenote cercano.',
  },
  sagradaFamilia: {
    name: 'Basílica de la Sagrada Familia',
    address: 'C/ de Mallorca, 401, 08013 Barcelona, España',
    city: 'Barcelona',
    latitude: 41.4036,
    longitude: 2.1744,
    addedBy: 'ines',
    addedDaysAgo: 67,
    description:
      'Por fuera es un bosque de torres que lleva más de un siglo creciendo; por dentro, el bosque es literal: columnas que se ramifican y vitrales que van del azul de la mañana al naranja de la tarde. Gaudí dejó la obra inconclusa y la ciudad aprendió a quererla así, con sus grúas, como quien ve crecer a alguien.',
  },
  iguazu: {
    name: 'Cataratas del Iguazú',
    address: 'Parque Nacional Iguazú, Puerto Iguazú, Misiones, Argentina',
    city: 'Puerto Iguazú',
    latitude: -25.6953,
    longitude: -54.4367,
    addedBy: 'lucia',
    addedDaysAgo: 48,
    description:
      'Primero se oye, después se siente en la cara y recién al final se ve. Son cientos de saltos en medio de la selva, con arcoíris que aparecen y desaparecen, mariposas que se posan en los brazos y coatíes que vigilan las mochilas. La Garganta del Diablo deja a todo el mundo sin palabras y completamente empapado.',
  },
  monteAlban: {
    name: 'Monte Albán',
    address: 'Zona arqueológica de Monte Albán, Santa Cruz Xoxocotlán, Oaxaca, México',
    city: 'Oaxaca de Juárez',
    latitude: 17.0436,
    longitude: -96.7677,
    addedBy: 'mateo',
    addedDaysAgo: 31,
    description:
      'Los zapotecas allanaron la cima de un cerro para levantar su capital, y desde la plataforma norte se ven los tres brazos del valle de Oaxaca. Hay pocas sombras y mucho viento, plazas enormes casi vacías y piedras talladas con figuras que parecen bailar. Después, un chocolate caliente en el mercado redondea el día.',
  },
  coloniaDelSacramento: {
    name: 'Calle de los Suspiros',
    address: 'Calle de los Suspiros, Barrio Histórico, Colonia del Sacramento, Uruguay',
    city: 'Colonia del Sacramento',
    latitude: -34.4726,
    longitude: -57.8512,
    addedBy: 'ines',
    addedDaysAgo: 12,
    description:
      'Una cuadra de adoquines en cuña, faroles y casas portuguesas que baja hasta el río. Se recorre en dos minutos y se recuerda durante años, sobre todo si se llega temprano, cuando solo están las gaviotas y algún vecino con el mate bajo el brazo. El faro, a pocos pasos, regala la mejor vista del barrio histórico.',
  },
} as const satisfies Record<string, DemoPlace>
export type PlaceName = keyof typeof places
