/** The questions that the assistant suggests to whoever has not asked anything yet. */
export const ASSISTANT_SUGGESTIONS = [
  '¿Cuáles son los lugares mejor valorados?',
  'Un plan de 2 días en Buenos Aires',
  '¿Qué lugares nuevos hay?',
  '¿Cómo subo de nivel?',
] as const
