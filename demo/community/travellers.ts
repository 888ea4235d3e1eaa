/** Invented people: nobody of these names writes here, and no mail reaches these addresses. */
export const travellers = {
  lucia: 'lucia.robledal@andariego.example',
  mateo: 'mateo.quiroga@andariego.example',
  carmen: 'carmen.velasol@andariego.example',
  julian: 'julian.costamar@andariego.example',
  ines: 'ines.altavista@andariego.example',
} as const
export type TravellerName = keyof typeof travellers

/** One for all: the demo prints it for whoever wants to sign in. */
export const DEMO_PASSWORD = 'Andariego-2026'
