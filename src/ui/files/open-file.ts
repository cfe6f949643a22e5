import type { FileCommands } from '../../session/commands.ts';
import { LARGEST_FILE } from '../../session/file-name.ts';
import type { LabOpening } from '../lab-door.ts';

/** Opens a file that somebody chose or dropped: a game, or a model in the lab. A notice says what is wrong with it. */
export async function openChosen(
  file: File,
  commands: FileCommands,
  openLab: (opening: LabOpening) => void,
): Promise<void> {
  if (file.size > LARGEST_FILE) {
    commands.refuseFile({ kind: 'tooLong', most: LARGEST_FILE });
    return;
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    commands.refuseFile({ kind: 'lost' });
    return;
  }
  const { isLabText } = await import('../../session/lab/lab-text.ts');
  if (isLabText(text)) openLab({ kind: 'text', text, title: file.name });
  else await commands.openFile(text);
}
