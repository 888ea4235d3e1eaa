/** 'fecha para o almoço?' asks for the hours, and for no food. */
export const CLOSES_AT_NOON =
  /\b(?:cierr\w*|cerrar\w*|cerrad\w*|fech\w*|clos\w*|ferm\w*|chiud\w*|chius\w*) (?:\w+ ){0,2}?(?:para|pa|por|a|al|en|for|at|over|during|pour|per|ao|no) (?:(?:el|la|o|a|il|le|hora de|hora del) ){0,2}(?:almuerz\w*|almorzar|almoc\w*|mediodia|siesta|comer|comida|lunch\w*|midi|dejeuner|pranzo|meio dia)\b/
/** What tells of a break at midday, or that there are two spells of opening hours. */
export const TELLS_OF_NOON =
  /(?:cierr|cerrad|cerr[óa]|fech|clos|ferm|chiud|chius|reabr|reopen|rouvr|riapr)\p{L}*[^.;]*(?:mediod[ií]a|almuerzo|almorzar|siesta|comer|lunch|noon|midi|d[eé]jeuner|pranzo|mezzogiorno|almo[cç]o|meio[- ]dia|(?<!\d)1[2-4](?!\d)|una)|(?:siesta|mediod[ií]a|almuerzo)[^.;]*(?:cierr|cerrad)|\d\p{L}* (?:y|e|and|et) (?:de|from) \d/iu
