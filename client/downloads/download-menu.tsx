import type { ComponentProps, ComponentType } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { DownloadChoices } from './download-choices.js';
import type { DownloadOffer, ReadyFile } from './download-offer.js';
import { DownloadStanding } from './download-standing.js';
import { placeList } from './place-list.js';
import { useDownload } from './use-download.js';
import '../style/downloads.css';

type Choices = ComponentType<ComponentProps<typeof DownloadChoices>>;

/** Fetched once, when the first menu is opened. */
let fetched: Choices | null = null;

function useChoices(wanted: boolean): { Choices: Choices | null; failed: boolean; again: () => void } {
  const [, setDone] = useState(0);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!wanted || fetched !== null) return;
    setFailed(false);
    import('./download-choices.js').then(
      (module) => {
        fetched = module.DownloadChoices;
        setDone((count) => count + 1);
      },
      () => setFailed(true),
    );
  }, [wanted, turn]);
  return { Choices: fetched, failed, again: () => setTurn(turn + 1) };
}

/**
 * A button with the formats in which something can be had.
 * @param about  what it is, for whoever hears the button's name alone
 * @param ready  a file that the page has already
 */
export function DownloadMenu({
  offers,
  about,
  ready = null,
}: {
  offers: readonly DownloadOffer[];
  about: string;
  ready?: ReadyFile | null;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { now, start, stop } = useDownload();
  const { Choices, failed, again } = useChoices(isOpen);
  useEffect(() => {
    if (isOpen && list.current !== null && button.current !== null) placeList(list.current, button.current);
  }, [isOpen, Choices, failed]);
  const toggled = (): void => setOpen(list.current?.matches(':popover-open') === true);
  const close = (): void => list.current?.hidePopover();
  return (
    <span class="download-menu no-print">
      <button
        type="button"
        ref={button}
        popovertarget={`${id}-list`}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
      >
        Download<span class="visually-hidden"> {about}</span>
        <span aria-hidden="true"> ▾</span>
      </button>
      <DownloadStanding now={now} stop={stop} />
      <div
        class="download-list card"
        id={`${id}-list`}
        ref={list}
        popover="auto"
        role="group"
        aria-label={`Download ${about}`}
        onToggle={toggled}
      >
        {Choices !== null ? (
          <Choices id={id} offers={offers} ready={ready} take={start} close={close} />
        ) : failed ? (
          <p role="alert">
            This part of the page did not come.{' '}
            <button type="button" class="link" onClick={again}>
              Try again
            </button>
          </p>
        ) : (
          <p class="loading">Fetching the formats…</p>
        )}
      </div>
    </span>
  );
}
