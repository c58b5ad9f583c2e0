import type { ImportPreview } from '../../core/contracts/uploads.js';

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' || typeof value === 'string' ? String(value) : JSON.stringify(value);
}

/** The first rows of the attribute table, and what is left out of it. */
export function TablePart({ preview: { attributes, leftOut, rows, read } }: { preview: ImportPreview }) {
  return (
    <section aria-labelledby="table-heading">
      <h3 id="table-heading">Attributes</h3>
      {leftOut.length > 0 && (
        <p>
          Left out and never stored, since they name people or where they get their mail:{' '}
          <strong>{leftOut.join(', ')}</strong>.
        </p>
      )}
      {attributes.length === 0 ? (
        <p>The features have no{leftOut.length > 0 ? ' other' : ''} attributes.</p>
      ) : (
        <details>
          <summary>
            {rows.length < read
              ? `The first ${rows.length} of ${read.toLocaleString('en-US')} rows`
              : rows.length === 1
                ? 'The only row'
                : `All ${rows.length} rows`}
            , {attributes.length} {attributes.length === 1 ? 'attribute' : 'attributes'}
          </summary>
          <div
            class="table-frame attribute-table"
            role="region"
            aria-label="Attributes of the file"
            tabIndex={0}
          >
            <table>
              <thead>
                <tr>
                  <th scope="col">Row</th>
                  {attributes.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  <tr key={index}>
                    <th scope="row">{index + 1}</th>
                    {attributes.map((name) => (
                      <td key={name}>{cellText(row[name])}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </section>
  );
}
