/** The form of a question, by words of its folded text; several may apply. */
const FORMS = {
  plan: /\b((?:organise|organiza|prepare)(?: moi|nous|mi|ci)? |itineraire|programme (?:de|pour)|programma (?:di|per)|(?:day|days) (?:thing|trip|itinerary)|(?<!(?:desde|hasta|por|en) el )plan(?:azo|cito|es)?|(?<!(?:me|nos|se|te|la) )(pasar|paso|pasamos|pasaria) (un|el|este) (finde|fin de semana|dia|puente)(?! (?:en reuniones|trabajando|laburando|chambeando|estudiando|conectad\w+|encerrad\w+|frente a))|planear|planea|planeame|planifica\w*|itinerario|ruta (de|por|en)|recorrido (de|por|en)|que (?:ruta|recorrido) (?:me |nos )?(?:haces|harias|hago|hacemos|arm\w+|propon\w+|recomiend\w+|recomendas|sugier\w+|das)|cronograma|organiza\w*|(?<!donde |se )arma|(?<!donde )armar|arm[ae](?!ndo|nia\b|nio|mento|nian)[mn]\w+|itinerary|roteiro|programa de|que (hago|hacemos|hariamos|haria|visito|vemos|recorro) (en )?(ese|el|este|esos|cada|un|el otro) (\w+ )?(dias?|finde)|(recomendas|recomiendas|propones|sugieres) (hacer|ver|visitar) cada dia|dia por dia|dia a dia|que hago en \w+ (dias?|semanas?))\b/,
  near: /\b((?<!\bde )(?:cerca|cerquita)|cercan[oa]s?|a la redonda|en las inmediaciones|(?<!\b(?:los|las|mis|tus|sus|unos|unas|nuestros) )vecin[oa]s? (a|de|al|del)|(?<!\b(?:el|la|los|las|lo|al|del|un|una) )proxim[oa]s?(?= (?:de|por) (?:aqui|ahi|alli|aca)\b|$)|pegad(?:it)?[oa]s? (?:a|al|de|del)(?! (?:culo|orto|cuello|techo|celular|movil))|a poc[oa]s? (?:metros|pasos|cuadras|minutos|calles|manzanas)|a pocos? km de|(?:a|(?:menos|no mas|dentro|maximo) de|less than|within) (?:\d \d|\w+) (?:metros|m|km|kilometros?|cuadras?|manzanas?|metres|meters|kilomet(?:re|er)s?|miles?)(?: a pie| caminando| andando)? (?:de|del|desde|of|from)|a mano(?! (?:alzada|derecha|izquierda))|pega(?:d)?it[oa]|a unos pas(?:os|itos)|sin mover (?:el |la |mi |nuestro )?(?:coche|carro|auto|camioneta|moto)|(?:y )?(?:luego|despues) (?:un[oa] |algo |algun[oa]? |a |la |el )?\w+ (?:andando|a pie|caminando|a pata)|al ladit[oa]|sin (?:alejar(?:me|nos|se)|ir(?:me|nos|se) (?:muy |tan )?lejos)|(?:por )?(?:esta|esa) zona|algo (?:mas )?(?:pa|para|por|hacia) (?:ese|esos|aquel|aquellos) (?:lados?|rumbos?|lares)|menos lejos|no (?:me |nos )?(?:quede|queden|este|esten) (?:tan |muy )?lejos|a \w+ (?:cuadras?|manzanas?|min|mins|minutos)(?: a pie| caminando| andando)? (?:maximo|max|como mucho|no mas|o menos)|a menos de \w+ (?:cuadras?|manzanas?|min|mins|minutos)|tout pres|en un radio de|por la zona del?|por el area del?|en la zona del?|(?:los|sus|hay|ver|hacer) alrededor(?:es)?|por los lados de|alrededor(?:es)? (?:de|del)|proxim[oa]s? (a|al)|mas (?:proxim|cercan)[oa]s?|a la vuelta|(?<!andar |caminar |ir |pasear |salir |moverse |andar a pie )por ahi|al lad(?:o|ito) (?:de|del)|al costado (?:de|del)|(?<!como |puedo |quiero |si )junto (?:a|al)|en ?frente (?:de|del|a|al)(?! (?:el|ella|ellos|ellas|mi|ti|uno|una|nosotros|todos|todo el mundo)\b)|a (?:tiro|un tiro) de piedra|a un (?:paseo|paseito|salto|brinco|paso)(?: (?:de|del|desde))?\b(?! (?:en|por|a) )|a (?:pasos|pasitos|un paso|dos pasos|metros|cuadras) (?:de|del)|a la salida (?:de|del)|near|nearby|close to|next to|(?<!walk |walking |get |getting |go )around|perto|(?:indo|ir|vou|da pra ir) a pe|vicino|pres (?:de|du|des|d)|proche|a deux pas|caminando desde|a pie desde|walking distance|(?:a )?due passi|qui vicino|nei dintorni|intorno|nelle vicinanze|dans le coin|a cote|pas (?:trop )?loin|autour|pertinho|aqui (?:ao lado|perto)|aqui do lado|(?:whats|what is) (?:close|near|around)|(?:whats |what is )?(?:the )?closest|round (?:here|the corner))\b/,
  far: /\b(que tan (?:lejos|retirad[oa]|lejitos)|a que distancia|a cuantos? (minutos |horas? |km |kilometros )?(esta|estan|queda|quedan)|cuanto (hay|es|queda|tardo|se tarda|se hace)( \w+)? (de|del|desde|entre|hasta) (la |el |los |las )?\w+.* (a|al|hasta|y)|cuanto hay (de|del|desde|entre|hasta)|(de|desde) (ahi|alli|alla|aqui|aca) (a|al|hasta)|cuanto (?:es|hay|toma|demora|lleva|tardo|tardas|se (?:tarda|hace|demora|toma|echa))(?: mas o menos)? en (?:coche|auto|carro|bus|micro|moto|tren|taxi|colectivo|lancha|bici\w*)|(?:a pie|caminando|andando|en (?:coche|auto|carro|bus|micro|moto|tren|taxi|colectivo)) (?:de|del|desde) .*cuanto (?:es|hay|toma|demora|lleva|tardo|se (?:tarda|hace|demora|toma|echa))|cuant[oa]s? (km|kilometros|cuadras|manzanas|camino|trecho|trayecto)|distancia (entre|de|desde)|how far|qual a distancia|queda lejos|esta lejos|lejos de|lejos del|(?:se puede|puedo|podemos|se va|se llega) (?:ir |llegar )?(?:caminando|andando|a pie) (?:de|del|desde)|quao longe)\b/,
  where:
    /\b(donde (queda|esta|se encuentra|es)|en que (ciudad|pais|parte|provincia|barrio)|direccion|ubicacion|ubicad[oa]|where is|where s|onde (fica|esta))\b/,
  opinion:
    /\b(que (tal|onda con|dicen|dice la gente|opinan|opinion\w*|piensan|se dice|comentan|cuentan|les parecio)|opinion(es)?|resenas?|comentarios|como (es|esta|son)|(vale|valen|merece|merecen|valdra|valdran|merecera) la pena|vale pena|com e (?:il|la|lo|l|i|gli|le|un|una)|conviene ir|recomiendan|es lind[oa]|esta buen[oa]|cuentame|contame|hablame|dime (algo )?(de|sobre)|que sabes de|que hay de|(me|te|le|nos|les) (va|van|ira|iria) a (gustar|encantar|decepcionar|aburrir|interesar|sorprender)|(me|le|nos|les) (gustara|gustaria|encantara|decepcionara|aburrira|interesara)|(lo|la) (disfrutare|disfrutaremos|disfrutara)|(te|les|os) (gusto|encanto|decepciono)|que les parece|que te parecio|(me|nos|se) (voy|vamos|va|van) a aburrir|me aburriria|lo bueno y lo malo|pros y contras|esta (?:muy |bien |re )?(?:chido|chida|chevere|bacan|padre|piola|copad[oa]|guay|cool|bueno o)|puro (?:choro|cuento|humo|floro|chamullo|bluff|marketing)|ventajas y desventajas|que se quejan?|quejas|me aburri\w+|que me (podes|puedes) (decir|contar)|info(rmacion)? (de|sobre)|worth|tell me about|what (?:is|s|are) (?:\w+ ){1,6}like|how is|what do people|reviews?|merita|vaut (?:le (?:coup|detour)|la peine)|(?:les gens )?en (?:ont pense|pensent|pense t on|pensez vous)|opinioes|como e|o que dizem|vale a pena|fale|que es)\b/,
  /** Asks for what reviewers complain of. */
  complaints:
    /\b(quejan?|quejas|critican?|criticas negativas|lo (malo|peor|negativo|que menos (gusta|gusto))(?! y lo bueno)|no (les|le|te) (gusta|gusto)|(algo|lo) que no (me|nos) (guste|gustaria|gusta) (de|del)|desventajas|los contras|malas opiniones|resenas malas|complain\w*|reclamam)\b/,
  /** Asks for what reviewers praise. */
  praise:
    /\b(lo (mejor|que mas (les |te |os )?(gusta|gusto)|mas (lindo|bonito|chulo|destacado)|imperdible|bueno)(?! y lo malo)( de| del| que)|que destacan|the best (thing|part)|o melhor d[aeo])\b/,
  which:
    /\b(cual|cuales|qual|which|mejor|peor|elijo|elegir|elegirias|prefer\w+|versus|vs|o mejor|diferencia|better|compar\w+|entre)\b/,
  more: /^(y )?(dame |muestrame |mostrame |quiero |ver |hay |tienes |tenes |algun[oa] )*(mas|otros?|otras?|otr[oa]s? opcion(es)?|siguientes?|alguno mas|algo mas|que mas( hay)?|more|others?|outros?|mais)( lugares| opciones| sitios| resultados| ideas)?$/,
  yes: /^(si|sip|claro|dale|bueno|de una|obvio|por supuesto|me gustaria|quiero|yes|sure|sim|ok|va|sale)( si| por favor| porfa| claro| dale| gracias| please)*$/,
  no: /^(no|nop|no gracias|nada mas|ninguno)$/,
  again: /^(y|e|and|tambien|pero|what about|how about|o|ou) /,
  best: /\b(mejor(es)?|top|valorad\w+|puntuad\w+|imperdibles?|recomend\w+|recomiend\w+|destacad\w+|joyas?|interesantes?|best|must see|melhor(es)?|mas lind[oa]s?)\b/,
  reviewed:
    /\b((con )?(muchas|mas) (resenas|comentarios|opiniones|valoraciones|votos)|popular(es)?|mas (resenad|visitad|comentad|conocid|famos)\w+|famos[oa]s?)\b/,
  recent:
    /\b(nuev[oa]s lugares|lugares (mas )?nuev[oa]s|recien agregad\w+|ultimos lugares|novedad(es)?|mas recientes)\b/,
  places:
    /\b(que (ver|hacer|visitar|conocer|hay|puedo|podemos|lugares|sitios|visito|me recomiendas|recomiendas)|donde|adonde|lugar(es)?|sitios?|algun|alguna|algo|atracci\w+|turis\w+|visitar|conocer|viaj\w+|voy a(?! (aburr|cans|mare|pas|perd|ten|pod|neces|gust|querer|arrepent|enter))|ir a|paseos?|escapada|what to (do|see)|places?|where|things to do|onde|o que (fazer|ver)|lugares|^(para )?(dormir|alojarse|hospedarse|comer|almorzar|cenar|desayunar|nadar|banarse|acampar|bailar|comprar) \w*( ?\w+ )?en|busco|recomiend\w+|hay (un|una|algun|alguna)|mostrame|muestrame|dame)\b/,
  there:
    /\b(ahi|alli|alla|ese lugar|este lugar|esa|ese|eso|este sitio|ese sitio|ambos|los dos|las dos|there|it|them|both|la|lo|desse|la mesmo)\b/,
  change:
    /\b(agrega\w*|anade\w*|suma\w*|saca\w*|quita\w*|mas corto|mas largo|(un )?dia (mas|menos)|mejor \w+ dias?|cambia\w*|add|remove|que sean?|hacelo|hazlo|en vez de)\b/,
  howMuch:
    /\b(c(?: est)? combien|ca coute|combien coute|quanto (?:e|ta|sai|costano|viene|si paga|fica)|quel prix|a quanto|(?<!cada )cuanto (cuesta|cuestan|sale|salen|vale|valen|cobra|cobran|piden|hay que pagar|es|esta|se paga|pagaste|pagaron|pago|te cobraron|les cobraron|te salio|les salio|te costo|les costo|pagasteis|os cobraron|se gasta|gasta(s|mos|ria|riamos)?|paga(s|mos|ria|riamos)?|nos (sale|cuesta|costaria|saldria)|seria|costaria|saldria)|cuant[ao] (?:guita|plata|lana|pasta|feria|dinero|billete|varo|efectivo)|precio|how much|quanto custa|combien|quanto costa|a cuanto(?! quedan?\b)|cuanto$|^(?:(?:y|e|oye|oiga|disculpa|disculpe|hola|che) )*(?:a )?(?:el|la|al) (?:kilo|medio kilo|cuarto de kilo|docena|media docena|libra|litro|quintal|arroba|tonelada) (?:de|del))\b/,
  howOften:
    /\b(cada cuant[oa]s?|(con )?que frecuencia|how often|de quanto em quanto|tous les combien|ogni quanto)\b/,
  when: /\b(quelles? heures?|che ora|how late|latest|last entry|cuando|que hora|horario|que dias?|que mes|epoca|when|what time|quando|horas|quand|orari)\b/,
  whatTime:
    /\b(quelles? heures?|fino a (?:che ora|quando)|che orari?|a che ora|ate que horas?|que horario|how late|(?:the )?latest (?:they|you|entry)|last entry|^(?:y )?(?:el |la )?ultim[oa] (?:bus|autobus|tren|barco|ferry|lancha|metro|combi|micro|colectivo|guagua|funcion|salida)|hasta cuando (?:abre|se puede)|cuando (sale|salen|parte|parten|zarpan?)|que hora|que horas|what time|a que horas?|quelle heure|che ora)\b/,
  /** Asks for a number: how many, how high, how old. */
  howMany:
    /\b((?<!a |por )cuant[ao]s (?!horas|dias|minutos|noches|veces)|(de )?a cuant[ao]s|cuanto mide|(a|que|de que) (altura|altitud|profundidad|edad|temperatura|velocidad)|desde que edad|how (many|high|deep|tall|old)|quant[ao]s|combien de (?!temps|jours)|quant[ei] )/,
  /** Asks how long or how high something is. */
  length:
    /\b(cuantos (km|kilometros|metros)|cuanto (mide|miden)|how many (km|kilometres|kilometers|miles)|quelle est la (hauteur|longueur))\b/,
  /** Asks what is allowed or required. */
  leave:
    /\b(se puede[n]?|puedo|podemos|pueden|dejan|permiten|esta permitido|prohibid[oa]|hay que|tengo que|es obligatorio|can (i|you|we|kids)|allowed|da pra|pode|posso|peut on|on peut|je peux|puis je|peux je|si puo)\b/,
  who: /\b(quien(es)?|who|quem|qui|chi) (lo |la |los |las )?(constru|hiz|hic|disen|fund|pint|invent|descubr|cre|escrib|vivi|viv|mand|era|fue|built|made|designed|founded|painted|discovered)\w*/,
  howLong:
    /\b(combien (?:de temps|d heures|de jours)|(?:ca prend|ca dure)|quante ore|quanto (?:dura|ci vuole|ci si mette|leva|demora)|how many hours|cuant[ao]s (dias|noches) (le |se |nos |me |hay que )*(dedic\w+|qued\w+|necesit\w+|hacen? falta|llev\w+|recomiend\w+|conviene)|cuanto (tiempo|dura|se tarda|tarda|demora|lleva|toma)|cuantas horas|cuanto (hay que |tengo que |toca )?(camin|and|sub|baj|naveg)\w+|cuanto se (camina|anda|sube|navega)|how long|quanto tempo|duracion)\b/,
} as const
export type Form = keyof typeof FORMS

/** 'armar carpa', 'armamos un asado': what is put up or held there, and no plan. */
const PUT_UP =
  /\b(?:arm(?:ar(?:me|nos|se)?|o|as?|amos|an|en?|emos|ando|e)|organi[cz]\w+) (?:(?:la|el|las|los|mi|tu|su|mis|nuestr[oa]s?|un|una|unas|unos|otra) )?(?:propi[oa] )?(?:carp(?:a|as|ita)|casas? de campana|tiendas?(?: de campana)?|campamentos?|toldos?|hamacas?|fogatas?|fogon(?:es)?|fueguito|fuego|asad(?:o|os|ito)|parrillad?a?|churrascos?|picnics?|iglu|bolsa de dormir|sombrillas?|gazebos?|mesas?|fiestas?|fiestitas?|cumpleanos|cumple|boda|matrimonio)\b/g
export const formsOf = (text: string): ReadonlySet<Form> => {
  const besidesTents = text.replaceAll(PUT_UP, '')
  return new Set(
    (Object.keys(FORMS) as Form[]).filter((form) => FORMS[form].test(form === 'plan' ? besidesTents : text)),
  )
}
