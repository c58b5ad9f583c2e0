import type { FilledList, FilledNotice, FilledRequirement } from '../../core/contracts/application.js';
import { lawText } from '../figures/format.js';
import { SettingMark } from '../law/setting-mark.js';
import { LawLink, sectionOf } from '../panels/law-link.js';
import { NoticedParcels } from './noticed-parcels.js';

type ListStanding = FilledList['standing'];

const STANDINGS: Record<ListStanding, string | null> = {
  asked: null,
  'not-asked': 'Not asked of this application',
  undetermined: 'Not known whether it is asked',
};

function Standing({ standing, note }: { standing: ListStanding; note: string | null }) {
  const words = STANDINGS[standing];
  if (words === null && note === null) return null;
  return (
    <p class="item-note">
      {words !== null && <span class="outcome">{words}</span>} {note !== null && lawText(note)}
    </p>
  );
}

function Met({ met }: { met: boolean | null }) {
  if (met === null) return null;
  return met ? (
    <strong class="is-met">✓ In order</strong>
  ) : (
    <strong class="is-not-met">✗ Not in order</strong>
  );
}

/** @param ofList  how the list as a whole stands: what holds for all of it is not said again of each item */
function Item({ item, ofList }: { item: FilledRequirement; ofList: ListStanding }) {
  const standing = ofList === item.standing ? 'asked' : item.standing;
  return (
    <li class={`requirement standing-${item.standing}`} data-item={item.id}>
      <p>
        {lawText(item.words)} <span class="citation">{lawText(sectionOf(item.citation))}</span>
        {item.source === 'setting' && <SettingMark />}
      </p>
      {item.figures.length > 0 && (
        <dl class="filled">
          {item.figures.map(({ label, value, sqFt }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd data-sq-ft={sqFt ?? ''}>{lawText(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {item.met !== null && (
        <p>
          <Met met={item.met} />
        </p>
      )}
      <Standing standing={standing} note={item.note} />
      {item.links.length > 0 && (
        <p class="no-print">
          {item.links.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}

/** A list of what one section asks for, with what the product filled in; items that are not asked come last, folded. */
export function ApplicationList({ list }: { list: FilledList }) {
  const asked = list.items.filter(({ standing }) => standing !== 'not-asked');
  const others = list.items.filter(({ standing }) => standing === 'not-asked');
  return (
    <section class="law-list">
      <h4>
        {list.title} <LawLink at={`list-${list.id}`}>{lawText(sectionOf(list.citation))}</LawLink>
      </h4>
      <Standing standing={list.standing} note={list.note} />
      {list.words !== null && <p>{lawText(list.words)}</p>}
      <ul class="checklist">
        {asked.map((item) => (
          <Item key={item.id} item={item} ofList={list.standing} />
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>
            Not asked of this application ({others.length})<span class="visually-hidden">: {list.title}</span>
          </summary>
          <ul class="checklist">
            {others.map((item) => (
              <Item key={item.id} item={item} ofList={list.standing} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Who has to be told or listed, and which parcels that makes. */
export function ApplicationNotice({ notice }: { notice: FilledNotice }) {
  const { id, title, citation, words, by, standing, municipalities, clock, notes } = notice;
  return (
    <section class="law-list" data-notice={id}>
      <h4>
        {title} <LawLink at={notice.rule}>{lawText(sectionOf(citation))}</LawLink>
      </h4>
      <Standing standing={standing} note={null} />
      <p>
        {lawText(words)} <span class="meta">By {by}.</span>{' '}
        {clock !== null && <LawLink at={`clock-${clock}`}>When it is due</LawLink>}
      </p>
      {municipalities !== null && municipalities.length > 0 && (
        <p>
          Municipalities: <strong>{municipalities.join(', ')}</strong>
        </p>
      )}
      <NoticedParcels notice={notice} />
      {notes.length > 0 && (
        <ul class="plain meta">
          {notes.map((note) => (
            <li key={note}>{lawText(note)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
