import { localDateOf } from '../../core/dates.js';
import type { ParcelBatch, ParcelRow, RowSort } from '../../core/contracts/parcel-batches.js';
import { formatAddress, taskAddress } from '../state/address.js';
import { jurisdiction } from '../state/jurisdictions.js';
import { address } from '../state/route.js';
import { areaCell, nearestCell, standingText } from './batch-words.js';
import { COLUMNS, nextSort, sortedHow, type SortableColumn } from './row-sorts.js';

interface HeadingProps {
  column: SortableColumn;
  sort: RowSort;
  onSort: (sort: RowSort) => void;
}

const MARKS = { ascending: '▲', descending: '▼' } as const;

function SortHeading({ column, sort, onSort }: HeadingProps) {
  const how = sortedHow(column, sort);
  return (
    <th scope="col" class={column.figure ? 'figure' : ''} {...(how === null ? {} : { 'aria-sort': how })}>
      <button type="button" class="sort" onClick={() => onSort(nextSort(column, sort))}>
        {column.label}
        <span aria-hidden="true"> {how === null ? '' : MARKS[how]}</span>
      </button>
    </th>
  );
}

/** @returns the address of the parcel's own screening, under the law, day and map of the whole */
function parcelAddress({ parcel }: ParcelRow, { ordinance, on }: ParcelBatch): string {
  const own = jurisdiction.value?.ordinance === ordinance;
  return formatAddress({
    ...taskAddress(address.value, 'parcel'),
    parcel,
    ordinance: own ? null : ordinance,
    on: on === localDateOf(new Date()) ? null : on,
  });
}

function Row({ row, batch }: { row: ParcelRow; batch: ParcelBatch }) {
  return (
    <tr>
      <th scope="row">
        <a href={parcelAddress(row, batch)}>{row.taxMapNumber ?? `Parcel ${row.parcel}, without a number`}</a>
      </th>
      <td>{row.address ?? ''}</td>
      <td>
        {standingText(row)}
        {row.reason !== null && <p class="help">{row.reason}</p>}
      </td>
      <td class="figure">{areaCell(row.parcelSqFt)}</td>
      <td class="figure">{areaCell(row.inWetlandSqFt)}</td>
      <td class="figure">{areaCell(row.inWatercourseSqFt)}</td>
      <td class="figure">{areaCell(row.inAdjacentSqFt)}</td>
      <td class="figure">{nearestCell(row, batch.searchedFt)}</td>
    </tr>
  );
}

interface Props {
  batch: ParcelBatch;
  rows: readonly ParcelRow[];
  sort: RowSort;
  busy: boolean;
  onSort: (sort: RowSort) => void;
}

/** What was found of each parcel. A number leads to the parcel's own screening. */
export function RowsTable({ batch, rows, sort, busy, onSort }: Props) {
  const heading = (column: SortableColumn) => <SortHeading column={column} sort={sort} onSort={onSort} />;
  return (
    <div class="table-frame batch-frame" role="region" aria-label="Parcels" aria-busy={busy} tabIndex={0}>
      <table class="batch-table">
        <thead>
          <tr>
            {heading(COLUMNS.taxMapNumber)}
            {heading(COLUMNS.address)}
            <th scope="col">How it stands</th>
            {heading(COLUMNS.parcel)}
            {heading(COLUMNS.wetland)}
            {heading(COLUMNS.watercourse)}
            {heading(COLUMNS.adjacent)}
            {heading(COLUMNS.nearest)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.parcel} row={row} batch={batch} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
