import type { DemoPlace } from '../demo-place.ts'

export const peru = {
  machuPicchu: {
    name: 'Machu Picchu',
    address: 'Santuario histórico de Machu Picchu, Aguas Calientes, Cusco, Perú',
    city: 'Aguas Calientes',
    position: [-13.1631, -72.545],
    addedBy: 'lucia',
    addedDaysAgo: 705,
    motif: 'terraces',
    description:
      'La ciudad que los incas dejaron entre las nubes. Al amanecer la niebla se abre de a poco y van apareciendo terrazas, templos y escaleras de piedra, con el Huayna Picchu cuidándolo todo. Se llega con esfuerzo, en tren o caminando varios días, y quizá por eso nadie habla demasiado cuando por fin la tiene delante.',
    reviews: [
      [
        'mateo',
        5,
        633,
        'Hicimos el camino corto desde el kilómetro 104 y entramos por la Puerta del Sol. Llovió toda la mañana y pensé que no veríamos nada; a las once se abrió el cielo y se nos cayeron las lágrimas a los cuatro. Consejo: el pasaporte en la mano, que lo piden mil veces, y bloqueador aunque esté nublado.',
        ['morning', 'noon'],
      ],
      [
        'ines',
        4,
        552,
        'Maravilloso, aunque los circuitos marcados no dejan volver atrás, así que piensen bien cuál compran. Nosotros elegimos el dos y se ve todo lo clásico. El autobús de subida es caro; bajar a pie son unos cuarenta minutos de escalones.',
      ],
      [
        'pilar',
        2,
        418,
        'Nadie nos explicó que no hay recorrido adaptado. Escalones altos, sin barandillas y sin baños dentro del recinto: mi marido se quedó esperando en la puerta. Las autoridades podrían advertirlo al vender una entrada que no es precisamente económica.',
      ],
      [
        'diego',
        5,
        305,
        'Como peruano entro con tarifa nacional y aun así ahorré dos años para volver con mi mamá, que a sus setenta lo hizo despacito y sin quejarse. Junio y julio son secos pero llenos; a mí me gusta abril, verde y con menos cola.',
      ],
      [
        'valentina',
        4,
        189,
        'El tren por el cañón ya es un paseo. Compren la entrada con dos meses de anticipación si van a mitad de año, porque en Aguas Calientes la gente madrugaba a hacer fila por las pocas que quedaban para el día siguiente.',
      ],
      [
        'brenda',
        5,
        71,
        '¿Que si está muy visto en fotos? Sí. ¿Que si da igual? También. Me quedé muda, y eso mi familia lo celebra.',
      ],
    ],
  },
  plazaDeCusco: {
    name: 'Plaza de Armas del Cusco',
    address: 'Plaza de Armas, Centro Histórico, Cusco, Perú',
    city: 'Cusco',
    position: [-13.5167, -71.9788],
    addedBy: 'diego',
    addedDaysAgo: 622,
    motif: 'towers',
    description:
      'Lo que fue la gran plaza de los incas es hoy un rectángulo de portales, balcones de madera y dos iglesias frente a frente. Todo parte de aquí: las procesiones del Corpus, las calles de piedra que suben a San Blas y las primeras bocanadas de aire a 3400 metros.',
    reviews: [
      [
        'diego',
        5,
        600,
        'Siéntense en una banca a las seis de la tarde, cuando se prenden las luces de los cerros. No cuesta nada. Los restaurantes con balcón sí cuestan; para comer rico y barato, el mercado San Pedro a cuatro cuadras.',
        ['dusk'],
      ],
      [
        'tomas',
        4,
        411,
        'El primer día no hagan nada, en serio. Nosotros subimos a San Blas recién llegados y mi señora terminó con oxígeno en el hotel. Mate de coca, sopa y a dormir.',
      ],
      [
        'carmen',
        4,
        222,
        'Bellísima, pero te ofrecen masajes, cuadros y excursiones cada diez pasos. Con un «ya lo hice ayer, gracias» se van sonriendo.',
      ],
    ],
  },
  vinicunca: {
    name: 'Vinicunca, la montaña de siete colores',
    address: 'Comunidad de Pampachiri, Pitumarca, Canchis, Cusco, Perú',
    city: 'Checacupe',
    position: [-13.869, -71.303],
    addedBy: 'valentina',
    addedDaysAgo: 478,
    description:
      'Un lomo de montaña rayado de rojo, ocre y turquesa a más de cinco mil metros. Desde Cusco son unas tres horas de camino y una caminata de hora y media, corta pero muy exigente por la altura. De mayo a septiembre hay más probabilidades de verla sin nieve ni nubes.',
    reviews: [
      [
        'valentina',
        3,
        470,
        'Parce, salimos del hotel a las tres y media de la mañana, subí con el corazón en la boca y arriba había fila para la foto. Es hermosa, no digo que no, pero los colores de internet tienen mucho filtro.',
      ],
      [
        'andres',
        4,
        333,
        'Vengo de Quito y pensé que la altura no me haría nada. Error. Se puede subir parte a caballo con la gente de la comunidad y no hay vergüenza en eso. El Valle Rojo, ahí al lado, casi nadie lo visita y me gustó más.',
      ],
      [
        'rosario',
        5,
        150,
        'Fuimos en mayo, día limpio, aire helado. Las señoras venden mate caliente arriba y se agradece más que cualquier paisaje. No vayan sin haber pasado antes tres o cuatro días en Cusco.',
      ],
    ],
  },
  santaCatalina: {
    name: 'Monasterio de Santa Catalina',
    address: 'Santa Catalina 301, Cercado, Arequipa, Perú',
    city: 'Arequipa',
    position: [-16.3955, -71.5366],
    addedBy: 'diego',
    addedDaysAgo: 396,
    description:
      'Una ciudadela dentro de la ciudad: calles con nombres españoles, claustros azul añil y rojo almagre, celdas con cocina propia y geranios por todas partes. Se fundó en 1579 y una parte sigue habitada por monjas. Con guía o sin ella, pide por lo menos dos horas.',
    reviews: [
      [
        'carmen',
        5,
        390,
        'Me sentí en casa: calle Córdoba, calle Granada, calle Sevilla… y una luz que parecía la de mi pueblo en abril. Hice la visita a las cuatro de la tarde y el rojo de los muros ardía.',
      ],
      [
        'efrain',
        4,
        254,
        'La guía se paga aparte y trabaja por propina o tarifa fija, pregunten antes. Sin ella uno ve paredes lindas; con ella supimos cómo vivían, quién lavaba y quién tenía sirvienta. Algunas noches abren a la luz de faroles.',
      ],
      [
        'nuria',
        4,
        82,
        'Entrada algo elevada para lo que se estila en Perú, pero está cuidadísimo. Hay cafetería en el interior con tartas hechas según las recetas del convento.',
      ],
    ],
  },
  huacachina: {
    name: 'Oasis de Huacachina',
    address: 'Balneario de Huacachina, Ica, Perú',
    city: 'Ica',
    position: [-14.0875, -75.7626],
    addedBy: 'brenda',
    addedDaysAgo: 350,
    motif: 'dunes',
    description:
      'Una laguna con palmeras rodeada de dunas gigantes, a cinco minutos de Ica. Se viene a subir a los tubulares, bajar por la arena en tabla y ver caer el sol desde una cresta. De lunes a jueves es un remanso; los fines de semana, una fiesta.',
    reviews: [
      [
        'brenda',
        4,
        346,
        'Los tubulares son una montaña rusa sin rieles. Me reí, grité y tragué arena en partes iguales. Pónganse lentes y amarren bien el celular. Pidan uno con cinturones completos y revísenlos antes de arrancar.',
        ['dusk'],
      ],
      [
        'diego',
        3,
        215,
        'De chico la laguna era más grande y más limpia; hoy el agua la bombean. Las dunas siguen siendo increíbles. Para dormir, mejor Ica, que en Huacachina la bulla dura hasta las tres de la mañana.',
      ],
      [
        'yamile',
        4,
        64,
        'Subí la duna a pie, que es gratis: dos pasos adelante y uno atrás. Desde arriba, el oasis parece inventado.',
      ],
      [
        'tomas',
        5,
        3,
        'Sandboard acostados, los cuatro en fila, mi hija primera. Nunca la vi reír así. Sáquense el reloj y olvídense de tener los bolsillos sin arena por una semana.',
      ],
    ],
  },
  miraflores: {
    name: 'Malecón de Miraflores',
    address: 'Malecón Cisneros y Malecón de la Reserva, Miraflores, Lima, Perú',
    city: 'Lima',
    position: [-12.127, -77.037],
    addedBy: 'yamile',
    addedDaysAgo: 280,
    description:
      'Varios kilómetros de parques al borde del acantilado, con el Pacífico abajo y parapentes a la altura de los ojos. Pasa por el Faro de la Marina y el Parque del Amor, con sus bancas de mosaico. Hay ciclovía, juegos para niños y, de abril a noviembre, esa garúa gris tan limeña.',
    reviews: [
      [
        'yamile',
        5,
        277,
        'Otro malecón, pero mi corazón habanero lo entiende. Gente corriendo, parejas, perros con suéter. Me senté a ver los parapentes y se me fue la tarde entera sin gastar un sol.',
      ],
      [
        'diego',
        4,
        145,
        'Alquilen bici en el parque y vayan hasta Barranco, es todo plano. En invierno no esperen sol: la panza de burro tapa el cielo de junio a octubre. Es de lo más seguro de Lima, incluso de noche.',
      ],
      [
        'iker',
        3,
        33,
        'Agradable sin más. Si venís de una ciudad con mar, es un paseo marítimo alto. Los sándwiches del parque Kennedy, en cambio, muy dignos.',
      ],
    ],
  },
} satisfies Record<string, DemoPlace>
