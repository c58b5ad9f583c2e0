import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { activityStanding } from '../draw/activity-choice.js';
import { shapeFigures } from '../draw/shape-figures.js';
import { MITIGATION_LABELS, shapeTitle } from '../draw/shape.js';
import { acresText, countText, dayText, feetText, sqFtText } from '../figures/format.js';
import { readOnly, shapes, shownShapes } from '../state/drawing.js';
import { shownOrdinanceOrNull } from '../state/ordinance-data.js';
import { ShapeActions, type WholeShapeActs } from './shape-actions.js';
import { ShapeFields } from './shape-fields.js';
import { shapeLineId } from './shape-focus.js';
import { Swatch } from './swatch.js';

/** The shape as it is on the map at this moment. */
function shown(shape: Shape): Shape {
  return shownShapes.value.find(({ id }) => id === shape.id) ?? shape;
}

function LineArea({ shape }: { shape: Shape }) {
  const figures = shapeFigures(shown(shape));
  return <span class="shape-area">{figures === null ? '' : `${sqFtText(figures.areaSqFt)} sq ft`}</span>;
}

/** What is said about a shape, in short. */
function briefly(shape: Shape): string {
  if (shape.role === 'mitigation') return MITIGATION_LABELS[shape.mitigationType];
  const standing = activityStanding(shownOrdinanceOrNull.value?.activities ?? [], shape.activity);
  const activity =
    standing.kind === 'listed'
      ? standing.activity.label
      : standing.kind === 'unlisted'
        ? standing.label
        : 'Activity not said';
  const { from, to } = shape.phase;
  const days = from === '' ? [] : [`${dayText(from)} ${to === '' ? 'on' : `to ${dayText(to)}`}`];
  return [activity, ...(shape.duration === 'temporary' ? ['temporary'] : []), ...days].join(' · ');
}

function Figures({ shape }: { shape: Shape }) {
  const figures = shapeFigures(shown(shape));
  if (figures === null) return <p class="shape-figures">It has too few corners to be measured.</p>;
  const { areaSqFt, perimeterFt, corners, holes } = figures;
  return (
    <p class="shape-figures">
      {sqFtText(areaSqFt)} sq ft · {acresText(areaSqFt)} acres · {feetText(perimeterFt)} ft around ·{' '}
      <span class="secondary">{countText(corners, 'corner', 'corners')}</span>
      {holes > 0 && ` · ${countText(holes, 'hole', 'holes')}`}
    </p>
  );
}

interface Props {
  shape: Shape;
  open: boolean;
  onToggle: () => void;
  acts: WholeShapeActs;
}

/** A shape: one line, and unfolded what is measured, what is said about it, and what can be done with it. */
export function ShapeItem({ shape, open, onToggle, acts }: Props) {
  const title = shapeTitle(shape, shapes.value);
  const isReadOnly = readOnly.value;
  return (
    <li class={open ? 'shape selected' : 'shape'}>
      <h4>
        <button
          type="button"
          id={shapeLineId(shape.id)}
          class="shape-line"
          aria-expanded={open}
          onClick={onToggle}
        >
          <Swatch kind={shape.role} />
          <span class="shape-title">{title}</span> <LineArea shape={shape} />{' '}
          {(!open || isReadOnly) && <span class="shape-brief">{briefly(shape)}</span>}
        </button>
      </h4>
      {open && (
        <div class="shape-body">
          <Figures shape={shape} />
          {!isReadOnly && <ShapeFields shape={shape} />}
          {!isReadOnly && <ShapeActions shape={shape} title={title} acts={acts} />}
        </div>
      )}
    </li>
  );
}
