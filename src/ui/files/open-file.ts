import type { FileCommands } from '../../session/commands.ts';
import { LARGEST_FILE } from '../../session/file-name.ts';
import type { LabOpening } from '../lab-door.ts';

/** Opens a file that somebody chose or dropped: a game, or a model in the lab. False, with a notice that says why, if it cannot be opened. */
export async function openChosen(
  file: File,
  commands: FileCommands,
  openLab: (opening: LabOpening) => void,
): Promise<boolean> {
  if (file.size > LARGEST_FILE) {
    commands.refuseFile({ kind: 'tooLong', most: LARGEST_FILE });
    return false;
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    commands.refuseFile({ kind: 'lost' });
    return false;
  }
  const { isLabText } = await import('../../session/lab/lab-text.ts');
  if (!isLabText(text)) return commands.openFile(text);
  openLab({ kind: 'text', text, title: file.name });
  return true;
}
