import type { FileCommands } from '../../session/commands.ts';
import { LARGEST_FILE } from '../../session/file-name.ts';

/** Opens a file that somebody chose or dropped; a notice says what is wrong with it. */
export async function openChosen(file: File, commands: FileCommands): Promise<void> {
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
  await commands.openFile(text);
}
