const INSTRUCTS =
  /\b(ignor[ae]\w*|olvid[ae]\w*|desobedece\w*|forget|disregard|desconsidere) (de )?((todas?|todo|toda|all|as|por completo|lo|la|las?|los|tus?|sus?|mis?|your|the|any|previous|suas|que|y) )*(\w+ )?(instruccion\w*|reglas?|indicaciones|restriccion\w*|instructions?|rules|instrucoes|anterior\w*|te (dijeron|ordenaron|programaron))\b|\b(ignora|ignore|olvida) todo\b|\b(system prompt|prompt (inicial|del sistema|secreto|oculto)|tus instrucciones|tus reglas|modo (desarrollador|dan|sin filtros?|sin restricciones|administrador)|jailbreak|actua como|act as|haz de cuenta que (eres|sos)|finge (ser|que)|pretend (?:to be|you|that|to)|hazte pasar por|a partir de ahora (eres|sos|responde|di|vas a)|from now on|(muestra|muestrame|mostrame|revela|revelame|repite|repeti|imprime|dime|decime|dame|pasame) (todo )?(tu|tus|el|la|los|las) (prompt|configuracion|instruccion\w*|reglas|contrasenas?|claves?|tokens?|base de datos|codigo fuente)|(di|deci|responde|contesta|escribe|repite) (solo|solamente|siempre|unicamente|exactamente)\b|(borra|elimina) (todas|todos) (las|los) (resenas|lugares|usuarios|datos)|(hazme|haceme|dame permisos de) (admin\w*|moderador\w*))/
const ASKS_OF_OTHERS =
  /\b((contrasenas?|correos?|emails?|mails?|telefonos?|celular|numero|direccion|datos personales) de(l| la)? (los |otros |otras |las |tus |sus )?(usuari[oa]s?|personas?|viajer\w+|resenador\w*|quien|que|administrador\w*|moderador\w*|duen[oa])|lista de (usuari[oa]s|correos)|quien escribio|drop table|select \* from|api key|clave de la api)\b/

/** Whether a message gives the assistant instructions, or asks for what is nobody's business, instead of asking about travels. */
export const isInjection = (text: string): boolean => INSTRUCTS.test(text) || ASKS_OF_OTHERS.test(text)

/** 'se puede ir pedaleando o es un suicidio': a word of harm that only says how hard or how good something is. */
const FIGURATIVE =
  /\b(?:es|e|est|is|is it|it s|c est|seria|sera|era|fue|son|resulta|parece|would be|be) (?:(?:un|una|um|uma|du|todo un|toda una|como|como un|como una|casi|casi un|medio|puro|just|pure) )?suicid(?:io|as?|e|al)\b|\b(?:es|son|parece) (?:como )?una (?:droga|bomba)\b|\b(?:subida|bajada|camino|carretera|ruta|curvas?|horario|chofer\w*|conductor\w*|plan) suicidas?\b/g
/** Whether a message asks for something that a travel community does not help with. */
export const isHarmful = (text: string): boolean =>
  /\b(marihuana|marijuana|cocaina|cocaine|drogas?|drugs|merca|porros?|faso|prostitu\w+|putas|escort|burdel|armas? de fuego|pistola|explosiv\w+|colar(me|nos) (sin pagar|gratis)|falsificar|documentos falsos|suicid\w+)\b/.test(
    text.replaceAll(FIGURATIVE, ' '),
  )

/** Whether somebody is in need: what is written about places helps nobody there. */
export const isEmergency = (text: string): boolean =>
  /\b((me|nos|le) (acaban de )?(robaron|robar|asaltaron|asaltar|hurtaron|estafaron|clonaron)|(perdi|perdimos|extravie|se me perdio|se me perdieron) (el|la|los|las|mi|mis|un|una) (pasaporte\w*|dni|documento\w*|cartera|billetera|tarjeta\w*|celular|movil|telefono|equipaje|maleta\w*|valija\w*|mochila|vuelo)|(necesito|necesitamos|llamen|busco) (un |una |al |a la )?(medic[oa]|doctor\w*|ambulancia|policia|ayuda urgente)|es una emergencia|tengo una emergencia|(numero|telefono) de (emergencia\w*|la policia|los bomberos|la ambulancia)|(tuve|tuvimos|hubo) un accidente|me (siento|encuentro) (muy )?mal|me (intoxique|desmaye|lastime|quebre|fracture|mordio un|pico una?)|i (lost|was robbed|need a doctor)|my (passport|wallet|card) (was|got) (stolen|lost))\b/.test(
    text,
  ) && !/\b(alguien|a ustedes|les robaron|roban)\b/.test(text)

