export { toastMachine } from './toast.machine.ts';
export { toastsOf } from './toast.select.ts';
export type { Toast, ToastContext, ToastEvent, ToastReport, ToastTag } from './toast.types.ts';
