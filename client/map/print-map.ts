import type { Map as MapLibreMap } from 'maplibre-gl';

/** Height of the printed map to its width. */
const SHAPE = 0.56;

/** The middle of the map as it stands, at full width. A copy: what WebGL drew is gone once the browser has shown it. */
function copyOf(map: MapLibreMap): HTMLCanvasElement {
  map.redraw();
  const drawn = map.getCanvas();
  const copy = document.createElement('canvas');
  copy.width = drawn.width;
  copy.height = Math.min(drawn.height, Math.round(drawn.width * SHAPE));
  copy.getContext('2d')?.drawImage(drawn, 0, (copy.height - drawn.height) / 2);
  return copy;
}

/** The bar of the screen's map, as wide for the printed one. */
function scaleBar(map: MapLibreMap): Node[] {
  const bar = document.querySelector<HTMLElement>('.map .scale-bar');
  if (bar === null) return [];
  const copy = bar.cloneNode(true) as HTMLElement;
  copy.style.width = `${((bar.offsetWidth / map.getContainer().clientWidth) * 100).toFixed(2)}%`;
  return [copy];
}

function printedMap(map: MapLibreMap): HTMLElement {
  const figure = document.createElement('figure');
  figure.className = 'print-map';
  const picture = document.createElement('div');
  picture.append(copyOf(map), ...scaleBar(map));
  const legend = document.querySelector('.map .legend ul')?.cloneNode(true);
  figure.append(picture, ...(legend === undefined ? [] : [legend]));
  return figure;
}

/** Puts a picture of the map, with scale and legend, beneath the figures while the browser prints. @returns what stops it */
export function followPrinting(map: MapLibreMap): () => void {
  let figure: HTMLElement | null = null;
  const before = (): void => {
    if (map.getContainer().clientWidth === 0) return;
    figure = printedMap(map);
    const figures = document.querySelector('.panel article .split');
    if (figures !== null) figures.after(figure);
    else document.querySelector('.panel-body')?.append(figure);
  };
  const after = (): void => {
    figure?.remove();
    figure = null;
  };
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
