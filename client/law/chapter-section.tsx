import type { ComponentChildren } from 'preact';
import type { Ordinance } from '../../core/ordinance.js';
import { ActivityList } from './activity-list.js';
import type { LawChapter } from './chapters.js';
import { ClockPart, GuaranteePart, NoticePart, PermitPart } from './law-parts.js';
import { ProvisionItem } from './provision-item.js';
import { LawList } from './requirement-list.js';
import { SanctionPart } from './sanction-part.js';

interface PartProps {
  id: string;
  title: string;
  items: readonly unknown[];
  children: ComponentChildren;
}

function Part({ id, title, items, children }: PartProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h4 id={`law-${id}`} tabIndex={-1}>
        {title}
      </h4>
      {children}
    </section>
  );
}

interface Props {
  chapter: LawChapter;
  ordinance: Ordinance;
  on: string;
}

/** A chapter of the law: its provisions, then what the ordinance lists under them. */
export function ChapterSection({ chapter, ordinance, on }: Props) {
  const { chapter: id, title, lists, notices, clocks, sanctions, guarantees } = chapter;
  const shared = { ordinance };
  return (
    <section class="chapter" aria-labelledby={`law-${id}`}>
      <h3 id={`law-${id}`} tabIndex={-1}>
        {title}
      </h3>
      {chapter.provisions.map((provision) => (
        <ProvisionItem key={provision.rule} provision={provision} on={on} />
      ))}
      {chapter.hasActivities && <ActivityList ordinance={ordinance} on={on} />}
      {chapter.hasPermit && <PermitPart {...shared} />}
      <Part id={`${id}-lists`} title="Lists" items={lists}>
        {lists.map((list) => (
          <LawList key={list.id} list={list} ordinance={ordinance} on={on} />
        ))}
      </Part>
      <Part id={`${id}-notices`} title="Who must be told" items={notices}>
        <NoticePart notices={notices} {...shared} />
      </Part>
      <Part id={`${id}-clocks`} title="Periods" items={clocks}>
        <ClockPart clocks={clocks} {...shared} />
      </Part>
      <Part id={`${id}-sanctions`} title="Sanctions" items={sanctions}>
        <SanctionPart sanctions={sanctions} title={`Sanctions: ${title}`} />
      </Part>
      <Part id={`${id}-guarantees`} title="Money held to make sure of it" items={guarantees}>
        <GuaranteePart guarantees={guarantees} />
      </Part>
    </section>
  );
}
