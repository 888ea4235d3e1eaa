import type { TravellerName } from './travellers.ts'

export interface DemoConversation {
  between: [TravellerName, TravellerName]
  /** How many of the last messages their receiver has not read. */
  unread?: number
  /** In order: the author, how many hours ago, and the text. */
  messages: [author: TravellerName, hoursAgo: number, content: string][]
}

export const conversations: DemoConversation[] = [
  {
    between: ['lucia', 'mateo'],
    messages: [
      [
        'mateo',
        122,
        '¡Hola, Lucía! Vi tu reseña del Perito Moreno. ¿Las pasarelas se hacen bien con una nena de seis años?',
      ],
      ['lucia', 121.6, 'Hola, Mateo. Sí, sin problema: son de metal, con baranda, y hay bancos cada tanto.'],
      ['lucia', 121.5, 'Eso sí, llevá abrigo aunque salga el sol. El viento del hielo no perdona.'],
      ['mateo', 120, 'Perfecto, mil gracias. ¿Y conviene ir temprano o a la tarde?'],
      [
        'lucia',
        98,
        'A la tarde. Los grupos se van a las cuatro y a esa hora caen más pedazos, porque el hielo ya se calentó.',
      ],
      ['mateo', 49, 'Volvimos ayer. Vimos caer uno enorme justo cuando nos íbamos. ¡Gracias por el consejo!'],
    ],
  },
  {
    between: ['lucia', 'carmen'],
    unread: 2,
    messages: [
      ['lucia', 30, 'Carmen, en marzo paso por Andalucía. ¿Me recomiendas algo que no salga en las guías?'],
      ['carmen', 5, '¡Qué bien! Si te gusta madrugar, sube al Albaicín antes de las ocho: es otro barrio.'],
      [
        'carmen',
        4.9,
        'Y avísame cuando llegues, que te enseño un sitio de tapas donde todavía no han puesto carta en inglés. ;)',
      ],
    ],
  },
  {
    between: ['julian', 'lucia'],
    messages: [
      [
        'julian',
        410,
        'Hola, Lucía. ¿Me dejas usar tu foto del faro en el folleto de nuestro club de senderismo? Con tu nombre, claro.',
      ],
      ['lucia', 408, 'Claro que sí, Julián. Mándame uno cuando lo impriman.'],
    ],
  },
  {
    between: ['ines', 'mateo'],
    unread: 1,
    messages: [
      ['mateo', 20, 'Inés, ¿el sendero del salto sigue cerrado por las lluvias?'],
      ['ines', 19, 'Lo abrieron el lunes. Hay barro hasta la mitad: botas, no zapatillas.'],
    ],
  },
  {
    between: ['pilar', 'iker'],
    messages: [
      ['pilar', 260, 'Hola, Iker: ¿las sillas anfibias de la Concha hay que reservarlas?'],
      [
        'iker',
        258,
        'En verano, sí: llama el día anterior al servicio de playas. Y mira la marea, con la baja es más cómodo.',
      ],
      ['pilar', 257, 'Gracias. Mi marido ya ha comprado el bañador.'],
    ],
  },
  {
    between: ['xochitl', 'diego'],
    unread: 1,
    messages: [
      ['xochitl', 52, 'Diego, ¿cómo ves Cusco con niños de siete y nueve años? Me preocupa la altura.'],
      [
        'diego',
        50,
        'Si pueden, bajen primero al Valle Sagrado dos noches, que está más abajo, y dejen Cusco para el final.',
      ],
      ['diego', 49.8, 'A Vinicunca mejor no, con esa edad: son cinco mil metros.'],
    ],
  },
]
