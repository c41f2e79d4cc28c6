export { announcerMachine } from './announcer.machine.ts';
export { assertiveOf, politeOf } from './announcer.select.ts';
export { type AnnouncerContext, type AnnouncerEvent, announcerCarriage, type Spoken } from './announcer.types.ts';
