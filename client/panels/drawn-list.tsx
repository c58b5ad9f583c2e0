import { shapes } from '../state/drawing.js';
import { LazyPart } from './lazy-part.js';

const loadList = () => import('./shape-list.js').then((module) => module.ShapeList);

/** What is drawn, in words: each shape with what is said about it, and what can be done with it. */
export function DrawnList() {
  if (shapes.value.length === 0) return null;
  return (
    <section aria-labelledby="drawn-heading">
      <h3 id="drawn-heading" tabIndex={-1}>
        What is drawn
      </h3>
      <LazyPart load={loadList} />
    </section>
  );
}
