import { useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { drawRole, shapes, tool, type Tool } from '../state/drawing.js';
import { entryOpen, type EntryWay } from '../state/entry.js';
import { Snapping } from './draw-options.js';
import { SHORT_NAMES, TOOL_NAMES } from './draw-tool-words.js';

/** Tools that have a button of their own where there is room. */
export const DIRECT = ['polygon', 'rectangle', 'circle'] as const;

const WAYS: Readonly<Record<EntryWay, string>> = {
  coordinates: 'Type coordinates',
  bearings: 'Bearings and distances',
  file: 'From a file',
};

function Group({
  name,
  children,
  narrow = false,
}: {
  name: string;
  children: ComponentChildren;
  narrow?: boolean;
}) {
  return (
    <div class={narrow ? 'narrow-only' : undefined} role="group" aria-label={name}>
      <p aria-hidden="true">{name}</p>
      {children}
    </div>
  );
}

function Tools({ names, take }: { names: readonly Tool[]; take: (name: Tool) => void }) {
  return (
    <>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          class={DIRECT.some((direct) => direct === name) ? 'narrow-only' : undefined}
          aria-pressed={tool.value === name}
          disabled={(name === 'hole' || name === 'split') && shapes.value.length === 0}
          onClick={() => take(name)}
        >
          {TOOL_NAMES[name]}
        </button>
      ))}
    </>
  );
}

function Roles() {
  return (
    <>
      {(['disturbance', 'mitigation'] as const).map((role) => (
        <button
          key={role}
          type="button"
          class={role}
          aria-pressed={drawRole.value === role}
          onClick={() => (drawRole.value = role)}
        >
          {role === 'disturbance' ? 'Disturbance' : 'Mitigation'}
        </button>
      ))}
    </>
  );
}

/** What the button says: the tool in hand where it has none of its own. */
function inHand(): string | null {
  const taken = tool.value;
  return taken === 'edit' || DIRECT.some((name) => name === taken) ? null : SHORT_NAMES[taken];
}

/** Pixels between the button and its list, and between the list and the edge of the window. */
const GAP = 8;

/** The list lies above all else, the panel too, so that it has to be told where the button is. */
function putUnder(list: HTMLElement, button: HTMLElement): void {
  const { left, bottom } = button.getBoundingClientRect();
  const top = bottom + GAP;
  const most = Math.max(GAP, document.documentElement.clientWidth - list.offsetWidth - GAP);
  list.style.top = `${top}px`;
  list.style.left = `${Math.min(left, most)}px`;
  list.style.maxHeight = `${window.innerHeight - top - GAP}px`;
}

/** Every tool that has no button of its own, behind one; on a narrow screen all of them. */
export function DrawMenu() {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const toggled = (): void => {
    const [shown, under] = [list.current, button.current];
    if (shown === null || under === null) return;
    const opens = shown.matches(':popover-open');
    setOpen(opens);
    if (opens) putUnder(shown, under);
  };
  const close = (): void => list.current?.hidePopover();
  const take = (name: Tool): void => {
    tool.value = name;
    close();
  };
  const chosen = inHand();
  return (
    <div class="draw-menu">
      <button
        type="button"
        ref={button}
        class={chosen === null ? undefined : 'in-hand'}
        popovertarget="draw-menu-list"
        aria-expanded={isOpen}
        aria-controls="draw-menu-list"
      >
        {chosen ?? (
          <>
            <span class="wide-only">More</span>
            <span class="narrow-only">{tool.value === 'edit' ? 'Draw' : SHORT_NAMES[tool.value]}</span>
          </>
        )}
        <span aria-hidden="true"> ▾</span>
      </button>
      <div
        class="draw-menu-list card"
        id="draw-menu-list"
        ref={list}
        popover="auto"
        role="group"
        aria-label="Ways to draw"
        onToggle={toggled}
      >
        <Group name="What it is" narrow>
          <Roles />
          <Snapping />
        </Group>
        <Group name="Draw">
          <Tools names={['polygon', 'rectangle', 'circle', 'line', 'freehand']} take={take} />
        </Group>
        <Group name="Change a shape">
          <Tools names={['hole', 'split']} take={take} />
        </Group>
        <Group name="Take over from the map">
          <Tools names={['copy-parcel', 'copy-building']} take={take} />
        </Group>
        <Group name="Without drawing">
          {(['coordinates', 'bearings', 'file'] as const).map((way) => (
            <button
              key={way}
              type="button"
              onClick={() => {
                close();
                entryOpen.value = { way, shape: null };
              }}
            >
              {WAYS[way]}
            </button>
          ))}
        </Group>
      </div>
    </div>
  );
}
