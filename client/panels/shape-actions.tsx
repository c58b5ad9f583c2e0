import type { ComponentType } from 'preact';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { tool, type Tool } from '../state/drawing.js';
import { entryOpen } from '../state/entry.js';
import { openChange, selectShape, shapeChange, type ChangeKind } from '../state/shape-change.js';
import { MoveForm } from './move-form.js';
import { OffsetForm } from './offset-form.js';
import { RotateForm } from './rotate-form.js';
import { changeButtonId } from './shape-focus.js';

/** What is done with a shape as a whole, its figures aside. */
export interface WholeShapeActs {
  duplicate: () => void;
  /** mitigation into disturbance and back */
  turn: () => void;
  remove: () => void;
}

/** The map takes what comes next, by pointer and by key. */
function toMap(shape: Shape, next: Tool): void {
  selectShape(shape.id);
  tool.value = next;
  document.querySelector<HTMLElement>('.map-canvas canvas')?.focus();
}

const CHANGES: Record<ChangeKind, { label: string; form: ComponentType<{ shape: Shape }> }> = {
  move: { label: 'Move', form: MoveForm },
  rotate: { label: 'Rotate', form: RotateForm },
  offset: { label: 'Make larger or smaller', form: OffsetForm },
};

function ChangeButton({ shape, kind, title }: { shape: Shape; kind: ChangeKind; title: string }) {
  const { label } = CHANGES[kind];
  return (
    <button
      type="button"
      id={changeButtonId(shape.id, kind)}
      aria-expanded={shapeChange.value?.shape === shape.id && shapeChange.value.kind === kind}
      aria-label={`${label}: ${title}`}
      onClick={() => openChange(shape.id, kind)}
    >
      {label}
    </button>
  );
}

function ActButton({ label, title, onClick }: { label: string; title: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label === 'Remove' ? `Remove ${title}` : `${label}: ${title}`}
      onClick={onClick}
    >
      {label}
    </button>
  );
}

/** What to do on the map with the tool that was taken up here. */
function MapHint() {
  const words: Partial<Record<Tool, string>> = {
    split: 'Now draw a line across it on the map, from edge to edge.',
    hole: 'Now draw the outline of the hole on the map.',
  };
  return (
    <p class="help" role="status">
      {words[tool.value] ?? ''}
    </p>
  );
}

/** What can be done with a shape, in the order in which it is needed. */
export function ShapeActions({ shape, title, acts }: { shape: Shape; title: string; acts: WholeShapeActs }) {
  const open = shapeChange.value;
  const Form = open?.shape === shape.id && tool.value === 'edit' ? CHANGES[open.kind].form : null;
  const other = shape.role === 'disturbance' ? 'mitigation' : 'disturbance';
  return (
    <div class="shape-actions">
      <div class="buttons" role="group" aria-label={`Change ${title}`}>
        <ActButton label="Move corners" title={title} onClick={() => toMap(shape, 'edit')} />
        <ActButton
          label="Type corners"
          title={title}
          onClick={() => (entryOpen.value = { way: 'coordinates', shape: shape.id })}
        />
        <ChangeButton shape={shape} kind="move" title={title} />
        <ChangeButton shape={shape} kind="rotate" title={title} />
        <ChangeButton shape={shape} kind="offset" title={title} />
        <ActButton label="Split" title={title} onClick={() => toMap(shape, 'split')} />
        <ActButton label="Cut a hole" title={title} onClick={() => toMap(shape, 'hole')} />
      </div>
      {Form !== null && <Form key={`${shape.id} ${open?.kind ?? ''}`} shape={shape} />}
      <MapHint />
      <div class="buttons" role="group" aria-label={`${title} as a whole`}>
        <ActButton label="Duplicate" title={title} onClick={acts.duplicate} />
        <ActButton label={`Turn into ${other}`} title={title} onClick={acts.turn} />
        <ActButton label="Remove" title={title} onClick={acts.remove} />
      </div>
    </div>
  );
}
