/** What a colour and pattern can stand for; the same on the map, in the bar, in the table and in the legend. */
export type SwatchKind =
  | 'wetland'
  | 'unregulated'
  | 'watercourse'
  | 'adjacent'
  | 'neither'
  | 'outside'
  | 'disturbance'
  | 'mitigation'
  | 'parcel'
  | 'ground'
  | 'municipal-line';

/** A small square in the colour and pattern of what it stands for. */
export function Swatch({ kind }: { kind: SwatchKind }) {
  return <span class={`swatch part-${kind}`} aria-hidden="true" />;
}
