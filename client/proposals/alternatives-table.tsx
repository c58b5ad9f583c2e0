import type { ComponentChildren } from 'preact';
import type { ControlledArea } from '../../core/contracts/controlled-area.js';
import type { Alternative } from '../../core/contracts/proposal-drawing.js';
import type { ProposalScreening } from '../../core/contracts/screening.js';
import { lawText, unbroken } from '../figures/format.js';
import { leadAndRest } from '../figures/sentences.js';
import { splitParts } from '../figures/split.js';
import { RULING_WORDS, StandingMark } from '../panels/standing-mark.js';
import type { Box } from '../preview/planar.js';
import { chooseAlternative } from '../state/alternatives.js';
import { ordinance } from '../state/jurisdictions.js';
import { go } from '../state/route.js';
import type { Compared, FigureRow } from './compared-figures.js';
import { differ, doubtsOf, standingsOf } from './compared-words.js';
import { OutlineMap } from './outline-map.js';
import type { Screened } from './use-screenings.js';

interface Props {
  items: readonly Alternative[];
  screened: readonly Screened[];
  compared: readonly Compared[];
  rows: readonly FigureRow[];
  extent: Box | null;
  area: ControlledArea | null;
}

const MISSING: Record<Screened['state'], string> = {
  empty: 'No disturbance is drawn.',
  loading: 'Measuring…',
  failed: 'There is no answer.',
  ready: '',
};

function Bar({ totals }: ProposalScreening) {
  const all = totals.disturbanceSqFt;
  const parts = splitParts({ ...totals, allSqFt: all }, ordinance.value?.adjacentTerm ?? null);
  return (
    <div class="split-bar" aria-hidden="true">
      {parts
        .filter(({ sqFt }) => (sqFt ?? 0) > 0)
        .map(({ key, sqFt }) => (
          <span key={key} class={`part-${key}`} style={{ flexGrow: all > 0 ? (sqFt ?? 0) / all : 0 }} />
        ))}
    </div>
  );
}

function Standings({ screening }: { screening: ProposalScreening }) {
  const standings = standingsOf(screening);
  if (standings.length === 0) return <>Nothing that is done is named yet.</>;
  return (
    <ul class="plain standings">
      {standings.map(({ activity, standing, permit }, index) => (
        <li key={index}>
          <StandingMark standing={standing} /> <strong>{RULING_WORDS[standing]}</strong>: {activity}
          {permit !== null && <span class="secondary">. {unbroken(permit)}</span>}
        </li>
      ))}
    </ul>
  );
}

function Doubts({ screening }: { screening: ProposalScreening }) {
  const doubts = doubtsOf(screening);
  if (doubts.length === 0) return <>Nothing.</>;
  return (
    <ul class="plain">
      {doubts.map((doubt) => (
        <li key={doubt}>{doubt}</li>
      ))}
    </ul>
  );
}

/** The alternatives as columns; on a narrow screen each line is a block. */
export function AlternativesTable({ items, screened, compared, rows, extent, area }: Props) {
  const open = (id: string) => (): void => {
    chooseAlternative(id);
    go({ view: null });
  };
  // The roles keep it a table for a screen reader where a narrow screen shows each line as a block.
  const row = (
    what: string,
    cell: (index: number) => ComponentChildren,
    { differs = false, kind = '' }: { differs?: boolean; kind?: string } = {},
  ) => (
    <tr role="row" key={what} data-differs={differs} {...(kind === '' ? {} : { class: kind })}>
      <th scope="row" role="rowheader">
        {what}
      </th>
      {compared.map(({ name }, index) => (
        <td role="cell" key={index} data-label={name}>
          {cell(index)}
        </td>
      ))}
    </tr>
  );
  const answered = (index: number, show: (screening: ProposalScreening) => ComponentChildren) => {
    const screening = compared[index]?.screening ?? null;
    return screening === null ? MISSING[screened[index]?.state ?? 'loading'] : show(screening);
  };
  const known = compared.map(({ screening }) => screening);
  const listsOf = (of: (screening: ProposalScreening) => unknown[]) =>
    known.map((screening) => (screening === null ? null : of(screening)));
  return (
    <div class="table-frame">
      <table class="comparison stacks alternatives-table" role="table">
        <caption class="visually-hidden">The alternatives side by side</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              What
            </th>
            {compared.map(({ name }, index) => (
              <th scope="col" role="columnheader" key={index}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {row(
            'Drawing',
            (index) => {
              const item = items[index];
              if (item === undefined || extent === null) return 'Nothing is drawn.';
              return (
                <>
                  <OutlineMap
                    id={`outline-${index}`}
                    name={compared[index]?.name ?? ''}
                    shapes={item.shapes}
                    extent={extent}
                    area={area}
                  />
                  <button type="button" class="link no-print" onClick={open(item.id)}>
                    Show {compared[index]?.name} on the map
                  </button>
                </>
              );
            },
            { kind: 'outlines' },
          )}
          {row('In short', (index) =>
            answered(index, ({ summary }) => <strong>{lawText(leadAndRest(summary).lead)}</strong>),
          )}
          {row('How it is split', (index) => answered(index, (screening) => <Bar {...screening} />), {
            kind: 'bars',
          })}
          {rows.map(({ what, cells, differs }) =>
            row(
              what,
              (index) => (
                <>
                  {cells[index]?.text}
                  {cells[index]?.difference != null && (
                    <span class="difference">{cells[index].difference}</span>
                  )}
                </>
              ),
              { differs },
            ),
          )}
          {row(
            'What is done there',
            (index) => answered(index, (screening) => <Standings screening={screening} />),
            { differs: differ(listsOf(standingsOf)) },
          )}
          {row(
            'Too close to call',
            (index) => answered(index, (screening) => <Doubts screening={screening} />),
            { differs: differ(listsOf(doubtsOf)) },
          )}
        </tbody>
      </table>
    </div>
  );
}
