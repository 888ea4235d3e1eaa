export { offerFiles } from './attachments/use-attachments.ts'
