import { CONFIRMATION_HOURS, PASSWORD_MIN } from '@andariego/contract/accounts-rules'
import { POINTS } from '@andariego/contract/gamification-rules'
import { GROUP_NAME_MAX, GROUP_NAME_MIN } from '@andariego/contract/groups-rules'
import { MEDIA_MAX_FILES, MEDIA_MAX_MEGABYTES } from '@andariego/contract/media-rules'
import { DESCRIPTION_MAX, DESCRIPTION_MIN } from '@andariego/contract/places-rules'
import { RATING_MAX, RATING_MIN, REVIEW_CONTENT_MIN } from '@andariego/contract/reviews-rules'
import type { HelpTexts } from './spanish.ts'

const EXAMPLES = [
  '«O que ver em Granada?»',
  '«Museus em Buenos Aires»',
  '«Como é Machu Picchu?»',
  '«O que tem perto do Obelisco?»',
  '«Um roteiro de 3 dias em Cusco»',
]
export const examplesInPortuguese = EXAMPLES.map((example) => `- ${example}`).join('\n')

/** Help in Portuguese; names on the screen stay as the screen has them, in Spanish. */
export const PORTUGUESE_HELP: HelpTexts = {
  addPlace: `Abra «Agregar Lugar» no menu, procure o lugar pelo nome, escolha na lista ou no mapa e salve. Se quiser, adicione uma descrição de ${DESCRIPTION_MIN} a ${DESCRIPTION_MAX} caracteres. Cada lugar novo vale ${POINTS.place_added.points} pontos.`,
  review: `Na página do lugar, escolha de ${RATING_MIN} a ${RATING_MAX} estrelas, conte como foi com pelo menos ${REVIEW_CONTENT_MIN} caracteres, junte fotos ou vídeos se quiser e publique. Suas próprias avaliações você edita e apaga ali mesmo.`,
  media: `Com uma avaliação você pode enviar até ${MEDIA_MAX_FILES} fotos ou vídeos de no máximo ${MEDIA_MAX_MEGABYTES} MB cada (JPEG, PNG, GIF, WEBP, MP4 ou MOV); um vídeo pode durar o que couber nisso. Quanto espaço cada pessoa tem é decidido por quem mantém este site. Os dados de localização das fotos são apagados.`,
  describe: `Na página de cada lugar, quem iniciou sessão pode editar a descrição: de ${DESCRIPTION_MIN} a ${DESCRIPTION_MAX} caracteres. Todas as versões ficam guardadas.`,
  itinerary:
    'Em «Itinerarios» você cria um novo: dê um nome, adicione lugares com suas datas e ordene arrastando. Depois abra para editar, compartilhar ou levar sem conexão. Eu também posso começar: peça, por exemplo, «um roteiro de 3 dias em Granada».',
  favourite: 'Toque no coração na página de um lugar para marcar como favorito; toque outra vez para tirar.',
  groups: `Em «Grupos» você cria um com nome de ${GROUP_NAME_MIN} a ${GROUP_NAME_MAX} caracteres e convida outros viajantes pelo e-mail ou nome. Só os membros o veem. Quem cria administra, e isso não passa a outra pessoa; qualquer um pode sair.`,
  messages:
    'Procure um viajante pelo nome ou e-mail na busca de cima e escreva a partir do perfil. Suas conversas estão no ícone de mensagens.',
  deleteAccount:
    'Na sua conta está «Eliminar cuenta»: pede a senha e apaga seus dados pessoais na hora. Seus lugares e avaliações ficam, sem o seu nome.',
  data: 'Na sua conta você pode baixar tudo o que compartilhou, e também o que falamos aqui, num arquivo ZIP. O que falamos só você vê; se você marca que uma resposta não serviu, quem administra o site pode lê-la sem saber de quem é. Seus dados não são vendidos; quem mais os vê, e por quanto tempo ficam, está em «Privacidad», no pé de cada página. «Nueva conversación» apaga esta conversa.',
  password: `A senha tem pelo menos ${PASSWORD_MIN} caracteres, uma maiúscula, um número e um símbolo. Ela se muda na sua conta. Se esqueceu, peça um link para escolher outra na página de início de sessão.`,
  theme:
    'O botão do sol ou da lua, no cabeçalho, muda entre o modo claro e o escuro. Enquanto você não escolher, segue o seu aparelho.',
  account: `Em «Registrarse» você escolhe e-mail e senha; chega uma mensagem com um link para confirmar, válido por ${CONFIRMATION_HOURS} horas, e depois você inicia sessão. Se não chegar, olhe no spam ou peça outra na mesma página.`,
  explore:
    'Em «Explorar» você procura lugares por nome, cidade ou país, filtra por tipo e nota e ordena; «Mapa» mostra tudo no mapa, e a lista muda quando você o move.',
  shared:
    'Na página do seu itinerário está «Compartir»: dê acesso a uma pessoa, que edita ou só olha, a um grupo seu, ou a quem tenha um link, também sem conta.',
  reactions:
    'Embaixo de cada avaliação de outra pessoa há «Me gusta» e «No me gusta»; toque de novo para tirar. As avaliações mais curtidas dão a foto do lugar.',
  photo:
    'Sua foto de perfil, seu nome e sua apresentação se mudam em «Mi cuenta», «Tu perfil». As fotos de um lugar vão na avaliação.',
  report:
    'Com «Denunciar», ao lado do que outra pessoa publicou, um moderador olha, e avisa você quando termina. Se o erro está na descrição de um lugar, você pode corrigir na página. Um lugar repetido também se denuncia: a moderação une os dois.',
  notifications:
    'O sino do cabeçalho mostra o que diz respeito a você: reações, prêmios, viagens e grupos. Na sua conta, «Notificaciones», você escolhe para cada coisa se avisamos no aplicativo, por e-mail na hora, num resumo semanal ou nunca, e em que horas não quer e-mails.',
  find: 'Escreva o nome, o usuário ou o e-mail da pessoa na busca de cima: você vê o perfil, e dali pode escrever ou adicionar a um grupo.',
  language:
    'As telas do Andariego estão em espanhol. A mim você pode perguntar também em inglês, português, francês ou italiano.',
  app: 'O Andariego funciona no navegador do telefone e do computador. No menu do navegador você pode instalar como aplicativo; não está em nenhuma loja.',
  email:
    'Na sua conta está «Cambiar de correo»: um link chega ao e-mail novo e ele muda quando você confirma. Avisamos o atual.',
  offline:
    'Uma viagem você leva com «Llevar sin conexión», na página dela: plano, lugares, avaliações, fotos e mapa ficam no aparelho. Eu preciso de conexão para responder.',
  mistake:
    'Na página do lugar você pode corrigir a descrição. Se o nome, a cidade ou o ponto no mapa está errado, ou fechou para sempre, use ali «Sugerir corrección».',
  keepAway:
    'No perfil da pessoa você pode silenciar ou bloquear. Na sua conta, «Bloqueados y silenciados», você vê quem, e desbloqueia ali.',
  security:
    'Na sua conta estão «Sesiones abiertas», «Seguridad» com o que houve com seus acessos, «Llaves de acceso» para entrar com digital ou PIN, e «Verificación en dos pasos».',
  profile: 'Na sua conta, «Tu perfil», você muda nome, usuário, foto e o que conta de você. Tudo é opcional.',
  sorry:
    'Desculpe não ter ajudado. Tente com o nome de um lugar ou de uma cidade e o que quer saber; o polegar para baixo ajuda a melhorar.',
  price: 'O Andariego é grátis: não há planos pagos.',
  who: 'Sou o assistente do Andariego: um programa que procura nos lugares e avaliações da comunidade, não uma pessoa. Entendo perguntas sobre lugares e sobre como usar o Andariego; o que não está aqui, não sei.',
  help: `Procuro nos lugares e avaliações da comunidade. Você pode perguntar, por exemplo:\n\n${examplesInPortuguese}`,
  here: 'Não sei onde você está. Diga uma cidade ou um lugar, por exemplo «o que tem perto da Alhambra?».',
  beyond:
    'Disso não tenho informação: só conheço os lugares e as avaliações da comunidade. Posso contar o que ver numa cidade, como é um lugar ou montar um roteiro.',
  greeting: `Olá! Para onde vamos? Você pode perguntar, por exemplo:\n\n${examplesInPortuguese}`,
  thanks: 'De nada! Se quiser continuar explorando, estou aqui.',
  goodbye: 'Boa viagem! Estarei aqui quando quiser planejar a próxima.',
  calendar:
    'Na página do seu itinerário, em «Más acciones», está «Descargar o imprimir»: ali você baixa o calendário (.ics) ou copia o endereço de um calendário para assinar.',
  export:
    'Na página do seu itinerário, em «Más acciones», está «Descargar o imprimir»: um livro para imprimir, e arquivos para calendário (.ics), mapas (.gpx, .kml), tabela (.csv) ou dados (.json).',
  deleteItinerary:
    'Na página do seu itinerário, em «Más acciones», a última opção é «Eliminar». Só o itinerário se apaga; os lugares e as avaliações ficam.',
  copyTrip:
    'Na página de um itinerário está «Copiar viaje», em «Más acciones» ou à vista se você só pode olhar. Também dá para copiar um só dia para outra viagem, ou mover todas as datas com «Copiar o mover fechas».',
  expenses:
    'Em cada parada do seu itinerário você pode anotar o custo, e a viagem mostra os custos. O Andariego não divide gastos entre pessoas.',
  stopDetails:
    'Cada parada de um itinerário tem detalhes: hora, duração, nota, custo, link da reserva e arquivos (PDF ou imagens). Quem compartilha a viagem pode comentar.',
  checklist:
    'Na página do seu itinerário está a lista «Para llevar y hacer»: adicione o que não quer esquecer e vá marcando.',
  ideas:
    'Num itinerário, o que ainda não tem dia fica em «Sin fecha». Dali você leva para um dia, e de volta, arrastando ou com a data.',
  visited:
    'Na página do seu itinerário você marca cada parada como «Hecho». Depois, «Cuéntalo con fotos» reparte as fotos da viagem entre essas paradas para as avaliações.',
  history:
    'Na página do seu itinerário, em «Más acciones», está «Historial»: quem mudou o quê. O que você acabou de apagar ou mover volta com «Deshacer».',
  vote: 'No Andariego não há votações. Num itinerário compartilhado cada parada tem comentários, e «Sin fecha» junta o que ainda não foi decidido.',
  mapOffline:
    'O mapa de uma viagem se guarda com «Llevar sin conexión», na página do itinerário. Os lugares que você já abriu também ficam à mão; para procurar outros é preciso conexão.',
  publicProfile:
    'Na sua conta você decide se o perfil é público («Perfil público»). Se não for, só o veem quem iniciou sessão. Você também escolhe quem pode ver seu e-mail.',
  requests:
    'A mensagem de alguém que você não conhece chega em «Solicitudes», em Mensajes: a pessoa não pode enviar links até você responder ou aceitar. Quem incomoda pode ser silenciado, bloqueado ou denunciado.',
  appeal:
    'Se um moderador escondeu algo seu ou limitou sua conta, ali mesmo você lê o motivo e pode recorrer uma vez: outra pessoa decide.',
  sessions:
    'Na sua conta, «Sesiones abiertas», você vê os aparelhos em que entrou e fecha os que quiser. Se não reconhece algum, feche e mude a senha.',
  signOut: '«Cerrar sesión» está no menu do seu perfil, em cima à direita.',
  leaveGroup:
    'Em «Grupos», no cartão do grupo, está «Salir del grupo»; quem administra também pode tirar outros ou apagar o grupo.',
  shareGroup:
    'Na página do seu itinerário, «Compartir» o dá ao seu grupo: os membros veem e editam. Apagar, só você.',
  draft:
    'Se você ficar sem conexão, sua avaliação fica guardada no aparelho e é publicada quando a conexão voltar. O resto que você escreve sem conexão também espera: veja «Lo que falta enviar».',
  sources:
    'Tudo o que conto vem dos lugares e avaliações que a comunidade do Andariego escreveu: por isso cito a frase, as estrelas e o mês, com o link do lugar. O que ninguém contou, não sei.',
  newChat: '«Nueva conversación», neste painel, apaga o que falamos e começamos do zero.',
  access:
    'Na página do seu itinerário, «Compartir» faz links e mostra quem entra: ali você muda o que cada pessoa pode («Edita» ou «Solo mira») ou a tira. Um link pode ter um último dia e deixa de funcionar quando você o retira.',
  cover:
    'A capa da viagem é a imagem de uma das paradas: nos detalhes dessa parada está «Usar como portada».',
  orderDay:
    'Cada dia do seu itinerário tem «Ordenar por cercanía»: procura uma ordem mais curta, deixa no lugar as paradas com hora e se desfaz com um toque. Você também pode arrastá-las.',
  lockedOut:
    'Sem o telefone você entra com um dos seus códigos de recuperação no lugar do código do aplicativo. Se também não os tem, escreva a quem cuida deste site: podem tirar o segundo passo.',
  map: 'O mapa mostra as ruas das regiões que quem cuida deste site carregou; ali a viagem desenha também o caminho a pé entre paradas, com o tempo. No resto há costas, cidades, distâncias e um tempo estimado.',
  walk: 'Entre duas paradas, seu itinerário diz a distância e o tempo a pé: pelas ruas onde este site as tem, estimado no resto. Nos detalhes de uma parada você escolhe outro meio e o tempo.',
  keyboard:
    'Todo o Andariego funciona também com o teclado e com leitor de tela. Para mover uma parada, chegue à alça com Tab, aperte Espaço, mova com as setas e solte com Espaço.',
  travels:
    'Um perfil público tem um mapa dos países e cidades das suas avaliações. Você o liga na sua conta, em «Perfil público».',
  waiting:
    'O que parece publicidade espera que um moderador veja, sobretudo em contas novas; até lá só você vê. Em «Tus avisos» está o que espera, e ali contamos o que se decidiu.',
  placeQuestion:
    'Na página de cada lugar está «Pregunta sobre este lugar»: responde com o que dizem as avaliações, também sem conta. Se ninguém contou ainda, ele diz.',
  rules:
    'No pé de cada página estão «Privacidad», «Términos» e «Normas», e o contato de quem cuida deste site, se o deram.',
  dayFacts:
    'Cada dia do seu itinerário diz a que horas o sol nasce e se põe, os feriados, e a moeda e o idioma do país.',
  company:
    'Várias pessoas podem editar uma viagem ao mesmo tempo: cada mudança aparece logo nas outras telas, vê-se quem mais olha, e nada se perde. Se duas escrevem a mesma nota e não dá para unir, ficam as duas versões.',
  messageDetails:
    'Uma mensagem leva só texto e não se apaga depois de enviada. Abaixo dela você vê se foi lida. A quem você não conhece pode enviar links depois que a pessoa responde ou aceita.',
  emergency:
    'Sinto muito. Só conheço o que a comunidade conta dos seus lugares, e numa emergência não sirvo. Se alguém corre perigo, ligue para o número de emergência do país (112 na Europa, 911 em muitos países da América, 190 no Brasil) ou peça ajuda onde está hospedado. Um roubo se denuncia na polícia; o cartão se bloqueia no seu banco; e com o passaporte ajuda o consulado do seu país.',
}
