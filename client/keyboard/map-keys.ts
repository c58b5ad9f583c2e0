import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Point } from '../preview/planar.js';
import { stepCorner, withCornerAfter, withCornerAt, withoutCorner } from './corner-steps.js';
import { arrowStep, distance, middleOf, movedCursor, placeAt, type Pixel } from './cursor-place.js';
import {
  heldCorner,
  keyCorners,
  keyCursor,
  keyHelpOpen,
  keySpeech,
  keyTarget,
  type KeyTarget,
  type KeyWork,
} from './key-target.js';
import { drawingWords } from './key-words.js';

/** Pixels within which Enter means the corner under the cursor. */
const REACH = 14;

/** A pause in moving the cursor after which what lies under it is said. */
const STILL_MS = 500;

/** The keyboard on one map. */
export class MapKeys {
  private still: ReturnType<typeof setTimeout> | undefined;
  /** where the cursor was when the last corner was put down, so that Enter there once more finishes */
  private putAt: Point | null = null;
  private taken: Point | null = null;
  /** where the cursor was when a corner was taken up: put down there, it stays to the last digit */
  private takenAt: Point | null = null;

  constructor(private readonly map: MapLibreMap) {}

  private get target(): KeyTarget | null {
    return keyTarget.peek();
  }

  private project = (place: Point): Pixel => this.map.project(place);

  private cursor(): Pixel {
    return keyCursor.peek() ?? middleOf(this.map);
  }

  /** Where a corner at the cursor goes, and what it lies on. */
  private place(): { at: Point; on: string } {
    const at = placeAt(this.map, this.cursor());
    const snapped = this.target?.snap(at, this.project) ?? null;
    return snapped === null ? { at, on: '' } : { at: snapped.place, on: snapped.text };
  }

  /** Whether the cursor is still at a place; at the edge it is the map that moves under it. */
  private isAt(place: Point | null): boolean {
    return place !== null && distance(this.project(place), this.cursor()) < 0.5;
  }

  private say(text: string): void {
    clearTimeout(this.still);
    keySpeech.value = text === keySpeech.peek() && text !== '' ? `${text}\u00a0` : text;
  }

  private show(pixel: Pixel): void {
    keyCursor.value = { ...pixel, note: '', snapped: false };
    const work = this.target?.work();
    const { at, on } = this.place();
    const words =
      work?.kind === 'draw'
        ? drawingWords(work.figure, keyCorners.peek(), at, this.target?.gridScale() ?? 1)
        : '';
    const note = [words, on === '' ? '' : `on ${on}`].filter((part) => part !== '').join(' · ');
    keyCursor.value = { ...pixel, note, snapped: on !== '' };
    this.carry(at);
    if (work?.kind === 'draw' && keyCorners.peek().length > 0)
      this.target?.preview([...keyCorners.peek(), at]);
    clearTimeout(this.still);
    this.still = setTimeout(() => this.sayCursor(note), STILL_MS);
  }

  private sayCursor(note: string): void {
    const land = this.target?.landAt(this.place().at) ?? '';
    this.say([note, land].filter((part) => part !== '').join('. '));
  }

  private carry(at: Point): void {
    const ring = this.target?.ring() ?? null;
    const held = heldCorner.peek();
    if (ring === null || held === null || this.taken === null) return;
    this.target?.moveRing({ id: ring.id, corners: withCornerAt(ring.corners, held, at) });
  }

  private changeCorners(corners: readonly Point[]): void {
    keyCorners.value = corners;
    this.target?.preview(corners.length === 0 ? null : [...corners, this.place().at]);
  }

  /** Forgets what is not finished. */
  drop(): void {
    if (keyCorners.peek().length > 0) {
      keyCorners.value = [];
      this.target?.preview(null);
    }
    if (this.taken !== null) this.target?.moveRing(null);
    this.taken = null;
    this.putAt = null;
    heldCorner.value = null;
  }

  /** Takes the cursor off the map; what is begun stays. */
  hide(): void {
    clearTimeout(this.still);
    keyCursor.value = null;
  }

  private async finish(corners: readonly Point[]): Promise<void> {
    const { target } = this;
    keyCorners.value = [];
    this.putAt = null;
    target?.preview(null);
    this.say((await target?.finish(corners)) ?? '');
  }

  private async draw({ figure, inAll }: Extract<KeyWork, { kind: 'draw' }>): Promise<void> {
    const corners = keyCorners.peek();
    const pixel = this.cursor();
    const [first] = corners;
    const least = figure === 'outline' ? 3 : 2;
    const onFirst =
      figure === 'outline' && first !== undefined && distance(this.project(first), pixel) <= REACH / 2;
    const again = this.isAt(this.putAt);
    if (again || (onFirst && corners.length > 0)) {
      if (corners.length >= least) await this.finish(corners);
      else
        this.say(
          `${figure === 'outline' ? 'An outline' : 'A line'} takes ${least} corners; there ${corners.length === 1 ? 'is 1' : `are ${corners.length}`}.`,
        );
      return;
    }
    const { at, on } = this.place();
    const next = [...corners, at];
    if (inAll !== null && next.length >= inAll) {
      await this.finish(next);
      return;
    }
    this.putAt = placeAt(this.map, pixel);
    this.changeCorners(next);
    const beforeIt = drawingWords(figure, corners, at, this.target?.gridScale() ?? 1);
    this.show(pixel);
    this.say(
      [`Corner ${next.length}`, beforeIt, on === '' ? '' : `on ${on}`]
        .filter((part) => part !== '')
        .join(', '),
    );
  }

