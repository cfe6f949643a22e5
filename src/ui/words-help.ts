/** The words of the help. They are fetched with it, and are no part of the first load. */
export const helpWords = {
  title: 'Keys and help',
  intro:
    'Kripketown plays a game of hidden roles and draws what everybody knows. A world is one way in which things may be. What a player sees rules worlds out; what is left is what they hold possible. They know what is true in all of those.',
  reading: 'Reading the graph',
  keys: 'Keys',
  keyList: [
    { keys: ['→'], does: 'next step' },
    { keys: ['←'], does: 'one step back' },
    { keys: ['n'], does: 'next night or day' },
    { keys: ['Shift', 'n'], does: 'previous night or day' },
    { keys: ['↑', '↓'], does: 'another branch, where there are several' },
    { keys: ['Home'], does: 'first step' },
    { keys: ['End'], does: 'to the end of the game' },
    { keys: ['Space'], does: 'play and pause' },
    { keys: ['0'], does: 'the teacher’s viewpoint' },
    { keys: ['1', '–', '9'], does: 'a player’s viewpoint' },
    { keys: ['b'], does: 'the balance lab' },
    { keys: ['s'], does: 'the Standoff lab, while a Standoff is played' },
    { keys: ['?'], does: 'this help' },
  ],
  graphKeys: 'Inside the graph of worlds the arrow keys lead from world to world.',
  roles: 'Roles',
  formulas: 'Formulas to announce',
};
