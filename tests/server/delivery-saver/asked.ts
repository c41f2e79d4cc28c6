import { suburbs } from '#fixtures/suburbs.ts';

/** What a refusal says to whoever asked, and of which fields. */
export const refusedAs = async (asked: Promise<Response>) => {
  const response = await asked;
  const {
    code,
    message,
    fieldErrors = {},
  } = (await response.json()) as {
    code: string;
    message: string;
    fieldErrors?: object;
  };
  return { status: response.status, code, message, fields: Object.keys(fieldErrors) };
};
const suburbId = (name: string) => suburbs.find((suburb) => suburb.name === name)?.id ?? 0;
/** An address in a suburb of that name, as it is typed. */
export const at = (name: string) => ({ street: '1 Jetty Road', suburbId: suburbId(name), ruralDelivery: null });
