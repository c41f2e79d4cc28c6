export { connectionMachine } from './connection.machine.ts';
export { isOffline } from './connection.select.ts';
export {
  type ConnectionEvent,
  type ConnectionReport,
  type ConnectionTag,
  connectionCarriage,
} from './connection.types.ts';
