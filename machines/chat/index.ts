export { chatMachine } from './chat.machine.ts';
export { type ChatFace, faceOf, isFramed, isSmallScreen, isTalking } from './chat.select.ts';
export {
  type ChatContext,
  type ChatEvent,
  type ChatInput,
  type ChatReport,
  type ChatTag,
  mostTries,
} from './chat.types.ts';
