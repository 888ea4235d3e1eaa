import type { Topic } from './topics.ts'

/** A question how to change the photo of a review is about editing the review. */
const PHOTO_CHANGED =
  /\b(?:resenas?|opinion|opiniones|reviews?|avaliacao|avaliacoes|avis|recensione|recensioni)\b(?=.*\b(?:fotos?|imagen(?:es)?|videos?|photos?|pictures?|pics?|foto)\b).*\b(?:cambi\w*|quit\w*|sac(?:o|ar|arla|arlo)|borr\w*|elimin\w*|reemplaz\w*|sustitu\w*|edit\w*|correg\w*|replac\w*|chang\w*|delet\w*|remov\w*|swap|troc\w*|tirar|apag\w*|supprim\w*|enlev\w*|cambiare|togli\w*|modific\w*)\b|\b(?:cambi\w*|quit(?:o|ar)|sac(?:o|ar)|borr\w*|elimin\w*|reemplaz\w*|edit\w*|replac\w*|chang\w*|delet\w*|remov\w*|troc\w*|tirar|supprim\w*|enlev\w*|modific\w*) (?:\w+ ){0,3}(?:fotos?|videos?|photos?|pictures?) (?:\w+ ){0,4}(?:resenas?|opinion|reviews?|avaliacao|avis|recensione)\b/
/** 'puse 1 estrella por error, lo puedo corregir': the stars are of a review. */
const STARS_CHANGED =
  /\b(?:puse|di|deje|dejamos|pusimos|marque|califique|le puse|gave|left|dei|coloquei) (?:con |solo |nomas |it |le |um |uma )*(?:\d|una?|dos|tres|cuatro|cinco|one|two|three|uma) (?:estrell|star|estrela)\w*\b(?=.*\b(?:error|equivo\w*|sin querer|correg\w*|corrij\w*|cambi\w*|edit\w*|modific\w*|arregl\w*|mistake|change|fix|errado|mudar)\b)/
/** A question how to write to the author of a review is about messages. */
const AUTHOR_WRITTEN_TO =
  /\b(?:en|por|al) (?:privado|interno|mp|dm)\b.*\b(?:usuari\w+|persona|alguien|viajer\w+|quien|chic[oa]|tipo|autor\w*|resen\w+)\b|\b(?:escrib|habl|contact|pregunt|mand\w+ (?:un )?mensaje)\w*\b.*\b(?:en|por|al) (?:privado|interno|mp|dm)\b|\b(?:escrib|habl|contact|pregunt)\w* (?:\w+ ){0,3}(?:a |al |con )(?:la |el |un |una |otr[oa] )?(?:usuari\w+|persona|autor\w*|que|quien) (?:que |de )?(?:resen\w*|hizo|escribio|dejo|puso|publico|comento|la resena)\b|\b(?:message|write|talk|contact)\b.*\b(?:privately|in private|the person who (?:wrote|reviewed)|reviewer)\b|\b(?:ecrire|contacter)\b.*\b(?:en prive)\b|\b(?:scriver\w*|contattar\w*)\b.*\bin privato\b|\b(?:mensagem|escrever|falar)\b.*\b(?:privad\w|no privado)\b/

/** Somebody who gets unwanted messages asks for something else. */
const IS_BOTHERED =
  /\bme (?:\p{L}+ )?(?:escrib|habl|mand|llam|acos|molest|insult|contact)\p{L}*|\bno (?:me|quiero que)\b|\b\p{L}+ndome\b|\bkeeps?\b|\bbothers?\b/u
/** Returns the topic of a folded question that mentions a review, and is not about how to write one; null for others. */
export const topicOnReviews = (text: string): Topic | null =>
  PHOTO_CHANGED.test(text) || STARS_CHANGED.test(text)
    ? 'review'
    : AUTHOR_WRITTEN_TO.test(text) && !IS_BOTHERED.test(text)
      ? 'messages'
      : null
