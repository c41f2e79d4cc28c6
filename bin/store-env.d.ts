export const storeEnv: Readonly<Record<string, string>>;
