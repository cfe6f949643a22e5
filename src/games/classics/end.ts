/** The move that closes a story. */
export const END = { kind: 'end' } as const;
/** The name of its seat. */
export const END_SEAT = 'story';
