import { LARGEST_FILE } from '../../session/file-name.ts';
import { refused, withText, type LabState } from '../../session/lab/lab.ts';
import { labMessages } from '../../session/lab/messages.ts';

/** Opens a file that somebody chose or dropped; a notice says what is wrong with it. Large ones are not even read. */
export async function openLabFile(file: File, change: (next: (state: LabState) => LabState) => void): Promise<void> {
  if (file.size > LARGEST_FILE) {
    change((state) => refused(state, labMessages.tooLarge(LARGEST_FILE)));
    return;
  }
  try {
    const text = await file.text();
    change((state) => withText(state, text, file.name));
  } catch {
    change((state) => refused(state, labMessages.unreadable));
  }
}
