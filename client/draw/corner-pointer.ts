import { effect, signal } from '@preact/signals';
import type { Map as MapLibreMap, MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { gridScaleAt } from '../preview/grid-scale.js';
import type { Point } from '../preview/planar.js';
import { selectedCorner } from '../state/draw-options.js';
import { editShape, liveShapes, readOnly, selectedShape, shapes, tool } from '../state/drawing.js';
import { pointerNote } from '../state/map-view.js';
import { sketchSpeech } from '../state/sketch.js';
import { gripAt, handlesOf, isInShape, MOUSE_REACH, TOUCH_REACH, type Reach } from './handles.js';
import type { PointerPixel } from './pointer-pixel.js';
import { movingNote, shiftNote, spokenNote } from './pointer-note.js';
import { removeCorner } from './remove-corner.js';
import { draggedShape, ringBefore, shiftFt, type Drag } from './shape-drag.js';
import type { Mark, SketchLayers } from './sketch-layers.js';
import { snapMark, snapProposal } from './snap-proposal.js';

/** Pixels that the pointer may tremble without moving anything. */
const STILL = 4;

/** How long a finger rests on a corner to take it away. */
const LONG_PRESS_MS = 650;

/** @returns the shape whose corners can be moved; null: none */
function selected(): Shape | null {
  return shapes.value.find(({ id }) => id === selectedShape.value) ?? null;
}

function canEdit(): boolean {
  return tool.peek() === 'edit' && !readOnly.peek();
}

/** What the pointer does to shapes that are drawn, one at a time. */
class CornerPointer {
  private readonly drag = signal<Drag | null>(null);
  private readonly zoom = signal(0);
  private start = { x: 0, y: 0 };
  private moved = false;
  private longPress: ReturnType<typeof setTimeout> | undefined;
  /** a browser on a touch screen asks for a menu as well when a finger rests */
  private touching = false;

  constructor(
    private readonly map: MapLibreMap,
    private readonly layers: SketchLayers,
    private readonly pixel: PointerPixel,
  ) {}

  private project = (place: Point): { x: number; y: number } => this.map.project(place);

  private take(event: MapMouseEvent | MapTouchEvent, reach: Reach): void {
    this.moved = false;
    const shape = selected();
    if (!canEdit() || shape === null) return;
    this.pixel.moveTo(event.point);
    const grip = gripAt(this.map, shape, event.point, reach);
    if (grip === null) return;
    // What is taken up moves, and the map stays.
    event.preventDefault();
    this.start = { x: this.pixel.x, y: this.pixel.y };
    const from =
      grip.kind === 'shape'
        ? this.pixel.place()
        : (ringBefore({ grip, shape, from: [0, 0] })[grip.corner] ?? [0, 0]);
    if (grip.kind === 'corner')
      selectedCorner.value = { shape: shape.id, ring: grip.ring, corner: grip.corner };
    this.drag.value = { grip, shape, from };
  }

  private mouseDown = (event: MapMouseEvent): void => {
    // After a tap a browser acts as if a mouse had been pressed as well.
    if (event.originalEvent.button === 0 && !this.touching) this.take(event, MOUSE_REACH);
  };

  private touchStart = (event: MapTouchEvent): void => {
    this.touching = true;
    if (event.points.length > 1) {
      this.putBack();
      return;
    }
    this.take(event, TOUCH_REACH);
    const drag = this.drag.peek();
    if (drag?.grip.kind !== 'corner') return;
    const { ring, corner } = drag.grip;
    this.longPress = setTimeout(() => {
      this.putBack();
      // The click that follows when the finger is lifted is not meant for what lies there now.
      this.moved = true;
      removeCorner({ shape: drag.shape.id, ring, corner });
    }, LONG_PRESS_MS);
  };

  private carry = (event: PointerEvent): void => {
    const drag = this.drag.peek();
    if (drag === null || !event.isPrimary) return;
    const { left, top } = this.map.getCanvas().getBoundingClientRect();
    this.pixel.moveTo({ x: event.clientX - left, y: event.clientY - top });
    const { x, y } = this.pixel;
    this.moved ||= Math.hypot(x - this.start.x, y - this.start.y) > STILL;
    if (!this.moved) return;
    clearTimeout(this.longPress);
    const snapped =
      drag.grip.kind === 'shape' || event.altKey
        ? null
        : snapProposal(this.pixel.place(), this.project, drag.shape.id);
    this.show(drag, snapped?.place ?? this.pixel.place(), snapped);
  };

  private show(drag: Drag, at: Point, snapped: { place: Point; text: string } | null): void {
    const shape = draggedShape(drag, at);
    liveShapes.value = shapes.peek().map((other) => (other.id === shape.id ? shape : other));
    const scale = gridScaleAt(at);
    const { grip } = drag;
    const note =
      grip.kind === 'shape'
        ? shiftNote(...shiftFt(drag.from, at), scale)
        : movingNote(ringBefore(drag), shape.rings[grip.ring] ?? [], scale);
    const text = snapped === null ? note : `${note} · on ${snapped.text}`;
    pointerNote.value = { ...this.pixel.note(), text };
    sketchSpeech.value = spokenNote(text);
    const marks: Mark[] = snapped === null ? [] : [{ kind: 'snap', at }];
    this.layers.showSketch(
      grip.kind === 'shape' ? [] : [...marks, { kind: 'corner', at, role: shape.role, chosen: true }],
    );
  }

  private putBack(): void {
    clearTimeout(this.longPress);
    if (this.drag.peek() === null) return;
    this.drag.value = null;
    liveShapes.value = null;
    pointerNote.value = null;
    sketchSpeech.value = '';
    snapMark.value = null;
    this.layers.showSketch([]);
  }

  private putDown = (event: PointerEvent): void => {
    const drag = this.drag.peek();
    if (drag === null || !event.isPrimary) return;
    const live = liveShapes.peek()?.find(({ id }) => id === drag.shape.id);
    const { grip, shape } = drag;
    this.putBack();
    if (!this.moved || live === undefined || event.type !== 'pointerup') return;
    editShape(shape.id, { rings: live.rings });
    if (grip.kind === 'middle')
      selectedCorner.value = { shape: shape.id, ring: grip.ring, corner: grip.corner };
  };

  private click = (event: MapMouseEvent): void => {
    if (!canEdit() || this.moved) return;
    const shape = selected();
    const grip = shape === null ? null : gripAt(this.map, shape, event.point, MOUSE_REACH);
    if (grip !== null && grip.kind !== 'shape') return;
    selectedCorner.value = null;
    const place: Point = [event.lngLat.lng, event.lngLat.lat];
    const under = shapes.peek().filter((other) => isInShape(place, other));
    selectedShape.value = under.find(({ id }) => id === selectedShape.peek())?.id ?? under.at(-1)?.id ?? null;
  };

  private hover = (event: MapMouseEvent): void => {
    this.pixel.moveTo(event.point);
    if (this.drag.peek() !== null) return;
    const shape = tool.peek() === 'edit' ? selected() : null;
    const grip = shape === null ? null : gripAt(this.map, shape, event.point, MOUSE_REACH);
    const cursor = grip === null ? '' : grip.kind === 'shape' ? 'move' : 'pointer';
    this.map.getCanvas().style.cursor = tool.peek() === 'edit' ? cursor : 'crosshair';
  };

  private menu = (event: MapMouseEvent): void => {
    const shape = selected();
    if (!canEdit() || shape === null || this.touching) return;
    const grip = gripAt(this.map, shape, event.point, MOUSE_REACH);
    if (grip?.kind === 'corner') removeCorner({ shape: shape.id, ring: grip.ring, corner: grip.corner });
  };

  private handles(): Mark[] {
    const shape = tool.value === 'edit' && !readOnly.value ? selected() : null;
    const drag = this.drag.value;
    const chosen = selectedCorner.value;
    // Which of them are shown, and how large, depends on how far apart they are on screen.
    if (shape === null || this.zoom.value < 0 || drag?.grip.kind === 'shape') return [];
    const handles = handlesOf(this.map, shape, chosen);
    if (drag === null) return handles;
    // The corner that is carried is shown where it is now; the rest stay, so that nothing else is drawn anew.
    const { grip } = drag;
    const carried = grip.kind === 'corner' ? shape.rings[grip.ring]?.[grip.corner] : undefined;
    return handles.filter((mark) => mark.kind === 'corner' && mark.at !== carried);
  }

  /** Takes away the corner under the pointer, or the one that was touched last. @returns whether there was one */
  removeHere(): boolean {
    const shape = selected();
    if (!canEdit() || shape === null) return false;
    const grip = gripAt(this.map, shape, this.pixel, MOUSE_REACH);
    if (grip?.kind === 'corner') {
      removeCorner({ shape: shape.id, ring: grip.ring, corner: grip.corner });
      return true;
    }
    const touched = selectedCorner.peek();
    if (touched === null) return false;
    removeCorner(touched);
    return true;
  }

  /** @returns what stops it */
  follow(): () => void {
    const { map } = this;
    const zoomed = (): void => void (this.zoom.value = map.getZoom());
    const pressed = (event: PointerEvent): void => void (this.touching = event.pointerType === 'touch');
    map.on('mousedown', this.mouseDown);
    map.on('touchstart', this.touchStart);
    map.on('click', this.click);
    map.on('mousemove', this.hover);
    map.on('contextmenu', this.menu);
    map.on('zoomend', zoomed);
    map.getCanvasContainer().addEventListener('pointerdown', pressed, { capture: true });
    window.addEventListener('pointermove', this.carry);
    window.addEventListener('pointerup', this.putDown);
    window.addEventListener('pointercancel', this.putDown);
    const stop = effect(() => this.layers.showHandles(this.handles()));
    return () => {
      this.putBack();
      stop();
      map.off('mousedown', this.mouseDown);
      map.off('touchstart', this.touchStart);
      map.off('click', this.click);
      map.off('mousemove', this.hover);
      map.off('contextmenu', this.menu);
      map.off('zoomend', zoomed);
      map.getCanvasContainer().removeEventListener('pointerdown', pressed, { capture: true });
      window.removeEventListener('pointermove', this.carry);
      window.removeEventListener('pointerup', this.putDown);
      window.removeEventListener('pointercancel', this.putDown);
      map.getCanvas().style.cursor = '';
    };
  }
}

/** What the pointer does to shapes that are drawn. */
export interface Corners {
  /** takes away the corner under the pointer, or the one that was touched last; gives whether there was one */
  removeHere: () => boolean;
  stop: () => void;
}

/** Lets corners be moved, added and taken away, and whole shapes be moved, by mouse and by touch. */
export function moveByPointer(map: MapLibreMap, layers: SketchLayers, pixel: PointerPixel): Corners {
  const pointer = new CornerPointer(map, layers, pixel);
  const stop = pointer.follow();
  return { removeHere: () => pointer.removeHere(), stop };
}
