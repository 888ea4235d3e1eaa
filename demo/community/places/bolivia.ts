import type { DemoPlace } from '../demo-place.ts'

export const bolivia = {
  uyuni: {
    name: 'Salar de Uyuni',
    address: 'Salar de Uyuni, Daniel Campos, Potosí, Bolivia',
    city: 'Uyuni',
    position: [-20.1338, -67.4891],
    addedBy: 'mateo',
    addedDaysAgo: 670,
    motif: 'mirror',
    description:
      'Más de diez mil kilómetros cuadrados de sal y silencio. En la estación seca es un mosaico blanco hasta el horizonte; cuando llueve, una lámina de agua lo convierte en espejo y uno camina, literalmente, entre dos cielos. Hay que llevar lentes oscuros, abrigo para la noche y ganas de quedarse callado un buen rato.',
    reviews: [
      [
        'carmen',
        5,
        608,
        'Fuimos en febrero y tocó el espejo perfecto. No hay foto que lo explique: miras abajo y ves nubes. El guía preparó el almuerzo en medio de la nada y nos quedamos hasta que salieron las estrellas. Hace un frío tremendo en cuanto se va el sol, no se confíen.',
        ['dusk', 'noon'],
      ],
      [
        'julian',
        4,
        495,
        'Paisaje de otro planeta. Le quito una estrella porque la excursión que contraté iba con el reloj en la mano y apenas paramos en la isla de los cactus. Pregunten bien cuánto tiempo dan en cada parada antes de pagar.',
      ],
      [
        'rosario',
        5,
        362,
        'Mi papá trabajó la sal en Colchani y siempre decía que el salar tiene sonido propio. Vayan con guías de la zona, lleven agua y no tiren nada. En julio las noches bajan de quince bajo cero: el alojamiento sin calefacción no es broma.',
      ],
      [
        'marisol',
        5,
        218,
        'Tres días en un jeep con cinco desconocidos que hoy son amigos. Pura vida pero con cuatro pares de medias.',
      ],
      [
        'efrain',
        3,
        90,
        'En época de lluvia no se llega a la isla Incahuasi y a nosotros no nos lo dijeron hasta estar arriba del carro. El espejo, precioso. La información de la agencia, un desastre.',
      ],
    ],
  },
  miTeleferico: {
    name: 'Mi Teleférico',
    address: 'Estación Central, Av. Manco Kapac, La Paz, Bolivia',
    city: 'La Paz',
    position: [-16.4907, -68.1446],
    addedBy: 'rosario',
    addedDaysAgo: 530,
    description:
      'El transporte público más bonito que se pueda imaginar: cabinas de colores que cruzan la hoyada de La Paz y suben a El Alto en minutos. Por el precio de un pasaje se ven mercados, patios, cementerios y el Illimani. Cada línea tiene su color y se combina con las demás.',
    reviews: [
      [
        'rosario',
        5,
        527,
        'Lo uso para ir a trabajar y todavía miro por la ventana. La línea roja sobrevuela el cementerio y la amarilla tiene la mejor vista del Illimani. A las siete de la mañana y a las seis de la tarde hay filas largas; a media mañana vas solito.',
      ],
      [
        'xochitl',
        5,
        352,
        'Por lo que cuesta un chicle le dimos la vuelta a la ciudad desde el aire. Compren la tarjeta y súbanse a tres o cuatro líneas. Con niños es el mejor plan de La Paz.',
      ],
      [
        'iker',
        4,
        176,
        'Las estaciones tienen ascensor y las cabinas paran del todo para sillas de ruedas si lo pides. Un ejemplo para más de una ciudad europea.',
      ],
      [
        'efrain',
        5,
        20,
        'En quince minutos subimos lo que en bus nos había tomado una hora. Me tocó un domingo y parecía paseo familiar: abuelitas, niños con globo y una señora que nos explicó toda la línea.',
      ],
    ],
  },
  islaDelSol: {
    name: 'Isla del Sol',
    address: 'Yumani, Isla del Sol, lago Titicaca, La Paz, Bolivia',
    city: 'Copacabana',
    position: [-16.018, -69.175],
    addedBy: 'iker',
    addedDaysAgo: 292,
    description:
      'Terrazas, burros y senderos de piedra sobre un lago que parece mar, a 3800 metros. Según la leyenda, de aquí salieron Manco Cápac y Mama Ocllo para fundar el Cusco. No hay autos. Las lanchas salen de Copacabana por la mañana y a media tarde regresan.',
    reviews: [
      [
        'diego',
        5,
        288,
        'Quédense a dormir en Yumani, por favor. A las cuatro se va la última lancha, la isla se apaga y aparece la Cordillera Real al otro lado del lago, rosada. Las gradas desde el muelle son más de doscientas: mochila chica.',
      ],
      [
        'gabriela',
        3,
        137,
        'Ir y volver en el día no tiene sentido: tres horas de lancha lenta para dos de isla. Además cobran ingreso al desembarcar y otra vez al pasar de comunidad. Lindo, pero hay que organizarlo mejor que nosotros.',
      ],
      [
        'nuria',
        4,
        10,
        'La parte norte ha estado cerrada al turismo algunas temporadas por disputas entre comunidades, informaos en el muelle. La del sur basta para un día entero de senderos y trucha.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
