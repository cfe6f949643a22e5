import {
  Circle,
  Crown,
  Eye,
  Flag,
  HeartPulse,
  IdCard,
  Moon,
  Quote,
  Shield,
  Skull,
  Sun,
  Vote,
  type LucideIcon,
} from 'lucide-react';
import type { Sentence } from '../engine/presentation.ts';
import type { Light } from '../session/view.ts';

/** The pictures of the log's sentences. */
export const sentenceIcons: Readonly<Record<Sentence['icon'], LucideIcon>> = {
  card: IdCard,
  eye: Eye,
  heart: HeartPulse,
  shield: Shield,
  skull: Skull,
  moon: Moon,
  sun: Sun,
  speech: Quote,
  ballot: Vote,
  crown: Crown,
  flag: Flag,
  dot: Circle,
};

export const lightIcons: Readonly<Record<Light, LucideIcon>> = { deal: IdCard, night: Moon, day: Sun };
