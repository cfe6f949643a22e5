/** Decides for a seat: the name of a policy, or `hand` for a person. */
export const BY_HAND = 'hand';
