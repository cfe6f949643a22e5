import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { useWords } from './screen.ts';
import { IconButton } from './IconButton.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A native modal dialog, open as long as it is there. Escape and a click beside it close it. */
export function Dialog({ title, onClose, children, className = '' }: DialogProps) {
  const words = useWords();
  const element = useRef<HTMLDialogElement>(null);
  // Before it leaves the page: a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={`dialog ${className}`}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {/* A section, so that its header and footer are no landmarks of the page. */}
      <section className="dialog-inside">
        <header>
          <h2 id="dialog-title">{title}</h2>
          <IconButton icon={X} label={words.close} onPress={onClose} />
        </header>
        {children}
      </section>
    </dialog>
  );
}
