import type { DemoPlace } from '../demo-place.ts'

export const uruguayParaguay = {
  coloniaDelSacramento: {
    name: 'Calle de los Suspiros',
    address: 'Calle de los Suspiros, Barrio Histórico, Colonia del Sacramento, Uruguay',
    city: 'Colonia del Sacramento',
    position: [-34.4726, -57.8512],
    addedBy: 'ines',
    addedDaysAgo: 140,
    motif: 'facades',
    description:
      'Una cuadra de adoquines en cuña, faroles y casas portuguesas que baja hasta el río. Se recorre en dos minutos y se recuerda durante años, sobre todo si se llega temprano, cuando solo están las gaviotas y algún vecino con el mate bajo el brazo. El faro, a pocos pasos, regala la mejor vista del barrio histórico.',
    reviews: [
      [
        'camila',
        4,
        8,
        'Mi abuela vivía a la vuelta. Les cuento un secreto que no es tal: los lunes de invierno el barrio histórico vuelve a ser un pueblo. Los restoranes de la plaza Mayor son caros; a cuatro cuadras, por General Flores, se come igual por la mitad.',
      ],
      [
        'julian',
        4,
        2,
        'Escapada perfecta desde Buenos Aires: una hora y cuarto de barco y otro ritmo. Al mediodía se llena, pero a las ocho de la mañana la calle es toda de uno. Alquilen bicicleta y sigan por la rambla hasta la vieja plaza de toros.',
        ['dusk'],
      ],
    ],
  },
  mercadoDelPuerto: {
    name: 'Mercado del Puerto',
    address: 'Rambla 25 de Agosto de 1825 y Pérez Castellano, Ciudad Vieja, Montevideo, Uruguay',
    city: 'Montevideo',
    position: [-34.9061, -56.2118],
    addedBy: 'carmen',
    addedDaysAgo: 520,
    motif: 'market',
    description:
      'Bajo una estructura de hierro del siglo XIX, una docena de parrillas compite con humo y leña. Se come en la barra, viendo dorarse las achuras, con un medio y medio bien frío. El sábado al mediodía hay música y mucha gente; por la noche casi todo está cerrado.',
    reviews: [
      [
        'camila',
        4,
        515,
        'Barato no es, y el que lo diga hace mucho que no va. Pero sentarse en la barra un sábado con lluvia, con un medio y medio y una pamplona, es de las cosas que extraño cuando estoy lejos.',
        ['noon'],
      ],
      [
        'gabriela',
        3,
        307,
        'La carne muy buena, la cuenta muy larga. Nos cobraron cubierto y el pan aparte. Si van, pregunten el precio antes de que les llenen la mesa de provoletas.',
      ],
      [
        'fermin',
        5,
        160,
        'Churrasco, leña y conversación con el de la banqueta de al lado. Sales oliendo a humo hasta el martes y tan contento.',
      ],
      [
        'noelia',
        5,
        3,
        'Crucé en el Buquebús solo por el día y valió cada minuto. Sentate en la barra, no en las mesas: comés lo mismo, pagás menos y ves trabajar al parrillero.',
      ],
    ],
  },
  caboPolonio: {
    name: 'Cabo Polonio',
    address: 'Parque Nacional Cabo Polonio, Ruta 10 km 264,5, Rocha, Uruguay',
    city: 'Castillos',
    position: [-34.405, -53.787],
    addedBy: 'camila',
    addedDaysAgo: 315,
    motif: 'coast',
    description:
      'Un caserío sin calles ni tendido eléctrico, un faro y lobos marinos tomando sol en las rocas. Se llega en camiones todoterreno que cruzan las dunas desde la entrada del parque. De noche no hay más luz que la del faro y un cielo que asusta de tantas estrellas.',
    reviews: [
      [
        'camila',
        5,
        309,
        'Dormí tres noches en un hostel con velas y volví otra persona, o al menos una que mira menos el teléfono. En enero es un hormiguero; vayan en marzo, que el agua sigue tibia. Lleven efectivo y linterna.',
        ['dusk'],
      ],
      [
        'tomas',
        3,
        167,
        'Con chicos pequeños se hace cuesta arriba: ni sombra, ni agua caliente asegurada, y el camión pega unos saltos tremendos (a ellos les encantó, a mi espalda no). Para pasar el día está muy bien.',
      ],
      [
        'alejo',
        4,
        48,
        'Se ven los lobos desde bien cerquita, al lado del faro. El olor también se siente de cerca.',
      ],
    ],
  },
  trinidad: {
    name: 'Misión Jesuítica de Trinidad',
    address: 'Ruta VI, Trinidad, Itapúa, Paraguay',
    city: 'Encarnación',
    position: [-27.131, -55.702],
    addedBy: 'alejo',
    addedDaysAgo: 505,
    motif: 'arches',
    description:
      'La más completa de las reducciones jesuíticas del Paraguay: una plaza enorme, los muros rojos de la iglesia y un friso de ángeles que tocan instrumentos. Es Patrimonio Mundial y, sin embargo, muchas mañanas no hay más visitantes que los pájaros.',
    reviews: [
      [
        'alejo',
        5,
        501,
        'Busquen en el friso al ángel que toca el arpa: para un paraguayo es como encontrarse con un primo. Con la misma entrada se visitan también Jesús de Tavarangüé y San Cosme, guarden el boleto.',
        ['morning'],
      ],
      [
        'lucia',
        4,
        289,
        'Llegué en colectivo desde Encarnación, menos de una hora, y el chofer me avisó dónde bajarme. Hacía un calor de locos y hay poca sombra. Los fines de semana suele haber un recorrido nocturno con luces y música: pregunten, que depende del clima.',
      ],
      ['julian', 4, 132, 'San Ignacio tiene la fama y Trinidad, la calma.'],
      [
        'camila',
        3,
        34,
        'Hermosas ruinas y muy poca información. El guía llegó tarde y apurado. Eso sí, el silencio de la tarde, con la piedra roja y los teros, no lo encontré en ninguna otra misión.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
