/** Invented people: nobody with these names writes here, and no mail reaches these addresses. */
export const travellers = {
  lucia: 'lucia.robledal@andariego.example',
  mateo: 'mateo.quiroga@andariego.example',
  carmen: 'carmen.velasol@andariego.example',
  julian: 'julian.costamar@andariego.example',
  ines: 'ines.altavista@andariego.example',
  rodrigo: 'rodrigo.piedralta@andariego.example',
  valentina: 'valentina.cafetal@andariego.example',
  xochitl: 'xochitl.nopalera@andariego.example',
  diego: 'diego.retamal@andariego.example',
  camila: 'camila.arroyuelo@andariego.example',
  iker: 'iker.hayedo@andariego.example',
  nuria: 'nuria.marinada@andariego.example',
  andres: 'andres.paramo@andariego.example',
  gabriela: 'gabriela.araguaney@andariego.example',
  tomas: 'tomas.lapacho@andariego.example',
  rosario: 'rosario.salitral@andariego.example',
  efrain: 'efrain.jacaranda@andariego.example',
  marisol: 'marisol.platanar@andariego.example',
  alejo: 'alejo.yerbatal@andariego.example',
  brenda: 'brenda.mezquital@andariego.example',
  pilar: 'pilar.encinares@andariego.example',
  yamile: 'yamile.framboyan@andariego.example',
  fermin: 'fermin.brumario@andariego.example',
  altagracia: 'altagracia.cayena@andariego.example',
  noelia: 'noelia.ceibal@andariego.example',
  bastian: 'bastian.arrayan@andariego.example',
  amparo: 'amparo.olivares@andariego.example',
} as const
/** Newcomers: they have written little or nothing, and liked nothing yet. */
export const newcomers: readonly string[] = ['noelia', 'bastian', 'amparo']

export type TravellerName = keyof typeof travellers

/** The same for all: the demo prints it for people who want to sign in. */
export const DEMO_PASSWORD = 'Andariego-2026'
