type Asked = { readonly context: { readonly generation: number } };
type Answered = { readonly generation: number };

/**
 * Guards for a chart that keeps the number of its newest question as `generation`: answers are told apart by the
 * number of their question, and an answer to an older one changes nothing.
 */
export const isLatest = ({ context }: Asked, { generation }: Answered): boolean => generation === context.generation;
export const isStale = ({ context }: Asked, { generation }: Answered): boolean => generation !== context.generation;
export const isNewer = ({ context }: Asked, { generation }: Answered): boolean => generation > context.generation;