  private edit(): void {
    const ring = this.target?.ring() ?? null;
    if (ring === null) {
      this.say('Choose a shape first: its “Move corners” stands in the list of what is drawn.');
      return;
    }
    const held = heldCorner.peek();
    if (held !== null && this.taken !== null) {
      const at = this.isAt(this.takenAt) ? null : this.place().at;
      this.taken = null;
      if (at === null) this.target?.moveRing(null);
      else this.target?.setRing({ id: ring.id, corners: withCornerAt(ring.corners, held, at) });
      this.say(`Corner ${held + 1} ${at === null ? 'stays where it was' : 'is put down'}.`);
      return;
    }
    const near = ring.corners.findIndex((corner) => distance(this.project(corner), this.cursor()) <= REACH);
    const taken = near === -1 ? held : near;
    const corner = taken === null ? undefined : ring.corners[taken];
    if (taken === null || corner === undefined) {
      this.say('There is no corner at the cursor. N goes to the next one.');
      return;
    }
    heldCorner.value = taken;
    this.taken = corner;
    this.takenAt = placeAt(this.map, this.cursor());
    this.say(`Corner ${taken + 1} of ${ring.corners.length} is taken up. Arrow keys carry it.`);
  }

  private goToCorner(step: 1 | -1): void {
    const ring = this.target?.ring() ?? null;
    if (ring === null || this.taken !== null) return;
    const index = stepCorner(heldCorner.peek(), ring.corners.length, step);
    const corner = ring.corners[index];
    if (corner === undefined) return;
    heldCorner.value = index;
    this.show(movedCursor(this.map, this.project(corner), { x: 0, y: 0 }));
    this.say(`Corner ${index + 1} of ${ring.corners.length}.`);
  }

  private goToRing(): void {
    this.drop();
    this.say(this.target?.nextRing() ?? '');
  }

  private addCorner(): void {
    const ring = this.target?.ring() ?? null;
    const at = heldCorner.peek();
    if (ring === null || at === null || this.taken !== null) return;
    const { corners, index } = withCornerAfter(ring.corners, at);
    this.target?.setRing({ id: ring.id, corners });
    heldCorner.value = index - 1;
    this.goToCorner(1);
    this.say(`Corner ${index + 1} of ${corners.length} is new, halfway to the next one.`);
  }

  private removeCorner(): void {
    const ring = this.target?.ring() ?? null;
    const at = heldCorner.peek();
    if (ring === null || at === null) return;
    const corners = withoutCorner(ring.corners, at);
    if (corners === null) {
      this.say('An outline keeps at least three corners.');
      return;
    }
    this.drop();
    this.target?.setRing({ id: ring.id, corners });
    this.say(`The corner is taken away; ${corners.length} are left.`);
  }

  private async enter(): Promise<void> {
    const work = this.target?.work();
    if (keyCursor.peek() === null) this.show(this.cursor());
    if (work?.kind === 'draw') await this.draw(work);
    else if (work?.kind === 'edit') this.edit();
    else if (work?.kind === 'choose') this.say((await this.target?.choose(this.place().at)) ?? '');
  }

  /** Takes back the last corner put down; false where there is none. */
  takeBack(): boolean {
    const corners = keyCorners.peek();
    if (corners.length === 0) return false;
    this.putAt = corners.at(-2) ?? null;
    this.changeCorners(corners.slice(0, -1));
    this.show(this.cursor());
    this.say(corners.length === 1 ? 'No corner is left.' : `Corner ${corners.length} is taken back.`);
    return true;
  }

  private escape(): boolean {
    const busy = keyCorners.peek().length > 0 || this.taken !== null;
    if (!busy && keyCursor.peek() === null) return false;
    this.drop();
    if (busy) this.say('Started over.');
    else this.hide();
    return true;
  }

  /** @returns whether the key was for the cursor, and the map is not to see it */
  press(event: KeyboardEvent): boolean {
    if (this.target === null) return false;
    if (event.ctrlKey || event.metaKey)
      return event.key.toLowerCase() === 'z' && !event.shiftKey && this.takeBack();
    const step = arrowStep(event);
    if (step !== null) {
      this.show(movedCursor(this.map, this.cursor(), step));
      return true;
    }
    const isEdit = this.target.work().kind === 'edit';
    const edits = isEdit && keyCursor.peek() !== null;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    switch (key) {
      case 'Enter':
      case ' ':
        if (this.target.begunByPointer?.() === true) return false;
        void this.enter();
        return true;
      case 'Home':
        this.show(middleOf(this.map));
        return true;
      case 'Backspace':
        return this.takeBack();
      case 'Escape':
        return this.escape();
      case '?':
        keyHelpOpen.value = !keyHelpOpen.peek();
        return true;
      case 'w':
        this.sayCursor(keyCursor.peek()?.note ?? '');
        return true;
      case 'n':
      case 'p':
        if (isEdit) this.goToCorner(key === 'n' ? 1 : -1);
        return true;
      case 'h':
        if (isEdit) this.goToRing();
        return true;
      case 'i':
        if (edits) this.addCorner();
        return edits;
      case 'Delete':
        if (edits) this.removeCorner();
        return edits;
      default:
        return false;
    }
  }
}
