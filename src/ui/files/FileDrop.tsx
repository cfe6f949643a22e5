import { FolderOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCommands, useWords } from '../screen.ts';
import { useLabDoor } from '../lab-door.ts';
import { openChosen } from './open-file.ts';

/** Takes files that are dropped anywhere on the page, and says so while one is held over it. */
export function FileDrop() {
  const words = useWords().files;
  const commands = useCommands();
  const openLab = useLabDoor();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    // Every element that the mouse passes is entered and left.
    let entered = 0;
    const count = (by: number) => {
      entered = Math.max(entered + by, 0);
      setHeld(entered > 0);
    };
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const onEnter = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      count(1);
    };
    const onOver = (event: DragEvent) => {
      if (hasFile(event)) event.preventDefault();
    };
    const onLeave = (event: DragEvent) => {
      if (hasFile(event)) count(-1);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      count(-Infinity);
      const files = [...(event.dataTransfer?.files ?? [])];
      const [file] = files;
      if (file === undefined) return;
      void openChosen(file, commands, openLab).then((opened) => {
        if (opened && files.length > 1) commands.notify({ kind: 'problem', text: words.onlyFirst(file.name) });
      });
    };
    document.addEventListener('dragenter', onEnter);
    document.addEventListener('dragover', onOver);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragenter', onEnter);
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, [commands, openLab, words]);
  if (!held) return null;
  return (
    <div className="file-drop" aria-hidden="true">
      <p>
        <FolderOpen />
        {words.drop}
      </p>
    </div>
  );
}
