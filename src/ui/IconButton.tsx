import type { LucideIcon } from 'lucide-react';

export interface IconButtonProps {
  readonly icon: LucideIcon;
  /** Says what it does. */
  readonly label: string;
  /** What a pointer that rests on it is told, if that is not the label. */
  readonly title?: string;
  readonly className?: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A button with a picture. A disabled one keeps the focus, so that the keyboard does not lose its place. */
export function IconButton({
  icon: Icon,
  label,
  title = label,
  className = 'button round',
  disabled = false,
  onPress,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={title}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
