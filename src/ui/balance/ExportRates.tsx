import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { ratesAsCsv, type RatePoint } from '../../session/balance.ts';
import { download, downloadText } from '../files/download.ts';
import { pictureOf, pointsOf } from '../files/pictures.ts';
import type { ChartDraft } from './chart.ts';
import { useBalanceWords } from './words.ts';

/** Pixels of a picture for each unit of the drawing. */
const SCALE = 2;

/** Saves what the chart shows: as a picture, or the rates themselves. */
export function ExportRates({ points, draft }: { points: readonly RatePoint[]; draft: ChartDraft }) {
  const words = useBalanceWords().chart;
  const here = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');
  const { as, loss, most } = draft;
  const name = words.file(as, loss, most);

  const picture = () => {
    const svg = here.current?.closest('.chart-panel')?.querySelector<SVGSVGElement>('.rates-frame svg');
    if (svg == null) return null;
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--surface');
    const paper = getComputedStyle(svg.closest('dialog') ?? document.body).backgroundColor;
    return pictureOf(svg, name, paper === '' ? ground : paper);
  };
  const save = async (kind: 'svg' | 'png' | 'csv') => {
    try {
      if (kind === 'csv') downloadText(ratesAsCsv(points, loss), 'text/csv', `${name}.csv`);
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
