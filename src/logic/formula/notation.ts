/**
 * How formulas are written, where books differ. All of these are read, whatever is chosen.
 */
export interface NotationSettings {
  /** K_a or □_a. */
  readonly knows: 'letter' | 'box';
  /** Holding possible, the dual of K: M_a, K_a with a circumflex, or ◇_a. */
  readonly considers: 'letter' | 'hat' | 'diamond';
  /** [!f] or [f], for public announcements that something is true. */
  readonly announcement: 'exclamation' | 'bare';
}

/** The notation that is used unless somebody chooses another. */
export const usualNotation: NotationSettings = { knows: 'letter', considers: 'letter', announcement: 'exclamation' };

/** How the operators of one agent are written. */
export interface IndividualSigns {
  readonly knows: Readonly<Record<NotationSettings['knows'], string>>;
  readonly considers: Readonly<Record<NotationSettings['considers'], string>>;
  readonly knowsWhether: string;
}

/** The sign of an operator of one agent, as the settings want it. */
export function individualSign(
  kind: 'knows' | 'considers' | 'knowsWhether',
  signs: IndividualSigns,
  settings: NotationSettings,
): string {
  if (kind === 'knows') return signs.knows[settings.knows];
  return kind === 'considers' ? signs.considers[settings.considers] : signs.knowsWhether;
}
