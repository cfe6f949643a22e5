import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { download, downloadText } from '../files/download.ts';
import { pictureOf, pointsOf } from '../files/pictures.ts';

/** Pixels of a picture for each unit of the drawing. */
const SCALE = 2;

interface ExportChartProps {
  /** The file's name without its ending; also the picture's title. */
  readonly name: string;
  readonly csv: () => string;
  readonly words: {
    readonly export: string;
    readonly svg: string;
    readonly png: string;
    readonly csv: string;
    readonly failed: string;
    readonly saved: (name: string) => string;
  };
}

/** Saves what the chart in the same panel shows: as a picture, or its figures. */
export function ExportChart({ name, csv, words }: ExportChartProps) {
  const here = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');

  const picture = () => {
    const svg = here.current?.closest('.chart-panel')?.querySelector<SVGSVGElement>('.rates-frame svg');
    if (svg == null) return null;
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--surface');
    const paper = getComputedStyle(svg.closest('dialog') ?? document.body).backgroundColor;
    return pictureOf(svg, name, paper === '' ? ground : paper);
  };
  const save = async (kind: 'svg' | 'png' | 'csv') => {
    try {
      if (kind === 'csv') downloadText(csv(), 'text/csv', `${name}.csv`);
      else {
        const drawn = picture();
        if (drawn === null) return;
        if (kind === 'svg') downloadText(drawn.text, 'image/svg+xml', `${name}.svg`);
        else download(await pointsOf(drawn, SCALE), `${name}.png`);
      }
      setTold(words.saved(`${name}.${kind}`));
    } catch {
      setTold(words.failed);
    }
  };

  return (
    <div className="chart-export" role="group" aria-label={words.export} ref={here}>
      <span className="hint" role="status">
        {told}
      </span>
      <Download aria-hidden="true" />
      {(['svg', 'png', 'csv'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className="button small"
          title={`${words.export} ${words[kind]}`}
          onClick={() => void save(kind)}
        >
          {words[kind]}
        </button>
      ))}
    </div>
  );
}