/** Whether a message has nothing to do with travelling, whatever it names: the capital of France, a poem about Cádiz. */
export const isAlwaysOffTopic = (text: string): boolean =>
  /\b((escrib\w+|hac\w+|inventa\w*|compon\w*|recita\w*|dime|decime|contame|cuentame|cuenta|write|tell)( me)? (una?|otr[oa]|a|an|me una?|me a|un par de|algun) (poema|poesia|chiste|cancion|cuento|haiku|rima|rap|poem|joke|song|story|ensayo|essay|trabajo practico)|(cual|dime|sabes|what|qual)\b.{0,25} (capital|presidente|presidenta|moneda|poblacion|bandera|president|currency) (actual )?(de|del|of|da|do) |hazme (la|una|mi) (tarea|resumen|ensayo)|(?:faz|faca|faca me|me faz) (?:o )?(?:meu|um) (?:trabalho|dever|resumo)|(?:fais|faites) (?:mon|mes) (?:devoirs?|expose)|fammi (?:i|il|un) (?:compiti?|tema|riassunto)|haceme (la|una|mi) tarea|(un|una) (ensayo|redaccion|monografia) (de|sobre)|(traduce|traduceme|traducime|translate)\b|(ayud\w*|help)( me| nos)? (con|en|with|a hacer) (la|mi|una|los|mis|my|a) (tarea|deberes|examen|homework|ecuacion)|(despeja|resuelve|resolve|calcula|solve|despejar|resolver) (la |el |una |the )?(x|ecuacion|equation)|\d+x \d+ \d+|raiz cuadrada|quien gano (el|la|las|los)|codigo en python|quien es el presidente|receta (de|del|para))/.test(
    text,
  )

/** Whether a message that names no place has nothing to do with travelling. */
export const isOffTopic = (text: string): boolean =>
  /^(me dices |decime |dime |sabes )?que (hora es|horas son|dia es hoy)( ahora)?$|^what time is it$|\b((?<!\b(?:perfil|cuenta|mensajes?|bloque\w+|resenas?|fotos?|viajes?|itinerarios?)\b.*)(?:mi ex|mi crush)\b(?!.*\b(?:perfil|cuenta|mensajes?|bloque\w+|resenas?)\b)|le contesto|le escribo a mi|me (?:dejo|termino|engano) mi|que (?:me )?(?:tomo|tomar|puedo tomar|doy|le doy|pastillas?|medicinas?|medicamentos?|remedios?|jarabe)\b.*\b(?:fiebre|tos|gripe|resfri\w+|catarro|diarrea|dolor de \w+|migrana|infeccion|alergia en la piel|sarpullido|estrenimiento|reflujo|gastritis)|poema|poesia|chiste|cancion sobre|receta|ecuacion|integral|derivada|matematica\w*|tarea de|ensayo sobre|codigo (?:en|de) (?:python|java\w*|php|html|css|sql|c|c mas mas|r|programacion|barras)|codigo python|python|javascript|programa en|traduce|traducir|bitcoin|cripto\w*|acciones de|bolsa de valores|invertir|presidente|elecciones|partido de|quien gano|mundial (?:de|\d{4})|(?:metio|marco|hizo) (?:el|un|los|mas) gol(?:es)?|final (?:del mundial|de la (?:champions|copa|libertadores))|futbol de ayer|horoscopo|signo|sintomas?|me duele|medic(o|amento|ina)\w*|diagnostico|abogad\w+|demanda|novi[oa] me|capital de|raiz cuadrada|cuanto (?:es|son) (?:el |la )?\d+|\d+ (por|mas|menos|entre) \d+|pelicula|serie de netflix|netflix|hackear|bomba|droga\w*|armas?|poem|joke|recipe|stock market|homework|president|weather in|piada|receita|teorema|biografia|sentido de la vida|dios|religion verdadera|secretos? de estado|celular me compro|que auto|dieta|adelgazar|curriculum|entrevista de trabajo|chatgpt|capital of)\b/.test(
    text,
  )
