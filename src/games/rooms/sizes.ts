/** How many may play. */
export const LEAST_PLAYERS = 3;
/** More cannot play. */
export const MOST_PLAYERS = 20;

/** So many rooms a house may have at most. */
export const MOST_ROOMS = 60;

/** The game is a draw after so many nights at the latest. */
export const MOST_NIGHTS = 40;
