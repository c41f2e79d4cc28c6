export { samplesMachine } from './samples.machine.ts';
export { type ShownSample, samplesIn } from './samples.select.ts';
export {
  type Held,
  type SamplesContext,
  type SamplesEvent,
  type SamplesInput,
  samplesCarriage,
} from './samples.types.ts';
